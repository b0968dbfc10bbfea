import type { Pool } from 'pg';

/** Nobody waits longer than this for a connection, a lock or a statement (ms): better a clear 503. */
export const patience = { connect: 1000, lock: 800, statement: 10_000 };

/** A request may wait for several of them and is owed its 503 within 2 s: once a lock was waited for in vain, all others are told sooner for a while (ms). */
const hurry = { connect: 200, lock: 300, lasts: 1000 };

const lockNotAvailable = '55P03';
const hurriedUntil = new WeakMap<Pool, number>();
const isHurried = (pool: Pool) => performance.now() < (hurriedUntil.get(pool) ?? 0);

/** Told of whatever failed on a connection of the pool. */
export const learnPatience = (pool: Pool, error: unknown) => {
  if (error instanceof Error && 'code' in error && error.code === lockNotAvailable)
    hurriedUntil.set(pool, performance.now() + hurry.lasts);
};

/** The pool, to ask for a connection and wait as long as may be waited now. */
export const patientPool = (pool: Pool) => {
  pool.options.connectionTimeoutMillis = isHurried(pool) ? hurry.connect : patience.connect;
  return pool;
};

/** How a transaction begins whose locks may be waited for as long as may be waited now. */
export const patientBegin = (pool: Pool) =>
  isHurried(pool) ? `begin; set local lock_timeout = ${hurry.lock}` : 'begin';
