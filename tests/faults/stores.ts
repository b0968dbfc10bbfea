import { migrate } from '@rinkside/domain/migrations/run';
import { inherited } from '@rinkside/platform/env';
import { findPiece } from '@rinkside/stack/install';
import { embeddedPostgres } from '@rinkside/stack/postgres';
import type { Processes } from '@rinkside/stack/processes';
import { ownRedis } from '@rinkside/stack/redis';
import { createDatabase } from '@rinkside/testkit/database';

/** A database on a given server, which trades safety for speed, or in a server of its own, which does not. */
const openDatabase = async (
  processes: Processes,
  home: string,
  postgresUrl: string | undefined,
  undo: (() => Promise<unknown>)[],
) => {
  if (postgresUrl) {
    const { url, drop } = await createDatabase(postgresUrl);
    // Before whatever holds connections to it is closed, so that it is dropped after.
    undo.unshift(drop);
    return url;
  }
  const { url } = await embeddedPostgres(processes, home, { env: inherited(), durable: true });
  await migrate({ DATABASE_URL: url });
  return url;
};

/** A database and a Redis that nobody else uses. */
export const openStores = async (
  processes: Processes,
  home: string,
  postgresUrl: string | undefined,
  undo: (() => Promise<unknown>)[],
) => {
  const databaseUrl = await openDatabase(processes, home, postgresUrl, undo);
  const program = findPiece('redis', inherited());
  if (!program) throw new Error('the fault tests need a Redis of their own on this machine');
  const { url } = await ownRedis(processes, home, { env: inherited(), program, durable: true });
  return { databaseUrl, redisUrl: url };
};
