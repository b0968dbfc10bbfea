import { ApiError, isAway, isRefusal, messageOf } from '../../state/api';
import { store } from '../../state/store';
import { toast } from '../../ui/toast';
import { sessionAtom } from '../session/tokens';
import {
  attend,
  changeWaiting,
  outboxAtom,
  patience,
  putAside,
  readOutbox,
  readWaiting,
  takeOut,
} from './outbox';
import { failedSentence, isKeyed, sendWaiting } from './send-waiting';
import { outboxSentences } from './sentences';
import type { WaitingContent } from './waiting';

/** Servers know a key for a day from its first use: later nobody can say whether it is there. */
const keyLives = 23 * 60 * 60 * 1000;
const pause = { first: 1000, longest: 60_000 };

let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Until when (ms) a server that cannot take something is left alone, whatever happens here; and whether with all of it. */
let rest = { until: 0, ofAll: false };

const plan = (wait: number) => {
  clearTimeout(timer);
  timer = setTimeout(deliver, wait);
};
const growing = () => Math.min(pause.longest, pause.first * 2 ** failures) * (0.5 + Math.random() / 2);

const later = (error: unknown) => {
  failures++;
  const asked = error instanceof ApiError ? error.retryAfter : null;
  const wait = Math.max((asked ?? 0) * 1000, growing());
  const busy = asked !== null || (error instanceof ApiError && error.status === 429);
  // A lost connection may be back at any moment; a server that answered is as it is.
  if (busy || (error instanceof ApiError && error.status >= 500 && !isAway(error)))
    rest = { until: Date.now() + wait, ofAll: busy };
  plan(wait);
};
const isResting = () => Date.now() < rest.until;

const give = async (id: string, signal: AbortSignal): Promise<void> => {
  // What went before it took its time: by now it may have been taken back, or be wished otherwise.
  const known = await readWaiting(id);
  const waiting = known?.triedAt === null ? await changeWaiting(id, { triedAt: Date.now() }) : known;
  if (!waiting || waiting.refusal !== null) return;
  const { content, triedAt } = waiting;
  if (isKeyed(content) && triedAt !== null && Date.now() - triedAt > keyLives) {
    await changeWaiting(id, { refusal: outboxSentences.unsure });
    return;
  }
  try {
    await sendWaiting(waiting, signal);
    await takeOut(id);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const refusal = messageOf(error, failedSentence[content.kind]);
    // With what it was about, a comment has lost its place.
    if (content.kind === 'comment' && error.status === 404) await takeOut(id);
    else await changeWaiting(id, { refusal });
    toast.error(refusal);
  }
};

/**
 * Sends what waits, in the order it was made, up to this one; false once nobody answers.
 * @param signal ends all of it, else each has a time of its own
 */
const giveAll = async (until?: string, signal?: AbortSignal): Promise<boolean> => {
  // Asked here, with the lock: whoever sent before may have been told to wait.
  if (isResting()) return !rest.ofAll;
  const person = store.get(sessionAtom)?.user.sub;
  for (const { id } of person ? await readOutbox(person) : []) {
    if (id === until || store.get(sessionAtom)?.user.sub !== person) break;
    try {
      await give(id, signal ?? AbortSignal.timeout(patience));
    } catch (error) {
      later(error);
      // What a server cannot take today must not hold up the rest.
      if (!(error instanceof ApiError) || error.status < 500 || isAway(error)) return false;
    }
  }
  return true;
};

/** Of all tabs one sends at a time; where browsers know no locks, keys alone make once of twice. */
const alone = <Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request('rinkside.outbox', signal ? { signal } : {}, work) : work();

const run = async (): Promise<void> => {
  clearTimeout(timer);
  timer = undefined;
  if (store.get(outboxAtom).every(({ refusal }) => refusal !== null)) return;
  const before = failures;
  if ((await alone(() => giveAll())) && failures === before && !isResting()) failures = 0;
};

/** Sends what waits, now. */
export const deliver = (): void => {
  if (isResting()) return plan(rest.until - Date.now());
  // What fails besides is the device's own storage: the next occasion tries again.
  run().catch(() => null);
};

/** Sends what waits soon, unless that is planned already. */
export const deliverLater = (): void => {
  const open = store.get(outboxAtom).some(({ refusal }) => refusal === null);
  if (open && timer === undefined) plan(growing());
};

/** It is on the device and goes out when there is signal. */
export const waits = 'waits';

/** Sends it after what was made before it. */
const first = async <Answer>(
  id: string,
  ask: (signal: AbortSignal) => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer | null | typeof waits> => {
  if (!(await giveAll(id, signal))) return waits;
  if (!(await changeWaiting(id, { triedAt: Date.now() }))) return null;
  const answer = await ask(signal);
  await takeOut(id);
  return answer;
};

/**
 * Keeps it on this device under its key, then sends it: a page that dies in between has lost nothing.
 * @returns what `ask` did, null when another tab has sent it meanwhile, `waits` when nobody answered
 * @throws what `ask` throws when refused; it is then kept no longer
 */
export const sendOrKeep = async <Answer>(
  id: string,
  content: WaitingContent,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer | null | typeof waits> => {
  const signal = AbortSignal.timeout(patience);
  const leave = attend(id);
  try {
    if (!(await putAside(id, content))) return await ask(signal);
    return await alone(() => first(id, ask, signal), signal);
  } catch (error) {
    // Whoever's session is over finds it waiting when they come back.
    if (error instanceof ApiError && error.status !== 401) await takeOut(id).catch(() => null);
    if (!(await readWaiting(id).catch(() => null))) throw error;
    later(error);
    return waits;
  } finally {
    leave();
  }
};
