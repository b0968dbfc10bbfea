import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { postRoutes } from '@rinkside/contracts/post';
import { callRoute } from '@rinkside/testkit/api-client';
import { openPool } from '@rinkside/testkit/test-database';
import { clockTableSql, newEventIdSql } from './event-ids.js';
import type { Figure } from './chaos-run.js';
import { Installation } from './installation.js';
import { seedUsers } from './seed-users.js';
import { cpuSecondsOf } from '../../bench/cpu-usage.js';
import { quantile } from './traffic.js';

/** Events inserted by one statement. */
const batchSize = 5000;
/** Maximum backlog; large enough that the relay always has work. */
const maxBacklog = 20_000;

/** Inserts new events as gateways do. They reach no room and cause no job. */
const insertEventsSql = `insert into outbox (id, name, payload, occurred_at)
  select ${newEventIdSql}, 'like.changed',
    jsonb_build_object('content_type', 'post', 'id', $1::text, 'author_id', $1::text, 'organization_id', null,
      'in_feeds', false, 'version', n, 'likesCount', 0, 'actor_id', $1::text, 'liked', false), now()
  from generate_series(1, ${batchSize}) n,
    ${clockTableSql}`;

/** Waits until the backlog is at most this. Polls slowly: an open transaction makes the count scan all published rows. */
const waitForBacklog = async (installation: Installation, maxEvents: number) => {
  for (;;) {
    const [row] = await installation.rows<{ n: number }>(
      'select count(*)::int as n from outbox where published_at is null',
    );
    if ((row?.n ?? 0) <= maxEvents) return;
    await pause(250);
  }
};

/** Sends events through the outbox. @returns CPU time of the relay per event, µs. */
const publishEvents = async (installation: Installation, events: number): Promise<number> => {
  const { pid } = installation.process('relay-1');
  const before = cpuSecondsOf(pid);
  for (let inserted = 0; inserted < events; inserted += batchSize) {
    await installation.rows(insertEventsSql, [randomUUID()]);
    await waitForBacklog(installation, maxBacklog);
  }
  await waitForBacklog(installation, 0);
  return ((cpuSecondsOf(pid) - before) * 1e6) / events;
};

/** Returns the p90 of posts from write to publish, ms. */
const postPublishP90 = async (installation: Installation, token: string): Promise<number> => {
  const ids: string[] = [];
  for (let at = 0; at < 20; at++)
    ids.push(
      (await callRoute(installation.origin, token, postRoutes.create, { body: { content: `${at}` } })).id,
    );
  await installation.settle();
  const rows = await installation.rows<{ ms: number }>(
    `select extract(epoch from published_at - occurred_at)::float * 1000 as ms from outbox where payload->>'id' = any($1)`,
    [ids],
  );
  return quantile(
    rows.map(({ ms }) => ms),
    0.9,
  );
};

/** Publishes many events while a long transaction keeps vacuum from removing dead rows. */
export const publishDuringLongTransaction = async (
  postgresUrl: string,
  events: number,
): Promise<Figure[]> => {
  const installation = await Installation.open(postgresUrl);
  const holder = openPool(installation.databaseUrl, 1);
  try {
    await installation.process('relay-2').stop();
    const [user] = await seedUsers(installation, 1);
    const cpuBefore = await publishEvents(installation, Math.min(events, 100_000));
    const startedAt = performance.now();
    const transaction = await holder.connect();
    await transaction.query('begin isolation level repeatable read');
    await transaction.query('select 1 from outbox limit 1');
    const cpuDuring = await publishEvents(installation, events);
    const publishP90 = await postPublishP90(installation, user?.token ?? '');
    const openMs = performance.now() - startedAt;
    await transaction.query('commit');
    transaction.release();
    const [published] = await installation.rows<{ n: number }>(
      'select count(published_at)::int as n from outbox where attempts = 1',
    );
    const [all] = await installation.rows<{ n: number }>('select count(*)::int as n from outbox');
    return [
      { what: 'events published during the transaction', value: events },
      { what: 'transaction held open, s', value: Math.round(openMs / 1000) },
      { what: 'events lost, stuck or retried', value: (all?.n ?? 0) - (published?.n ?? 0), limit: 0 },
      {
        what: 'relay CPU per event, ratio to before',
        value: Math.round((100 * cpuDuring) / cpuBefore) / 100,
        limit: 1.5,
      },
      { what: 'p90 of later posts from write to publish, ms', value: Math.round(publishP90), limit: 500 },
    ];
  } finally {
    await holder.end();
    await installation.close();
  }
};
