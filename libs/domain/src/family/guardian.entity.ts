import { defineEntity, p } from '@mikro-orm/postgresql';
import { Player } from '../player/player.entity.js';

/** An account that acts as a child profile. */
export const Guardian = defineEntity({
  name: 'Guardian',
  properties: {
    guardianId: p
      .manyToOne(Player)
      .mapToPk()
      .fieldName('guardian_id')
      .deleteRule('cascade')
      .updateRule('no action')
      .primary(),
    childId: p
      .manyToOne(Player)
      .mapToPk()
      .fieldName('child_id')
      .deleteRule('cascade')
      .updateRule('no action')
      .primary(),
    createdAt: p.datetime(6),
  },
  indexes: [{ name: 'guardian_of_child', properties: ['childId'] }],
});
