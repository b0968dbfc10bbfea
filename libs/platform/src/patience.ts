import type { Pool } from 'pg';

/** Fail fast: timeouts for connections, locks and statements, ms. Beyond them the client gets a 503. */
export const patience = { connect: 1500, lock: 1500, statement: 10_000 };

/**
 * A request may wait several times but must get its 503 within 2 s. After a timeout on a table lock, all transactions of
 * the pool use these shorter timeouts for a while.
 */
const degraded = { connectMs: 100, lockMs: 150, durationMs: 1000 };

const lockNotAvailable = '55P03';
const degradedUntil = new WeakMap<Pool, number>();

/** Whether the shorter timeouts apply. */
export const isHurried = (pool: Pool) => performance.now() < (degradedUntil.get(pool) ?? 0);

/**
 * Switches to the shorter timeouts after a table lock timeout; call it with every error of the pool's connections. A
 * timeout on a row lock is ignored: it affects only that row.
 */
export const learnPatience = (pool: Pool, error: unknown) => {
  if (!(error instanceof Error && 'code' in error && error.code === lockNotAvailable)) return;
  if (!/ tuple /.test(String(Reflect.get(error, 'where'))))
    degradedUntil.set(pool, performance.now() + degraded.durationMs);
};

/** Returns the pool with its connection timeout set to the current value. */
export const patientPool = (pool: Pool) => {
  pool.options.connectionTimeoutMillis = isHurried(pool) ? degraded.connectMs : patience.connect;
  return pool;
};

/** Sets the shorter lock timeout for a transaction. */
export const hurriedLocks = `set local lock_timeout = ${degraded.lockMs}`;

/**
 * Returns SQL that sets the lock timeout to what is left of the transaction's budget, or undefined when the default still
 * fits: a transaction that waited for a row must not wait the full time for a table.
 * @param elapsedMs since the start of the transaction
 */
export const remainingLocks = (pool: Pool, elapsedMs: number): string | undefined => {
  if (isHurried(pool)) return hurriedLocks;
  if (elapsedMs < degraded.lockMs) return undefined;
  return `set local lock_timeout = ${Math.max(degraded.lockMs, Math.round(patience.lock - elapsedMs))}`;
};
