import { migrate } from '@rinkside/domain/migrations/run';
import { childEnv } from '@rinkside/platform/env';
import { findProgram } from '@rinkside/dev-runtime/install';
import { embeddedPostgres } from '@rinkside/dev-runtime/postgres';
import type { ProcessRegistry } from '@rinkside/dev-runtime/process-registry';
import { embeddedRedis } from '@rinkside/dev-runtime/redis';
import { createDatabase } from '@rinkside/testkit/test-database';

/** Creates a database on the shared server, which runs without fsync, or on a dedicated durable server. */
const openDatabase = async (
  processes: ProcessRegistry,
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
  const { url } = await embeddedPostgres(processes, home, { env: childEnv(), durable: true });
  await migrate({ DATABASE_URL: url });
  return url;
};

/** Starts a database and a Redis for one test only. */
export const startTestStores = async (
  processes: ProcessRegistry,
  home: string,
  postgresUrl: string | undefined,
  cleanups: (() => Promise<unknown>)[],
) => {
  const databaseUrl = await openDatabase(processes, home, postgresUrl, cleanups);
  const program = findProgram('redis', childEnv());
  if (!program) throw new Error('the fault tests need redis-server installed on this machine');
  const { url } = await embeddedRedis(processes, home, { env: childEnv(), program, durable: true });
  return { databaseUrl, redisUrl: url };
};
