import { setTimeout as pause } from 'node:timers/promises';
import { claimWork, idleWork, keepWork, type Work } from '@rinkside/domain/highlight/highlight.work';
import type { Sql } from '@rinkside/platform/sql';

/** A lease is renewed this often, and given up for lost when that failed for so long, ms. */
const beat = { every: 1000, lost: 5000 };
/** Whoever is at it is heard of more often than this, s: else they were killed, and their lease ends soon. */
const alive = 2;

/** Begins the work; waits for the lease of somebody who was killed. Undefined when there is nothing to do. */
export const takeWork = async (sql: Sql, id: string, token: string): Promise<Work | undefined> => {
  for (;;) {
    const work = await claimWork(sql, id, token);
    if (work) return work;
    const idle = await idleWork(sql, id);
    if (idle === undefined || idle < alive) return undefined;
    await pause(500);
  }
};

export interface Lease {
  /** Ends the work. */
  signal: AbortSignal;
  /** Set when it is somebody else's now, or nobody's. */
  lost: AbortSignal;
  stop: () => void;
}

/** Renews the lease until `stop`; its signal ends the work when the lease is lost or `outer` says so. */
export const holdLease = (sql: Sql, id: string, token: string, outer: AbortSignal): Lease => {
  const lost = new AbortController();
  let heard = performance.now();
  const renew = async () => {
    try {
      if (await keepWork(sql, id, token)) heard = performance.now();
      else lost.abort();
    } catch {
      if (performance.now() - heard > beat.lost) lost.abort();
    }
  };
  const timer = setInterval(() => void renew(), beat.every);
  return {
    signal: AbortSignal.any([lost.signal, outer]),
    lost: lost.signal,
    stop: () => clearInterval(timer),
  };
};
