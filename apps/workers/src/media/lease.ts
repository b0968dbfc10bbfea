import { setTimeout as pause } from 'node:timers/promises';
import {
  claimProcessing,
  secondsSinceProcessingHeartbeat,
  renewProcessingLease,
  type ProcessingJob,
} from '@rinkside/domain/highlight/processing-lease';
import type { Sql } from '@rinkside/platform/sql';

/** The interval of lease renewals, and how long they may fail before the lease counts as lost, ms. */
const heartbeat = { intervalMs: 1000, lostAfterMs: 5000 };
/** Without a heartbeat for this long the holder is dead, and waiting for its lease to expire is worthwhile. */
const deadAfterSeconds = 2;

/**
 * Claims a highlight's processing under `token`. Waits for the lease of a dead worker to expire.
 * @returns undefined when there is nothing to process or another worker holds the lease.
 */
export const acquireLease = async (
  sql: Sql,
  id: string,
  token: string,
): Promise<ProcessingJob | undefined> => {
  for (;;) {
    const processingJob = await claimProcessing(sql, id, token);
    if (processingJob) return processingJob;
    const idleSeconds = await secondsSinceProcessingHeartbeat(sql, id);
    if (idleSeconds === undefined || idleSeconds < deadAfterSeconds) return undefined;
    await pause(500);
  }
};

export interface Lease {
  /** Aborts when processing must stop: the lease is lost or the process is shutting down. */
  signal: AbortSignal;
  /** Aborts when another worker holds the lease, or the highlight is deleted or finished. */
  lost: AbortSignal;
  stop: () => void;
}

/** Renews the lease until `stop` is called. */
export const holdLease = (sql: Sql, id: string, token: string, stopping: AbortSignal): Lease => {
  const lost = new AbortController();
  let renewedAt = performance.now();
  const renew = async () => {
    try {
      if (await renewProcessingLease(sql, id, token)) renewedAt = performance.now();
      else lost.abort();
    } catch {
      if (performance.now() - renewedAt > heartbeat.lostAfterMs) lost.abort();
    }
  };
  const timer = setInterval(() => void renew(), heartbeat.intervalMs);
  return {
    signal: AbortSignal.any([lost.signal, stopping]),
    lost: lost.signal,
    stop: () => clearInterval(timer),
  };
};
