import type { Cause } from '@rinkside/contracts/jobs';
import { notificationKinds, type NotificationKind } from '@rinkside/contracts/notification';
import { newId } from '@rinkside/platform/id';
import { statement, uncounted } from '@rinkside/platform/sql';
import type { Ctx } from '../actor.js';
import { causes } from './notification.causes.js';
import { notificationViews, unreadBy, unreadOf } from './notification.views.js';

/** What is told later than this is no news: it is in the list, and counts as read. */
const news = `interval '3 days'`;

interface Added {
  id: string;
  player_id: string;
}

/** The same thing happening again finds its notification there. */
const add = (kind: NotificationKind) =>
  statement<Added>(
    `notification.add.${kind}`,
    `insert into notification (id, player_id, kind, actor_id, item_id, comment_id, award_id, created_at, read_at)
     select asked.id, me.id, '${kind}', cause.actor_id, asked.item_id, asked.comment_id, asked.award_id,
       coalesce(cause.at, $1::timestamptz), case when cause.at < $1::timestamptz - ${news} then $1::timestamptz end
     from unnest(${uncounted('$2', 'uuid')}, $3::uuid[], $4::uuid[], $5::uuid[], $6::uuid[], $7::uuid[])
       as asked (id, player_id, actor_id, item_id, comment_id, award_id)
     join player me on me.id = asked.player_id cross join lateral (${causes[kind]}) cause
     where me.suspended_at is null and asked.player_id is distinct from asked.actor_id
     order by asked.id
     on conflict do nothing returning id, player_id`,
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

/** Grows the counters of boxes, locked from there to the commit: counts and versions grow in one order. */
const grow = statement<{ player_id: string; version: number }>(
  'notification.grow',
  `insert into notification_box (player_id, version)
   select player_id, count(*) from unnest(${uncounted('$1', 'uuid')}) player_id group by player_id order by player_id
   on conflict (player_id) do update set version = notification_box.version + excluded.version
   returning player_id, version`,
);

/**
 * Leaves a notification for each cause with the actor, if what it tells of is still so: never of oneself, nor of
 * anybody blocked or suspended. Told again, or of what was undone meanwhile, it changes nothing. Whoever leaves many
 * does it in one order, so that nobody waits for somebody who waits for them.
 */
export const addNotifications = async (ctx: Ctx, causes: Cause[]): Promise<void> => {
  const asked = causes.toSorted((one, other) => one.player_id.localeCompare(other.player_id));
  const inserted = await Promise.all(
    notificationKinds.map(async (kind) => {
      const alike = asked.filter((cause) => cause.kind === kind);
      if (alike.length === 0) return [];
      return ctx.sql.rows(adds[kind], [
        ctx.now,
        alike.map(() => newId()),
        alike.map(({ player_id }) => player_id),
        alike.map((cause) => ('actor_id' in cause ? cause.actor_id : null)),
        alike.map((cause) => ('item_id' in cause ? cause.item_id : null)),
        alike.map((cause) => ('comment_id' in cause ? cause.comment_id : null)),
        alike.map((cause) => ('award_id' in cause ? cause.award_id : null)),
      ]);
    }),
  );
  const added = inserted.flat();
  if (added.length === 0) return;
  const receivers = added.map(({ player_id }) => player_id);
  const [boxes, views, unread] = await Promise.all([
    ctx.sql.rows(grow, [receivers]),
    notificationViews(
      ctx.sql,
      added.map(({ id }) => id),
    ),
    unreadBy(ctx.sql, receivers),
  ]);
  for (const { player_id, version } of boxes) {
    const own = added.filter((one) => one.player_id === player_id);
    for (const [at, { id }] of own.entries()) {
      const notification = views.get(id);
      if (!notification) continue;
      const told = {
        notification,
        unread: unread.get(player_id) ?? 0,
        version: version - own.length + at + 1,
      };
      ctx.emit('notification.added', { ...told, player_id });
    }
  }
};

const read = statement<{ id: string }>(
  'notification.read',
  `update notification set read_at = $2 where id = any(array(
     select id from notification
     where player_id = $1 and read_at is null and ($3::uuid[] is null or id = any($3::uuid[])) limit $4))
   returning id`,
);
/** Read in steps of so many, each done long before a statement has to be; more than `told` are told of as all. */
const most = { step: 2000, told: 100 };

/** Marks the given ones, or all, as read; those of others are none of the actor's. What was read is told to their other screens. */
export const readNotifications = async (
  ctx: Ctx,
  { ids }: { ids?: string[] },
): Promise<{ unread: number }> => {
  const { id: player_id } = ctx.actor;
  let found = 0;
  let step: { id: string }[] = [];
  do {
    step = await ctx.sql.rows(read, [player_id, ctx.now, ids ?? null, most.step]);
    found += step.length;
  } while (step.length === most.step);
  const [box] = found > 0 ? await ctx.sql.rows(grow, [[player_id]]) : [];
  const unread = await unreadOf(ctx.sql, player_id);
  if (box) {
    const told = found > most.told ? null : step.map(({ id }) => id);
    ctx.emit('notification.read', { ids: told, unread, version: box.version, player_id });
  }
  return { unread };
};
