import type { Pool } from 'pg';

/** Whether all outbox events are published. */
export const isOutboxEmpty = async (pool: Pool): Promise<boolean> => {
  const { rowCount } = await pool.query('select 1 from outbox where published_at is null limit 1');
  return rowCount === 0;
};
