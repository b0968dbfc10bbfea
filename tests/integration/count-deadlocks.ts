import type { TestApp } from '@rinkside/testkit/test-app';
import { waitFor } from '@rinkside/testkit/wait-for';

/** Counts the deadlocks in the app's database. Ends its connections first: they report at the latest when they end. */
export const countDeadlocks = async (app: TestApp): Promise<number> => {
  const { rows } = await app.pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  const pids = rows.map(({ pid }) => pid);
  await app.pool.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [pids]);
  const open = 'select count(*) from pg_stat_activity where pid = any($1::int[])';
  await waitFor('the connections have ended', async () => (await app.count(open, [pids])) === 0);
  return app.count('select deadlocks as count from pg_stat_database where datname = current_database()');
};
