import { setTimeout as pause } from 'node:timers/promises';
import {
  claimReply,
  secondsSinceHeartbeat,
  type ReplyProgress,
  type ClaimedReply,
  type PartialReply,
} from '@rinkside/domain/coach/reply-lease.repository';
import type { Sql } from '@rinkside/platform/sql';

/** The interval of lease renewals, and how long they may fail before the lease counts as lost, ms. */
const heartbeat = { intervalMs: 250, lostAfterMs: 3000 };
/** Without a heartbeat for this long the holder is dead, and waiting for its lease to expire is worthwhile. */
const deadAfterSeconds = 1;

/**
 * Claims a reply under `token`. Waits for the lease of a dead worker to expire.
 * @returns undefined when the reply is finished, deleted, or being written by another worker.
 */
export const acquireReplyLease = async (
  sql: Sql,
  id: string,
  token: string,
): Promise<ClaimedReply | undefined> => {
  for (;;) {
    const reply = await claimReply(sql, id, token);
    if (reply) return reply;
    const idleSeconds = await secondsSinceHeartbeat(sql, id);
    if (idleSeconds === undefined || idleSeconds < deadAfterSeconds) return undefined;
    await pause(250);
  }
};

export interface ReplyLease {
  /** Aborts when writing must stop: stopped, lost, or the process is shutting down. */
  signal: AbortSignal;
  /** Aborts when the reader stops the reply. */
  stopped: AbortSignal;
  /** Aborts when another worker holds the lease or the reply was deleted. */
  lost: AbortSignal;
  stop: () => Promise<void>;
}

/** All heartbeats of a process are aligned, so that one statement renews many leases. */
const msToNextHeartbeat = () => heartbeat.intervalMs - (performance.now() % heartbeat.intervalMs);

/**
 * Renews the lease until `stop` is called. Each renewal saves the text written so far, for clients that reconnect.
 * @param closing Aborts when this process shuts down.
 */
export const holdReplyLease = (
  renewLease: (reply: ReplyProgress) => Promise<boolean | undefined>,
  { id }: ClaimedReply,
  token: string,
  progress: () => PartialReply,
  closing: AbortSignal,
): ReplyLease => {
  const lost = new AbortController();
  const stopped = new AbortController();
  let renewedAt = performance.now();
  let renewal: Promise<void> | undefined;
  const renew = async () => {
    try {
      const isStopped = await renewLease({ id, token, ...progress() });
      renewedAt = performance.now();
      if (isStopped === undefined) lost.abort();
      else if (isStopped) stopped.abort();
    } catch {
      if (performance.now() - renewedAt > heartbeat.lostAfterMs) lost.abort();
    }
  };
  const onHeartbeat = () => {
    timer = setTimeout(onHeartbeat, msToNextHeartbeat());
    renewal ??= renew().finally(() => (renewal = undefined));
  };
  let timer = setTimeout(onHeartbeat, msToNextHeartbeat());
  return {
    signal: AbortSignal.any([lost.signal, stopped.signal, closing]),
    stopped: stopped.signal,
    lost: lost.signal,
    stop: async () => {
      clearTimeout(timer);
      await renewal;
    },
  };
};
