import { loadEnv } from '@rinkside/platform/env';
import { openPool, requireTables } from './database.js';
import { rotateSigningKey } from './keys.js';
import { runStep } from './step.js';

await runStep(import.meta, async () => {
  const pool = openPool(loadEnv().DATABASE_URL, 1);
  try {
    await requireTables(pool);
    return { kid: await rotateSigningKey(pool) };
  } finally {
    await pool.end();
  }
});
