import type { Pool } from 'pg';
import { explainDatabaseError } from './database-connection.js';

/** How long startup waits for a database that is slow to connect. */
const startupTimeoutMs = 10_000;

/**
 * Resolves when the database answers. Retries connection timeouts for 10 s.
 * @param text reads what the program needs, by default the schema
 * @throws any other error at once; a failure to connect as a sentence for the operator
 */
export const waitForDatabase = async (
  { pool, url }: { pool: Pool; url: string },
  text = 'select 1 from outbox limit 1',
): Promise<void> => {
  const deadline = performance.now() + startupTimeoutMs;
  for (;;) {
    try {
      await pool.query(text);
      return;
    } catch (error) {
      const isTimeout = error instanceof Error && /timeout/.test(error.message);
      if (!isTimeout || performance.now() > deadline) throw explainDatabaseError(url, error);
    }
  }
};
