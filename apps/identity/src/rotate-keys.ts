import { loadEnv } from '@rinkside/platform/env';
import { openPool, assertMigrated } from './database.js';
import { rotateSigningKey } from './keys.js';
import { runOnce } from './run-once.js';

await runOnce(import.meta, async () => {
  const pool = openPool(loadEnv().DATABASE_URL, 1);
  try {
    await assertMigrated(pool);
    return { kid: await rotateSigningKey(pool) };
  } finally {
    await pool.end();
  }
});
