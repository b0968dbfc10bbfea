import { forgetOldChats } from '@rinkside/domain/coach/coach.retention';
import { forgetOldNotifications } from '@rinkside/domain/notification/notification.retention';
import { forgetOldReports } from '@rinkside/domain/report/report.retention';
import { forgetting } from '@rinkside/platform/forget';
import { firstIdOf } from '@rinkside/platform/id';
import type { OutboxEvent } from '@rinkside/platform/outbox/relay';
import { openRedis, redisScope } from '@rinkside/platform/redis';
import { statement } from '@rinkside/platform/sql';
import { removeStrays } from '@rinkside/platform/uploads';
import { resumeRemovals } from './jobs/remove-account.js';
import { sweepReplies } from './jobs/reply-as-coach.js';
import { sweepMedia } from './jobs/transcode-highlight.js';
import { jobsOf } from './publish.js';
import { reactions } from './reactions.js';
import type { Resources } from './resources.js';

/** How often the sweeps look, ms. */
const look = 10_000;

/**
 * Where the next step through the outbox ends: so short that it takes no longer where few facts are of the last day,
 * and that what the relay publishes meanwhile does not wait for it.
 */
const reach = statement<{ id: string }>(
  'sweep.reach',
  `select id from (select id from outbox where id > $1 order by id limit 500) step order by id desc limit 1`,
);
const recent = statement<OutboxEvent>(
  'sweep.recent',
  `select id, name, payload, trace, occurred_at from outbox
   where id > $1 and id <= $2 and published_at > now() - interval '24 hours' order by id`,
);
/** Facts are kept for a week, ms, and for two days after a late publication: jobs are derived from those of one. */
const kept = 7 * 24 * 3_600_000;
/** $1 the first id of those to keep. */
const forgetPublished = forgetting(
  'sweep.outbox',
  'outbox',
  `id < $1 and published_at < now() - interval '48 hours'`,
);
const forgetKeys = forgetting('sweep.idempotency', 'idempotency', `created_at < now() - interval '25 hours'`);

const firstId = '00000000-0000-0000-0000-000000000000';

/** Adds every job of the last day again; those still known to their queue, and done ones, are the same jobs. */
export const rederiveJobs = async ({ database, queues, log }: Resources): Promise<number> => {
  let added = 0;
  for (let after = firstId; ;) {
    const [last] = await database.sql.rows(reach, [after]);
    if (!last) break;
    const events = await database.sql.rows(recent, [after, last.id]);
    const jobs = jobsOf(events.filter(({ name }) => name in reactions));
    if (jobs.length > 0) await queues.add(jobs);
    added += jobs.length;
    after = last.id;
  }
  if (added > 0) log.info({ jobs: added }, 'jobs derived again from the outbox');
  return added;
};

/** Keeps tables bounded, and rebuilds the queues when Redis has forgotten them: it is a cache, not a truth. */
export const startSweeps = (resources: Resources) => {
  const { env, log, database, storage, shutdown } = resources;
  const redis = env.REDIS_URL ? openRedis(env.REDIS_URL, log, { failFast: true }) : undefined;
  const marker = `${redisScope(env.DATABASE_URL)}:remembers`;
  let sweeping: Promise<void> | undefined;

  const sweep = async () => {
    try {
      if (redis?.status === 'ready' && !(await redis.exists(marker))) {
        await rederiveJobs(resources);
        await redis.set(marker, '1');
      }
      await forgetPublished(database.sql, firstIdOf(Date.now() - kept));
      await forgetKeys(database.sql);
      await forgetOldReports(database.sql);
      await forgetOldNotifications(database.sql);
      await forgetOldChats(database.sql);
      await sweepMedia(resources);
      await sweepReplies(resources);
      await removeStrays(database, storage);
      await resumeRemovals(resources);
    } catch (error) {
      log.warn({ err: error }, 'sweep did not finish; the next one tries again');
    }
  };
  const begin = () => {
    sweeping ??= sweep().finally(() => (sweeping = undefined));
  };
  const timer = setInterval(begin, look);
  // A Redis that is met, or comes back, is the one that may have forgotten.
  redis?.on('ready', begin);
  shutdown.add('sweeps', async () => {
    clearInterval(timer);
    redis?.off('ready', begin);
    await sweeping;
    redis?.disconnect();
  });
};
