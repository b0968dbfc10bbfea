import { childEnv } from '@rinkside/platform/env';
import { embeddedPostgres } from '@rinkside/dev-runtime/postgres';
import type { ProcessRegistry } from '@rinkside/dev-runtime/process-registry';
import { openPool } from '@rinkside/testkit/test-database';

/**
 * Starts the embedded PostgreSQL with memory for large datasets. Returns the URL of a superuser.
 * @param options `durable: false` gives up crash safety for speed
 */
export const startLargePostgres = async (
  processes: ProcessRegistry,
  home: string,
  { durable = true } = {},
): Promise<string> => {
  const { adminUrl, child } = await embeddedPostgres(processes, home, { env: childEnv(), durable });
  const pool = openPool(adminUrl, 1);
  const { rows } = await pool.query<{ value: string }>(`select current_setting('shared_buffers') as value`);
  if (rows[0]?.value !== '1GB') {
    await pool.query(`alter system set shared_buffers = '1GB'`);
    await pool.query(`alter system set max_wal_size = '8GB'`);
    await pool.end();
    await child?.restart();
  } else await pool.end();
  return adminUrl;
};
