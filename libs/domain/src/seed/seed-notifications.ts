import { stableArrayParam, statement } from '@rinkside/platform/sql';
import { runQuery } from '@rinkside/platform/query-builder';
import type { Ctx } from '../actor.js';
import { addNotifications, type PlayerTrigger } from '../notification/notification.commands.js';
import { db } from '../query-builder.js';

/** Notifications of the last day that a demo player has not read, at most. */
const maxUnread = 4;

const markSeen = statement(
  'seed.markSeen',
  `update notification n set read_at = $2::timestamptz from (
     select id, created_at, row_number() over (partition by player_id order by created_at desc, id desc) as turn
     from notification where player_id = any(${stableArrayParam('$1', 'uuid')}) and read_at is null) unread
   where n.id = unread.id and (unread.turn > ${maxUnread} or unread.created_at < $2::timestamptz - interval '1 day')`,
);

/**
 * Adds notifications in the command that triggers them, dated to their triggers. The jobs of its events add them again,
 * which changes nothing. Each receiver has read all but the newest.
 */
export const notify = async (ctx: Ctx, triggers: PlayerTrigger[], now: Date): Promise<void> => {
  if (triggers.length === 0) return;
  await addNotifications(ctx, triggers);
  await ctx.sql.rows(markSeen, [triggers.map(({ player_id }) => player_id), now]);
};

/** Notifies the actor of their awards. */
export const notifyOfAwards = async (ctx: Ctx, now: Date): Promise<void> => {
  const player_id = ctx.actor.id;
  const awards = await runQuery(
    ctx.sql,
    db.selectFrom('award').select('id').where('player_id', '=', player_id),
  );
  const triggers = awards.map(({ id }): PlayerTrigger => ({ kind: 'award', player_id, award_id: id }));
  await notify(ctx, triggers, now);
};
