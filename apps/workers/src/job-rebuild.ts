import { newId } from '@rinkside/platform/id';
import { outboxEvent } from '@rinkside/platform/outbox/relay';
import { redisKeyPrefix, type openRedis } from '@rinkside/platform/redis';
import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import { eventHandlers } from './event-handlers.js';
import { jobsFromEvents } from './outbox-publisher.js';
import type { Resources } from './resources.js';

/** The end of the next chunk of the outbox. Chunks are small, so that a rebuild does not delay the relay. */
const chunkEnd = statement(
  'maintenance.chunkEnd',
  `select id from (select id from outbox where id > $1 order by id limit 500) chunk order by id desc limit 1`,
  z.object({ id: z.string() }),
);
/** $3: published after it, within the last day; null: any time of that day. */
const publishedInChunk = statement(
  'maintenance.publishedInChunk',
  `select id, name, payload, traceparent, occurred_at from outbox
   where id > $1 and id <= $2 and published_at > greatest($3::timestamptz, now() - interval '24 hours') order by id`,
  outboxEvent,
);
const minId = '00000000-0000-0000-0000-000000000000';

/**
 * How long a job can be unfinished without waiting in its queue: an outage postpones it for an hour at most, and the
 * retries of a failing job take less than a minute.
 */
const retryWindowMs = 65 * 60_000;

/**
 * Adds the jobs of the events again that were published after `since`. Job ids are deterministic, so jobs that a queue
 * still has are not added twice.
 */
const rebuildJobs = async ({ database, queues, log }: Resources, since: Date | undefined) => {
  let added = 0;
  for (let after = minId; ;) {
    const [chunk] = await database.sql.rows(chunkEnd, [after]);
    if (!chunk) break;
    const events = await database.sql.rows(publishedInChunk, [after, chunk.id, since ?? null]);
    const jobs = jobsFromEvents(events.filter(({ name }) => name in eventHandlers));
    if (jobs.length > 0) await queues.add(jobs);
    added += jobs.length;
    after = chunk.id;
  }
  log.info({ jobs: added, since }, 'jobs rebuilt from the outbox');
};

/**
 * Returns a task that rebuilds the jobs when Redis lost its data. It adds those that were unfinished at its last run with
 * data in Redis, or those of the last day when this process had no such run.
 */
export const createJobRebuild = (resources: Resources, redis: ReturnType<typeof openRedis>) => {
  const { env, queues } = resources;
  /** Time of the last rebuild, ms since the epoch. Missing in a Redis that lost its data. */
  const rebuiltAtKey = `${redisKeyPrefix(env.DATABASE_URL, env.REDIS_PREFIX)}:jobs-rebuilt`;
  /** All jobs of events published earlier are finished. */
  let unfinishedSince: Date | undefined;

  return async () => {
    if (redis.status !== 'ready') return;
    const rebuiltAt = await redis.get(rebuiltAtKey);
    if (!rebuiltAt) {
      const startedKey = `${rebuiltAtKey}:${newId()}`;
      await redis.set(startedKey, '', 'EX', 3600);
      await rebuildJobs(resources, unfinishedSince);
      // If the key is gone, Redis lost its data during the rebuild. The next run starts over.
      if (await redis.del(startedKey)) await redis.set(rebuiltAtKey, Date.now());
      return;
    }
    const waits = await queues.waitingTimes();
    const since = Date.now() - Math.max(...waits.map(({ seconds }) => seconds * 1000)) - retryWindowMs;
    // Jobs of a rebuild are younger than their events. A changed key means that Redis lost its data again.
    if (since > Number(rebuiltAt) && (await redis.get(rebuiltAtKey)) === rebuiltAt)
      unfinishedSince = new Date(since);
  };
};
