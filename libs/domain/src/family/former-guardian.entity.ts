import { defineEntity, p } from '@mikro-orm/postgresql';
import { Player } from '../player/player.entity.js';

/** A person whom the guardians of a child removed. Until one of them allows it, the person reads the child as a stranger. */
export const FormerGuardian = defineEntity({
  name: 'FormerGuardian',
  properties: {
    childId: p
      .manyToOne(Player)
      .mapToPk()
      .fieldName('child_id')
      .deleteRule('cascade')
      .updateRule('no action')
      .primary(),
    personId: p
      .manyToOne(Player)
      .mapToPk()
      .fieldName('person_id')
      .deleteRule('cascade')
      .updateRule('no action')
      .primary(),
    endedAt: p.datetime(6),
    allowedAt: p.datetime(6).nullable(),
  },
  indexes: [{ name: 'former_guardian_person', properties: ['personId'] }],
});
