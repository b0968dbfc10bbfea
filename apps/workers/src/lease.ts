import { setTimeout as pause } from 'node:timers/promises';

/** A row in the database that one worker at a time holds. */
export interface LeasedRow<Claim> {
  /** Claims the row. @returns undefined when another worker holds it or nothing is left to do. */
  claim: () => Promise<Claim | undefined>;
  /** Returns the seconds since the holder's last heartbeat; undefined when the row has no holder. */
  secondsSinceHeartbeat: () => Promise<number | undefined>;
}

/** Claims a row. Waits for the lease of a worker without a heartbeat for `deadAfterSeconds` to expire. */
export const acquireLease = async <Claim>(
  { claim, secondsSinceHeartbeat }: LeasedRow<Claim>,
  deadAfterSeconds: number,
): Promise<Claim | undefined> => {
  for (;;) {
    const claimed = await claim();
    if (claimed) return claimed;
    const idleSeconds = await secondsSinceHeartbeat();
    if (idleSeconds === undefined || idleSeconds < deadAfterSeconds) return undefined;
    await pause(deadAfterSeconds * 250);
  }
};

export interface Lease {
  /** Aborts when the lease is lost or the process is shutting down. */
  signal: AbortSignal;
  /** Aborts when another worker holds the lease, or the row was deleted or is finished. */
  lost: AbortSignal;
  stop: () => Promise<void>;
}

/**
 * Renews a lease until `stop` is called. All heartbeats of a process are aligned, so that one statement can renew many.
 * @param renew resolves to false once the lease is lost
 * @param lostAfterMs how long renewals may fail before the lease counts as lost
 */
export const holdLease = (
  renew: () => Promise<boolean>,
  { intervalMs, lostAfterMs }: { intervalMs: number; lostAfterMs: number },
  closing: AbortSignal,
): Lease => {
  const lost = new AbortController();
  let renewedAt = performance.now();
  let renewal: Promise<void> | undefined;
  const beat = async () => {
    try {
      if (!(await renew())) lost.abort();
      renewedAt = performance.now();
    } catch {
      if (performance.now() - renewedAt > lostAfterMs) lost.abort();
    }
  };
  const onHeartbeat = () => {
    timer = setTimeout(onHeartbeat, msToNextHeartbeat());
    renewal ??= beat().finally(() => (renewal = undefined));
  };
  const msToNextHeartbeat = () => intervalMs - (performance.now() % intervalMs);
  let timer = setTimeout(onHeartbeat, msToNextHeartbeat());
  return {
    signal: AbortSignal.any([lost.signal, closing]),
    lost: lost.signal,
    stop: async () => {
      clearTimeout(timer);
      await renewal;
    },
  };
};
