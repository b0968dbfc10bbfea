import { defineEntity, p } from '@mikro-orm/postgresql';
import { Player } from '../player/player.entity.js';

/** One player blocks another. */
export const Block = defineEntity({
  name: 'Block',
  properties: {
    blockerId: p
      .manyToOne(Player)
      .mapToPk()
      .fieldName('blocker_id')
      .deleteRule('cascade')
      .updateRule('no action')
      .primary(),
    blockedId: p
      .manyToOne(Player)
      .mapToPk()
      .fieldName('blocked_id')
      .deleteRule('cascade')
      .updateRule('no action')
      .primary(),
    createdAt: p.datetime(6),
    /** What the blocker saw of the player when blocking; null in rows of a version that did not store it. */
    firstName: p.text().nullable(),
    lastName: p.text().nullable(),
    avatarKey: p.text().nullable(),
  },
  indexes: [{ name: 'block_of_blocked', properties: ['blockedId'] }],
});
