import { setTimeout as pause } from 'node:timers/promises';
import { claimReply, idleReply, type Reply, type Written } from '@rinkside/domain/coach/coach.work';
import type { Sql } from '@rinkside/platform/sql';
import type { Desk } from './answer.js';

/** How often the row hears of the writer, and the writer of a stop; lost after so long without an answer, ms. */
const beat = { every: 250, lost: 3000 };
/** Whoever is at it is heard of more often than this, s: else they were killed, and their lease ends soon. */
const alive = 1;

/** Begins a run; waits for the lease of somebody who was killed. Undefined when there is nothing to write. */
export const takeReply = async (sql: Sql, id: string, token: string): Promise<Reply | undefined> => {
  for (;;) {
    const reply = await claimReply(sql, id, token);
    if (reply) return reply;
    const idle = await idleReply(sql, id);
    if (idle === undefined || idle < alive) return undefined;
    await pause(250);
  }
};

export interface ReplyLease {
  /** Ends the writing, for whatever reason. */
  signal: AbortSignal;
  /** The reader asked for the end. */
  stopped: AbortSignal;
  /** The answer is somebody else's now, or gone. */
  lost: AbortSignal;
  end: () => Promise<void>;
}

/** The beats of all answers of a process fall together: one statement is for many. */
const toBeat = () => beat.every - (performance.now() % beat.every);

/** Keeps the row and what screens that come back read, until `end`. `closing` is this process's own end. */
export const holdReply = (
  keep: Desk['keep'],
  { id }: Reply,
  token: string,
  written: () => Written,
  closing: AbortSignal,
): ReplyLease => {
  const lost = new AbortController();
  const stopped = new AbortController();
  let heard = performance.now();
  let beating: Promise<void> | undefined;
  const renew = async () => {
    try {
      const wish = await keep({ id, token, ...written() });
      heard = performance.now();
      if (wish === undefined) lost.abort();
      else if (wish) stopped.abort();
    } catch {
      if (performance.now() - heard > beat.lost) lost.abort();
    }
  };
  const tick = () => {
    timer = setTimeout(tick, toBeat());
    beating ??= renew().finally(() => (beating = undefined));
  };
  let timer = setTimeout(tick, toBeat());
  return {
    signal: AbortSignal.any([lost.signal, stopped.signal, closing]),
    stopped: stopped.signal,
    lost: lost.signal,
    end: async () => {
      clearTimeout(timer);
      await beating;
    },
  };
};
