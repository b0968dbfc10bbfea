import { actorOf } from '@rinkside/domain/actor';
import { deleteOldChats, deleteOldConcussionEvents } from '@rinkside/domain/coach/coach.retention';
import { countPassedGames, playersWithPassedGames } from '@rinkside/domain/game/game.maintenance';
import { deleteOldFollowRequests } from '@rinkside/domain/follow/follow-request.retention';
import { deleteOldNotifications } from '@rinkside/domain/notification/notification.retention';
import { deleteOldEdits } from '@rinkside/domain/organization/organization.edits';
import { deleteOldReports } from '@rinkside/domain/report/report.retention';
import { createBatchedDelete } from '@rinkside/platform/batched-delete';
import { minIdAt } from '@rinkside/platform/id';
import { maintainPartitions } from '@rinkside/platform/outbox/partitions';
import { outboxEvent } from '@rinkside/platform/outbox/relay';
import { openRedis, redisKeyPrefix } from '@rinkside/platform/redis';
import { statement } from '@rinkside/platform/sql';
import { sweepOrphans } from '@rinkside/platform/staged-objects';
import * as z from 'zod';
import { requeueAccountDeletions } from './jobs/delete-account.js';
import { requeueStaleReplies } from './jobs/generate-coach-reply.js';
import { maintainHighlightMedia } from './jobs/transcode-highlight.js';
import { jobsFromEvents } from './outbox-publisher.js';
import { eventHandlers } from './event-handlers.js';
import type { Resources } from './resources.js';

const maintenanceIntervalMs = 10_000;

/** The end of the next chunk of the outbox. Chunks are small, so that a rebuild does not delay the relay. */
const chunkEnd = statement(
  'maintenance.chunkEnd',
  `select id from (select id from outbox where id > $1 order by id limit 500) chunk order by id desc limit 1`,
  z.object({ id: z.string() }),
);
const recentlyPublished = statement(
  'maintenance.recentlyPublished',
  `select id, name, payload, traceparent, occurred_at from outbox
   where id > $1 and id <= $2 and published_at > now() - interval '24 hours' order by id`,
  outboxEvent,
);
/**
 * Events are kept for a week at most, and at least two days after publication: jobs are rebuilt from those of one day.
 * Most are dropped with the partition of their day before.
 */
const eventRetentionMs = 7 * 24 * 3_600_000;
/** $1: the first event id to keep. */
const deleteOldEvents = createBatchedDelete(
  'maintenance.outbox',
  'outbox',
  ['id'],
  `id < $1 and published_at < now() - interval '48 hours'`,
);
const deleteOldIdempotencyKeys = createBatchedDelete(
  'maintenance.idempotency',
  'idempotency',
  ['player_id', 'route', 'key'],
  `created_at < now() - interval '25 hours'`,
);

/** Makes seasons and awards count games that lay ahead when they were logged, on the day after they were played. */
const countPassedGamesOfPlayers = async ({ database, commands }: Resources) => {
  for (const id of await playersWithPassedGames(database.sql, new Date()))
    await commands.run(actorOf(id), countPassedGames);
};

const minId = '00000000-0000-0000-0000-000000000000';

/**
 * Adds all jobs of the last day's events again. Job ids are deterministic, so jobs that a queue still has are not added
 * twice.
 * @returns the number of jobs added.
 */
export const rebuildJobs = async ({ database, queues, log }: Resources): Promise<number> => {
  let added = 0;
  for (let after = minId; ;) {
    const [chunk] = await database.sql.rows(chunkEnd, [after]);
    if (!chunk) break;
    const events = await database.sql.rows(recentlyPublished, [after, chunk.id]);
    const jobs = jobsFromEvents(events.filter(({ name }) => name in eventHandlers));
    if (jobs.length > 0) await queues.add(jobs);
    added += jobs.length;
    after = chunk.id;
  }
  if (added > 0) log.info({ jobs: added }, 'jobs rebuilt from the outbox');
  return added;
};

/**
 * Starts the periodic maintenance: deletes expired rows, requeues stale work, and rebuilds the queues after Redis lost
 * its data.
 */
export const startMaintenance = (resources: Resources) => {
  const { env, log, database, storage, shutdown } = resources;
  const redis = env.REDIS_URL ? openRedis(env.REDIS_URL, log, { failFast: true }) : undefined;
  /** Missing in a Redis that lost its data. */
  const rebuiltKey = `${redisKeyPrefix(env.DATABASE_URL, env.REDIS_PREFIX)}:jobs-rebuilt`;
  let maintenance: Promise<void> | undefined;

  const rebuildLostJobs = async () => {
    if (redis?.status !== 'ready' || (await redis.exists(rebuiltKey))) return;
    await rebuildJobs(resources);
    await redis.set(rebuiltKey, '1');
  };
  const { sql } = database;
  const tasks: Record<string, () => Promise<unknown>> = {
    rebuildLostJobs,
    maintainPartitions: () => maintainPartitions(database.pool, sql, Date.now()),
    deleteOldEvents: () => deleteOldEvents(sql, minIdAt(Date.now() - eventRetentionMs)),
    deleteOldIdempotencyKeys: () => deleteOldIdempotencyKeys(sql),
    deleteOldReports: () => deleteOldReports(sql),
    deleteOldEdits: () => deleteOldEdits(sql),
    deleteOldNotifications: () => deleteOldNotifications(sql),
    deleteOldFollowRequests: () => deleteOldFollowRequests(sql),
    deleteOldChats: () => deleteOldChats(sql),
    deleteOldConcussionEvents: () => deleteOldConcussionEvents(sql),
    maintainHighlightMedia: () => maintainHighlightMedia(resources),
    requeueStaleReplies: () => requeueStaleReplies(resources),
    countPassedGames: () => countPassedGamesOfPlayers(resources),
    sweepOrphans: () => sweepOrphans(database, storage),
    requeueAccountDeletions: () => requeueAccountDeletions(resources),
  };

  /** A task that fails, because a store is away, does not hold up the others. */
  const runMaintenance = async () => {
    for (const [task, run] of Object.entries(tasks))
      await run().catch((error: unknown) =>
        log.warn({ err: error, task }, 'maintenance failed; retrying in the next run'),
      );
  };
  const start = () => {
    maintenance ??= runMaintenance().finally(() => (maintenance = undefined));
  };
  const timer = setInterval(start, maintenanceIntervalMs);
  // After a (re)connection Redis may have lost its data.
  redis?.on('ready', start);
  shutdown.add('maintenance', async () => {
    clearInterval(timer);
    redis?.off('ready', start);
    await maintenance;
    redis?.disconnect();
  });
};
