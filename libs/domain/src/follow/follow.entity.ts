import { followTargets } from '@rinkside/contracts/follow';
import { defineEntity, p } from '@mikro-orm/postgresql';
import { Player } from '../player/player.entity.js';

/** A player follows a player or an organization. */
export const Follow = defineEntity({
  name: 'Follow',
  properties: {
    followerId: p
      .manyToOne(Player)
      .mapToPk()
      .fieldName('follower_id')
      .deleteRule('cascade')
      .updateRule('no action')
      .primary(),
    targetType: p.enum(followTargets).primary(),
    targetId: p.uuid().primary(),
    /** False after an unfollow; the row keeps the version. */
    following: p.boolean(),
    /** Whether live games of the followed player notify the follower. */
    liveAlerts: p.boolean().default(false),
    version: p.integer(),
    changedAt: p.datetime(6),
  },
  indexes: [
    {
      name: 'follow_newest',
      columns: [
        { name: 'follower_id' },
        { name: 'target_type' },
        { name: 'changed_at', sort: 'desc' },
        { name: 'target_id', sort: 'desc' },
      ],
      where: 'following',
    },
    {
      name: 'follow_target',
      columns: [
        { name: 'target_id' },
        { name: 'target_type' },
        { name: 'changed_at', sort: 'desc' },
        { name: 'follower_id', sort: 'desc' },
      ],
      where: 'following',
    },
    {
      name: 'follow_live_alerts',
      properties: ['targetId', 'followerId'],
      where: 'live_alerts',
    },
    { name: 'follow_left', properties: ['targetId'], where: 'not following' },
  ],
});
