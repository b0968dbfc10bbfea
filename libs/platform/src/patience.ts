import type { Pool } from 'pg';

/** Nobody waits longer than this for a connection, a lock or a statement (ms): better a clear 503. */
export const patience = { connect: 1500, lock: 1500, statement: 10_000 };

/**
 * A request may wait for several of them and is owed its 503 within 2 s: once a whole table was waited for in vain,
 * all others are told sooner for a while (ms).
 */
const hurry = { connect: 100, lock: 150, lasts: 1000 };

const lockNotAvailable = '55P03';
const hurriedUntil = new WeakMap<Pool, number>();

export const isHurried = (pool: Pool) => performance.now() < (hurriedUntil.get(pool) ?? 0);

/** Told of whatever failed on a connection of the pool. A row that many want says nothing of the rest. */
export const learnPatience = (pool: Pool, error: unknown) => {
  if (!(error instanceof Error && 'code' in error && error.code === lockNotAvailable)) return;
  if (!/ tuple /.test(String(Reflect.get(error, 'where'))))
    hurriedUntil.set(pool, performance.now() + hurry.lasts);
};

/** The pool, to ask for a connection and wait as long as may be waited now. */
export const patientPool = (pool: Pool) => {
  pool.options.connectionTimeoutMillis = isHurried(pool) ? hurry.connect : patience.connect;
  return pool;
};

/** Makes the locks of a transaction be waited for as long as may be waited in a hurry. */
export const hurriedLocks = `set local lock_timeout = ${hurry.lock}`;

/**
 * The same for a transaction that began so long ago (ms): who waited for a row has little patience left for a table.
 * Undefined while it has all of it.
 */
export const remainingLocks = (pool: Pool, spent: number): string | undefined => {
  if (isHurried(pool)) return hurriedLocks;
  if (spent < hurry.lock) return undefined;
  return `set local lock_timeout = ${Math.max(hurry.lock, Math.round(patience.lock - spent))}`;
};
