import { migrate } from '@rinkside/domain/migrations/run';
import { inherited } from '@rinkside/platform/env';
import { findPiece } from '@rinkside/stack/install';
import { embeddedPostgres } from '@rinkside/stack/postgres';
import type { Processes } from '@rinkside/stack/processes';
import { ownRedis } from '@rinkside/stack/redis';
import { createDatabase } from '@rinkside/testkit/database';

/** Creates a database on the shared server, which runs without fsync, or on a dedicated durable server. */
const openDatabase = async (
  processes: Processes,
  home: string,
  postgresUrl: string | undefined,
  cleanups: (() => Promise<unknown>)[],
) => {
  if (postgresUrl) {
    const { url, drop } = await createDatabase(postgresUrl);
    // Cleanups run in reverse order: the database is dropped after everything that holds connections to it.
    cleanups.unshift(drop);
    return url;
  }
  const { url } = await embeddedPostgres(processes, home, { env: inherited(), durable: true });
  await migrate({ DATABASE_URL: url });
  return url;
};

/** Starts a database and a Redis for one test only. */
export const openStores = async (
  processes: Processes,
  home: string,
  postgresUrl: string | undefined,
  cleanups: (() => Promise<unknown>)[],
) => {
  const databaseUrl = await openDatabase(processes, home, postgresUrl, cleanups);
  const program = findPiece('redis', inherited());
  if (!program) throw new Error('the fault tests need redis-server installed on this machine');
  const { url } = await ownRedis(processes, home, { env: inherited(), program, durable: true });
  return { databaseUrl, redisUrl: url };
};
