import type { FamilyDetail, NotificationKind } from '@rinkside/contracts/notification';
import { defineEntity, p } from '@mikro-orm/postgresql';
import { Award } from '../award/award.entity.js';
import { Comment } from '../comment/comment.entity.js';
import { Item } from '../item/item.entity.js';
import { LiveGame } from '../live-game/live-game.entity.js';
import { Player } from '../player/player.entity.js';

/** With its whole type, that of `Notification` would be longer than TypeScript declares. */
const liveGame: { '~entity': { id: string } } = LiveGame;

export const Notification = defineEntity({
  name: 'Notification',
  properties: {
    id: p.uuid().primary(),
    playerId: p.manyToOne(Player).mapToPk().fieldName('player_id').deleteRule('cascade'),
    kind: p.text().$type<NotificationKind>(),
    actorId: p.manyToOne(Player).mapToPk().fieldName('actor_id').deleteRule('cascade').nullable(),
    /** The account that acted as the actor, a child profile; null if the actor did it. Limits count per account. */
    accountId: p.manyToOne(Player).mapToPk().fieldName('account_id').deleteRule('set null').nullable(),
    itemId: p.manyToOne(Item).mapToPk().fieldName('item_id').deleteRule('cascade').nullable(),
    commentId: p.manyToOne(Comment).mapToPk().fieldName('comment_id').deleteRule('cascade').nullable(),
    awardId: p.manyToOne(Award).mapToPk().fieldName('award_id').deleteRule('cascade').nullable(),
    liveGameId: p
      .manyToOne(liveGame)
      .mapToPk()
      .fieldName('live_game_id')
      .deleteRule('cascade')
      .updateRule('no action')
      .nullable(),
    /** What a notification of the kind `live_game` reported last; it grows with each news. */
    progress: p.integer().nullable(),
    /** What a notification about a family reports. */
    detail: p.json().$type<FamilyDetail>().nullable(),
    createdAt: p.datetime(6),
    readAt: p.datetime(6).nullable(),
  },
  indexes: [
    {
      // Without an expression the ORM cannot say `nulls not distinct`.
      name: 'notification_trigger',
      expression: `create unique index notification_trigger on notification
        (player_id, kind, actor_id, item_id, comment_id, award_id, live_game_id) nulls not distinct`,
    },
    {
      name: 'notification_newest',
      expression: 'create index notification_newest on notification (player_id, created_at desc, id desc)',
    },
    {
      name: 'notification_age',
      expression:
        'create index notification_age on notification using brin (created_at) with (autosummarize = on)',
    },
    { name: 'notification_unread', properties: ['playerId'], where: 'read_at is null' },
    { name: 'notification_actor', properties: ['actorId'] },
    {
      name: 'notification_account',
      properties: ['accountId', 'playerId', 'createdAt'],
      where: 'account_id is not null',
    },
    { name: 'notification_item', properties: ['itemId'] },
    // Partial: few notifications have one.
    { name: 'notification_comment', properties: ['commentId'], where: 'comment_id is not null' },
    { name: 'notification_award', properties: ['awardId'], where: 'award_id is not null' },
    {
      name: 'notification_live_game',
      properties: ['liveGameId', 'playerId'],
      where: 'live_game_id is not null',
    },
  ],
});
