import type { JobPayload } from '@rinkside/contracts/jobs';
import type { NotificationKind } from '@rinkside/contracts/notification';
import { newId } from '@rinkside/platform/id';
import { statement } from '@rinkside/platform/sql';
import type { Ctx } from '../actor.js';
import { causes } from './notification.causes.js';
import { notificationViews, unreadBy, unreadOf } from './notification.views.js';

/** What happened, as the job carries it. */
export type Cause = JobPayload<'notify'>;

/** Grows the counter of a box, which is locked from there to the commit: counts and versions grow in one order. */
const grow = `on conflict (player_id) do update set version = notification_box.version + 1 returning version`;

interface Added {
  id: string;
  player_id: string;
  version: number;
}

/** What is told later than this is no news: it is in the list, and counts as read. */
const news = `interval '3 days'`;

/** The same thing happening again finds its notification there. */
const add = (kind: NotificationKind) =>
  statement<Added>(
    `notification.add.${kind}`,
    `with added as (
       insert into notification (id, player_id, kind, actor_id, item_id, comment_id, award_id, created_at, read_at)
       select $1::uuid, me.id, '${kind}', cause.actor_id, $4::uuid, $5::uuid, $6::uuid, coalesce(cause.at, $7::timestamptz),
         case when cause.at < $7::timestamptz - ${news} then $7::timestamptz end
       from player me cross join lateral (${causes[kind]}) cause
       where me.id = $2::uuid and me.suspended_at is null and $2::uuid is distinct from $3::uuid
       on conflict do nothing returning id, player_id),
     box as (insert into notification_box (player_id, version) select player_id, 1 from added ${grow})
     select id, player_id, version from added, box`,
  );
const adds: Record<NotificationKind, ReturnType<typeof add>> = {
  follow: add('follow'),
  like: add('like'),
  comment: add('comment'),
  highlight_ready: add('highlight_ready'),
  highlight_failed: add('highlight_failed'),
  award: add('award'),
  coach_waiting: add('coach_waiting'),
  coach_confirmed: add('coach_confirmed'),
};

const bump = statement<{ version: number }>(
  'notification.bump',
  `insert into notification_box (player_id, version) values ($1, 1) ${grow}`,
);

/**
 * Leaves a notification for each cause with the actor, if what it tells of is still so: never of oneself, nor of
 * anybody blocked or suspended. Told again, or of what was undone meanwhile, it changes nothing.
 */
export const addNotifications = async (ctx: Ctx, causes: Cause[]): Promise<void> => {
  const added: Added[] = [];
  for (const cause of causes)
    added.push(
      ...(await ctx.sql.rows(adds[cause.kind], [
        newId(),
        cause.player_id,
        'actor_id' in cause ? cause.actor_id : null,
        'item_id' in cause ? cause.item_id : null,
        'comment_id' in cause ? cause.comment_id : null,
        'award_id' in cause ? cause.award_id : null,
        ctx.now,
      ])),
    );
  if (added.length === 0) return;
  const views = await notificationViews(
    ctx.sql,
    added.map(({ id }) => id),
  );
  const unread = await unreadBy(
    ctx.sql,
    added.map(({ player_id }) => player_id),
  );
  for (const { id, player_id, version } of added) {
    const notification = views.get(id);
    if (notification)
      ctx.emit('notification.added', {
        notification,
        unread: unread.get(player_id) ?? 0,
        version,
        player_id,
      });
  }
};

const read = statement<{ id: string }>(
  'notification.read',
  `update notification set read_at = $2
   where player_id = $1 and read_at is null and ($3::uuid[] is null or id = any($3::uuid[])) returning id`,
);
/** More than this are told of as all. */
const mostTold = 100;

/** Marks the given ones, or all, as read; those of others are none of the actor's. What was read is told to their other screens. */
export const readNotifications = async (
  ctx: Ctx,
  { ids }: { ids?: string[] },
): Promise<{ unread: number }> => {
  const { id: player_id } = ctx.actor;
  const found = await ctx.sql.rows(read, [player_id, ctx.now, ids ?? null]);
  const [box] = found.length > 0 ? await ctx.sql.rows(bump, [player_id]) : [];
  const unread = await unreadOf(ctx.sql, player_id);
  if (box) {
    const told = found.length > mostTold ? null : found.map(({ id }) => id);
    ctx.emit('notification.read', { ids: told, unread, version: box.version, player_id });
  }
  return { unread };
};
