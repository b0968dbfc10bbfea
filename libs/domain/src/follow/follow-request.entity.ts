import { defineEntity, p } from '@mikro-orm/postgresql';
import { Player } from '../player/player.entity.js';

/** A player asks to follow a player who approves followers. */
export const FollowRequest = defineEntity({
  name: 'FollowRequest',
  properties: {
    followerId: p
      .manyToOne(Player)
      .mapToPk()
      .fieldName('follower_id')
      .deleteRule('cascade')
      .updateRule('no action')
      .primary(),
    targetId: p
      .manyToOne(Player)
      .mapToPk()
      .fieldName('target_id')
      .deleteRule('cascade')
      .updateRule('no action')
      .primary(),
    /** False once accepted, declined or withdrawn; the row keeps the version. */
    waiting: p.boolean(),
    version: p.integer(),
    changedAt: p.datetime(6),
  },
  indexes: [
    {
      name: 'follow_request_newest',
      columns: [
        { name: 'target_id' },
        { name: 'changed_at', sort: 'desc' },
        { name: 'follower_id', sort: 'desc' },
      ],
    },
    {
      name: 'follow_request_age',
      expression:
        'create index follow_request_age on follow_request using brin (changed_at) with (autosummarize = on)',
    },
  ],
});
