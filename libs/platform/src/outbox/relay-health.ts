import { Client } from 'pg';
import { clientOptions } from '../database-connection.js';
import { timeouts } from '../db-timeouts.js';
import type { Env } from '../env.js';
import type { Log } from '../log.js';
import { pingRedis } from '../redis.js';

/** A relay that has tried for this long and published nothing is stalled. */
const stalledAfterMs = 60_000;

/** Returns whether an event waits for over a minute, over a new connection. @throws when PostgreSQL does not answer */
const hasOverdueEvents = async (databaseUrl: string): Promise<boolean> => {
  const client = new Client(clientOptions(databaseUrl, timeouts.connectMs));
  // A connection that breaks fails the query.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rowCount } = await client.query(
      `select from outbox where published_at is null and occurred_at < now() - interval '1 minute' limit 1`,
    );
    return rowCount === 1;
  } finally {
    await client.end();
  }
};

/**
 * Fails when the relay publishes nothing although new connections to its stores work: then a restart helps, and only then.
 * @throws when the relay is stalled
 */
export const assertRelayWorks = async (
  { DATABASE_URL, REDIS_URL }: Pick<Env, 'DATABASE_URL' | 'REDIS_URL'>,
  log: Log,
  relay: { unsuccessfulMs(): number },
) => {
  if (relay.unsuccessfulMs() < stalledAfterMs) return;
  const isStalled = Promise.all([
    hasOverdueEvents(DATABASE_URL),
    REDIS_URL === undefined || pingRedis(REDIS_URL, log),
  ]).then(
    ([hasOverdue]) => hasOverdue,
    () => false,
  );
  if (await isStalled) throw new Error('the relay publishes nothing although its stores answer');
};
