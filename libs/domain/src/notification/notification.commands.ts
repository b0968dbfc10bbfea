import type { NotificationTrigger } from '@rinkside/contracts/jobs.schema';
import {
  notificationFilters,
  type FamilyNotificationKind,
  type NotificationKind,
} from '@rinkside/contracts/notification';
import type { UnreadSubject } from '@rinkside/contracts/notification.schema';
import { newId } from '@rinkside/platform/id';
import { statement, stableArrayParam } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { hasMinorsItemsSql } from '../player/minor.js';
import { triggerQueries } from './notification.triggers.js';
import { notificationViews, stillHoldsSql, unreadCounts, unreadCountOf } from './notification.views.js';

/** Kinds of which each trigger names its receiver. */
type AddressedKind = Exclude<NotificationKind, FamilyNotificationKind>;

/** Why one player is notified. */
export type PlayerTrigger =
  | Exclude<NotificationTrigger, { kind: 'live_game' | 'recount' | FamilyNotificationKind }>
  | {
      kind: 'live_game';
      player_id: string;
      actor_id: string;
      account_id: string | undefined;
      live_game_id: string;
    }
  | { kind: 'live_abandoned'; player_id: string; live_game_id: string };

/** A notification created later than this after its trigger is added as read. */
const unreadWindow = `interval '3 days'`;

/** Notifications an hour that one account, with its profiles, can cause to a minor; more are not added. */
const maxHourlyPerAccount = 20;
const isRecent = `recent.player_id = request.player_id and recent.created_at > $1::timestamptz - interval '1 hour'`;
const recentNotificationsSql = `(select count(*) from (
  select from notification recent where ${isRecent} and recent.actor_id = request.account_id and recent.account_id is null
  union all select from notification recent where ${isRecent} and recent.account_id = request.account_id
  limit ${maxHourlyPerAccount}) counted)`;

// Prepared: one text for any number of rows; a built query has another text for each number.

/** A notification of a live game is new again with each news; when a goal is taken back it stays as it was. */
const updateProgress = `on conflict (player_id, kind, actor_id, item_id, comment_id, award_id, live_game_id) do update
  set progress = excluded.progress,
    created_at = case when excluded.progress > notification.progress then excluded.created_at else notification.created_at end,
    read_at = case when excluded.progress > notification.progress then null else notification.read_at end
  where excluded.progress <> notification.progress`;

/** A later request, answer, place or end is new again. */
const renew = `on conflict (player_id, kind, actor_id, item_id, comment_id, award_id, live_game_id) do update
  set created_at = excluded.created_at, read_at = excluded.read_at where excluded.created_at > notification.created_at`;
const renewedKinds = new Set<NotificationKind>([...notificationFilters.circles, 'follow_accepted']);
const onConflict = (kind: NotificationKind) =>
  kind === 'live_game' ? updateProgress : renewedKinds.has(kind) ? renew : 'on conflict do nothing';

/** A repeated trigger conflicts with its existing notification and adds none. */
const insertStatement = (kind: AddressedKind) =>
  statement(
    `notification.add.${kind}`,
    `insert into notification (id, player_id, kind, actor_id, account_id, item_id, comment_id, award_id, live_game_id, progress, created_at, read_at)
     select request.id, receiver.id, '${kind}', trigger.actor_id, nullif(request.account_id, trigger.actor_id), request.item_id, request.comment_id, request.award_id, request.live_game_id,
       ${kind === 'live_game' ? 'trigger.progress' : 'null'},
       coalesce(trigger.at, $1::timestamptz), case when trigger.at < $1::timestamptz - ${unreadWindow} then $1::timestamptz end
     from (select *, row_number() over (partition by player_id, account_id order by id) as turn
       from unnest(${stableArrayParam('$2', 'uuid')}, $3::uuid[], $4::uuid[], $5::uuid[], $6::uuid[], $7::uuid[], $8::uuid[], $9::uuid[])
         as request (id, player_id, actor_id, account_id, item_id, comment_id, award_id, live_game_id)) request
     join player receiver on receiver.id = request.player_id cross join lateral (${triggerQueries[kind]}) trigger
     where receiver.suspended_at is null and request.player_id is distinct from request.actor_id
       and (request.actor_id is null or not ${hasMinorsItemsSql('receiver')}
         or request.turn + ${recentNotificationsSql} <= ${maxHourlyPerAccount})
     order by request.id
     ${onConflict(kind)} returning id, player_id`,
    z.object({ id: z.string(), player_id: z.string() }),
  );
const insertByKind: Record<AddressedKind, ReturnType<typeof insertStatement>> = {
  follow: insertStatement('follow'),
  follow_request: insertStatement('follow_request'),
  follow_accepted: insertStatement('follow_accepted'),
  like: insertStatement('like'),
  comment: insertStatement('comment'),
  highlight_ready: insertStatement('highlight_ready'),
  highlight_failed: insertStatement('highlight_failed'),
  award: insertStatement('award'),
  coach_waiting: insertStatement('coach_waiting'),
  coach_confirmed: insertStatement('coach_confirmed'),
  guardian_joined: insertStatement('guardian_joined'),
  guardian_left: insertStatement('guardian_left'),
  live_game: insertStatement('live_game'),
  live_abandoned: insertStatement('live_abandoned'),
  guardian_follows: insertStatement('guardian_follows'),
  circle_asked: insertStatement('circle_asked'),
  circle_joined: insertStatement('circle_joined'),
  circle_invited: insertStatement('circle_invited'),
  circle_ended: insertStatement('circle_ended'),
  circle_merged: insertStatement('circle_merged'),
  coach_question: insertStatement('coach_question'),
  coach_handed_over: insertStatement('coach_handed_over'),
  circle_offered: insertStatement('circle_offered'),
  team_asked: insertStatement('team_asked'),
  team_joined: insertStatement('team_joined'),
};
/** Kinds that a client can take back: see {@link reportUndoneNotifications}. */
type UndoableKind = Extract<NotificationTrigger, { undone?: true | undefined }>['kind'];
const undoableKinds = new Set<NotificationKind>([
  'like',
  'follow',
  'follow_request',
] satisfies UndoableKind[]);
const addressedKinds = Object.keys(insertByKind) as AddressedKind[];

const addCounters = statement(
  'notification.addCounters',
  `insert into notification_counter (player_id, version)
   select id, 0 from player where id = any(${stableArrayParam('$1', 'uuid')}) order by id on conflict do nothing`,
);
const lockCounters = statement(
  'notification.lockCounters',
  `select from notification_counter where player_id = any(${stableArrayParam('$1', 'uuid')}) order by player_id for no key update`,
);

/**
 * Locks the counters of all receivers of a transaction, before its first notification: transactions that lock further ones
 * later deadlock, whatever order each statement has. Missing counters are added in a statement of their own, because the
 * snapshot of one statement would not lock a counter that another transaction has just added. Batches at the same time also
 * keep the hourly limit thereby.
 */
export const lockReceivers = async (ctx: Ctx, playerIds: string[]): Promise<void> => {
  if (playerIds.length > 0)
    await Promise.all([ctx.sql.rows(addCounters, [playerIds]), ctx.sql.rows(lockCounters, [playerIds])]);
};

/** Increments the receivers' notification counters, which stay locked until the commit, so that unread counts and versions have one order. */
const incrementVersion = statement(
  'notification.incrementVersion',
  `insert into notification_counter (player_id, version)
   select player_id, count(*) from unnest(${stableArrayParam('$1', 'uuid')}) player_id group by player_id order by player_id
   on conflict (player_id) do update set version = notification_counter.version + excluded.version
   returning player_id, version`,
  z.object({ player_id: z.string(), version: z.number() }),
);

/** Receivers of one transaction, which locks the counter row of each. */
export const receiversPerTransaction = 60;
/** Below all ids. */
export const firstId = '00000000-0000-0000-0000-000000000000';
const selectReceivers = statement(
  'notification.receiversOfActor',
  `select distinct player_id from notification where actor_id = $1 and read_at is null and player_id > $2
   order by player_id limit ${receiversPerTransaction}`,
  z.object({ player_id: z.string() }),
);
/** Players who were never notified have no counter and nothing to count. */
const nextVersions = statement(
  'notification.nextVersions',
  `update notification_counter set version = version + 1 where player_id = any(${stableArrayParam('$1', 'uuid')})
   returning player_id, version`,
  z.object({ player_id: z.string(), version: z.number() }),
);

const announceCounts = async (ctx: Ctx, receivers: string[]): Promise<void> => {
  if (receivers.length === 0) return;
  await ctx.sql.rows(lockCounters, [receivers]);
  const [counters, unread] = await Promise.all([
    ctx.sql.rows(nextVersions, [receivers]),
    unreadCounts(ctx.sql, receivers),
  ]);
  for (const { player_id, version } of counters)
    ctx.emit('notification.removed', { ids: [], unread: unread.get(player_id) ?? 0, player_id, version });
};

/**
 * Sends the unread counts of a receiver, or of those with an unread notification of an actor.
 * @param after continues after this receiver
 * @returns the last receiver of a full batch
 */
export const sendUnreadCounts = async (
  ctx: Ctx,
  { of, id, after = firstId }: UnreadSubject & { after?: string | undefined },
): Promise<string | undefined> => {
  const receivers =
    of === 'receiver'
      ? [id]
      : (await ctx.sql.rows(selectReceivers, [id, after])).map(({ player_id }) => player_id);
  await announceCounts(ctx, receivers);
  return receivers.length === receiversPerTransaction ? receivers.at(-1) : undefined;
};

const accountOfTrigger = (trigger: PlayerTrigger): string | null => {
  if ('account_id' in trigger && trigger.account_id) return trigger.account_id;
  return 'actor_id' in trigger ? trigger.actor_id : null;
};

/**
 * Adds a notification for each trigger that still holds. Skips the receiver's own actions and those of blocked or
 * suspended players. Repeated or undone triggers change nothing. Rows are inserted in one order to prevent deadlocks.
 */
export const addNotifications = async (ctx: Ctx, triggers: PlayerTrigger[]): Promise<void> => {
  const sorted = triggers.toSorted((one, other) => one.player_id.localeCompare(other.player_id));
  await lockReceivers(
    ctx,
    sorted.map(({ player_id }) => player_id),
  );
  const inserted = await Promise.all(
    addressedKinds.map(async (kind) => {
      const sameKind = sorted.filter((trigger) => trigger.kind === kind);
      if (sameKind.length === 0) return [];
      return ctx.sql.rows(insertByKind[kind], [
        ctx.now,
        sameKind.map(() => newId()),
        sameKind.map(({ player_id }) => player_id),
        sameKind.map((trigger) => ('actor_id' in trigger ? trigger.actor_id : null)),
        sameKind.map(accountOfTrigger),
        sameKind.map((trigger) => ('item_id' in trigger ? trigger.item_id : null)),
        sameKind.map((trigger) => ('comment_id' in trigger ? trigger.comment_id : null)),
        sameKind.map((trigger) => ('award_id' in trigger ? trigger.award_id : null)),
        sameKind.map((trigger) => ('live_game_id' in trigger ? trigger.live_game_id : null)),
      ]);
    }),
  );
  await announceAdded(ctx, inserted.flat());
  // What was liked, followed or asked before counts again, without a new notification.
  const added = new Set(inserted.flat().map(({ player_id }) => player_id));
  const repeated = sorted.filter(({ kind, player_id }) => undoableKinds.has(kind) && !added.has(player_id));
  await announceCounts(
    ctx,
    repeated.map(({ player_id }) => player_id),
  );
};

/** Sends notifications that were stored to the devices of their receivers, with the unread counts. */
export const announceAdded = async (ctx: Ctx, added: { id: string; player_id: string }[]): Promise<void> => {
  if (added.length === 0) return;
  const receivers = added.map(({ player_id }) => player_id);
  const [counters, views, unread] = await Promise.all([
    ctx.sql.rows(incrementVersion, [receivers]),
    notificationViews(
      ctx.sql,
      added.map(({ id }) => id),
    ),
    unreadCounts(ctx.sql, receivers),
  ]);
  for (const { player_id, version } of counters) {
    const ofReceiver = added.filter((notification) => notification.player_id === player_id);
    for (const [at, { id }] of ofReceiver.entries()) {
      const notification = views.get(id);
      if (!notification) continue;
      ctx.emit('notification.added', {
        notification,
        unread: unread.get(player_id) ?? 0,
        player_id,
        version: version - ofReceiver.length + at + 1,
      });
    }
  }
};

const selectUndone = statement(
  'notification.undone',
  `select distinct n.id, n.player_id
   from unnest(${stableArrayParam('$1', 'uuid')}, $2::text[], $3::uuid[], $4::uuid[]) as request (player_id, kind, actor_id, item_id)
   join notification n on n.player_id = request.player_id and n.kind = request.kind and n.actor_id = request.actor_id
     and n.item_id is not distinct from request.item_id
   where not ${stillHoldsSql} order by n.player_id, n.id`,
  z.object({ id: z.string(), player_id: z.string() }),
);

/**
 * Reports notifications whose like, follow or request was taken back or answered; lists and counts leave them out. The
 * rows stay, so that a repetition sends no second notification.
 */
export const reportUndoneNotifications = async (
  ctx: Ctx,
  triggers: Extract<NotificationTrigger, { kind: UndoableKind }>[],
): Promise<void> => {
  if (triggers.length === 0) return;
  const undone = await ctx.sql.rows(selectUndone, [
    triggers.map(({ player_id }) => player_id),
    triggers.map(({ kind }) => kind),
    triggers.map(({ actor_id }) => actor_id),
    triggers.map((trigger) => ('item_id' in trigger ? trigger.item_id : null)),
  ]);
  await reportRemoved(ctx, undone);
};

/** Reports notifications that no longer hold, in one event for each receiver. */
export const reportRemoved = async (ctx: Ctx, undone: { id: string; player_id: string }[]): Promise<void> => {
  if (undone.length === 0) return;
  const byReceiver = Map.groupBy(undone, ({ player_id }) => player_id);
  const receivers = [...byReceiver.keys()];
  const [counters, unread] = await Promise.all([
    ctx.sql.rows(incrementVersion, [receivers]),
    unreadCounts(ctx.sql, receivers),
  ]);
  for (const { player_id, version } of counters) {
    const ids = (byReceiver.get(player_id) ?? []).map(({ id }) => id);
    ctx.emit('notification.removed', { ids, unread: unread.get(player_id) ?? 0, player_id, version });
  }
};

const markRead = statement(
  'notification.read',
  `update notification set read_at = $2 where id = any(array(
     select id from notification
     where player_id = $1 and read_at is null and ($3::uuid[] is null or id = any($3::uuid[])) limit $4))
   returning id`,
  z.object({ id: z.string() }),
);
/** Rows per update, which keeps each statement far below the statement timeout. */
const batchSize = 2000;
/** When more were read, the event says `ids: null` (all) instead of listing them. */
const maxIdsInEvent = 100;

/** Marks the actor's given notifications, or all of them, as read. The event updates the actor's other devices. */
export const markNotificationsRead = async (
  ctx: Ctx,
  { ids }: { ids?: string[] },
): Promise<{ unread: number }> => {
  const { id: player_id } = ctx.actor;
  let readCount = 0;
  let batch: { id: string }[] = [];
  do {
    batch = await ctx.sql.rows(markRead, [player_id, ctx.now, ids ?? null, batchSize]);
    readCount += batch.length;
  } while (batch.length === batchSize);
  const [counter] = readCount > 0 ? await ctx.sql.rows(incrementVersion, [[player_id]]) : [];
  const unread = await unreadCountOf(ctx.sql, player_id);
  if (counter) {
    const readIds = readCount > maxIdsInEvent ? null : batch.map(({ id }) => id);
    ctx.emit('notification.read', { ids: readIds, unread, version: counter.version, player_id });
  }
  return { unread };
};
