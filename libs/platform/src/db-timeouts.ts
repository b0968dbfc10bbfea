import type { Pool } from 'pg';

/** Fail fast: timeouts for connections, locks and statements, ms. Beyond them the client gets a 503. */
export const timeouts = { connectMs: 1500, lockMs: 1500, statementMs: 10_000 };

/**
 * A request may wait several times but must get its 503 within 2 s. After a timeout on a table lock, all transactions of
 * the pool use these shorter timeouts for a while.
 */
const degraded = { connectMs: 100, lockMs: 150, durationMs: 1000 };

const connectTimeouts = new WeakMap<Pool, number>();

/** Sets the timeout for new connections of a pool, ms. Without it, the default applies. */
export const setConnectTimeout = (pool: Pool, timeoutMs: number) => {
  connectTimeouts.set(pool, timeoutMs);
};

const lockNotAvailable = '55P03';
const degradedUntil = new WeakMap<Pool, number>();

/** Whether the shorter timeouts apply. */
export const isDegraded = (pool: Pool) => performance.now() < (degradedUntil.get(pool) ?? 0);

/**
 * Switches to the shorter timeouts after a table lock timeout; call it with every error of the pool's connections. A
 * timeout on a row lock is ignored: it affects only that row.
 */
export const noteLockTimeout = (pool: Pool, error: unknown) => {
  if (!(error instanceof Error && 'code' in error && error.code === lockNotAvailable)) return;
  if (!/ tuple /.test(String(Reflect.get(error, 'where'))))
    degradedUntil.set(pool, performance.now() + degraded.durationMs);
};

/** Returns the pool with its connection timeout set to the current value. */
export const withConnectTimeout = (pool: Pool) => {
  pool.options.connectionTimeoutMillis = isDegraded(pool)
    ? degraded.connectMs
    : (connectTimeouts.get(pool) ?? timeouts.connectMs);
  return pool;
};

/** Sets the shorter lock timeout for a transaction. */
export const shortLockTimeoutSql = `set local lock_timeout = ${degraded.lockMs}`;

/**
 * Returns SQL that sets the lock timeout to what is left of the transaction's budget, or undefined when the default still
 * fits: a transaction that waited for a row must not wait the full time for a table.
 * @param elapsedMs since the start of the transaction
 */
export const remainingLockTimeoutSql = (pool: Pool, elapsedMs: number): string | undefined => {
  if (isDegraded(pool)) return shortLockTimeoutSql;
  if (elapsedMs < degraded.lockMs) return undefined;
  return `set local lock_timeout = ${Math.max(degraded.lockMs, Math.round(timeouts.lockMs - elapsedMs))}`;
};
