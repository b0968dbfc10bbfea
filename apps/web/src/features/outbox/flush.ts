import { ApiError, isServerUnreachable, isNonRetryableError, messageOf } from '../../state/api';
import { backoffMs } from '../../state/backoff';
import { requestLimitMs } from '../../state/deadline';
import { releaseDraft, removeSentDraft } from '../../state/offline/draft-store';
import { store } from '../../state/store';
import { withTabLock } from '../../state/tab-lock';
import { toast } from '../../ui/toast';
import { personAtom } from '../../state/session/session.store';
import { markInFlight, updateEntry, outboxAtom, enqueue, readOutbox, readEntry, removeEntry } from './outbox';
import { type OutboxSender, senderOf } from './senders';
import { outboxMessages } from './messages';
import type { OutboxContent } from '../../state/offline/outbox-entry';

/** The server keeps an idempotency key for a day from its first use. After this time (ms) a retry could duplicate. */
const keyTtlMs = 23 * 60 * 60 * 1000;
const backoff = { firstMs: 1000, maxMs: 60_000 };

let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
/** No sends until this time (ms) after a server error; `all` if it applies to forms too. */
let cooldown = { until: 0, all: false };

const scheduleIn = (delayMs: number) => {
  clearTimeout(timer);
  timer = setTimeout(flush, delayMs);
};

const retryLater = (error: unknown) => {
  failures++;
  const retryAfterSeconds = error instanceof ApiError ? error.retryAfter : null;
  const delayMs = Math.max((retryAfterSeconds ?? 0) * 1000, backoffMs(backoff, failures));
  const isRateLimited = retryAfterSeconds !== null || (error instanceof ApiError && error.status === 429);
  // A lost connection may return at any moment, so only a response of the server starts a cooldown.
  if (isRateLimited || (error instanceof ApiError && error.status >= 500 && !isServerUnreachable(error)))
    cooldown = { until: Date.now() + delayMs, all: isRateLimited };
  scheduleIn(delayMs);
};
const isCoolingDown = () => Date.now() < cooldown.until;

const sendOne = async (id: string, sender: OutboxSender, signal: AbortSignal): Promise<void> => {
  // Read again: it may have been removed or changed while earlier entries were sent.
  const stored = await readEntry(id);
  const entry =
    stored?.triedAt === null
      ? // A full storage must not keep it from being sent.
        await updateEntry(id, { triedAt: Date.now() }).catch(() => stored)
      : stored;
  if (!entry || entry.refusal !== null) return;
  const { triedAt } = entry;
  if (sender.needsIdempotencyKey && triedAt !== null && Date.now() - triedAt > keyTtlMs) {
    await updateEntry(id, { refusal: outboxMessages.maybeDuplicate });
    return;
  }
  try {
    // If the person has switched the profile, the entry waits until they switch back.
    if (store.get(personAtom) !== entry.person) return;
    await sender.send(entry, signal);
    if (!sender.needsIdempotencyKey) return;
    await removeEntry(id);
    removeSentDraft(id);
  } catch (error) {
    if (!isNonRetryableError(error)) throw error;
    const refusal = messageOf(error, sender.failureMessage);
    await updateEntry(id, { refusal });
    toast.error(refusal);
  }
};

/**
 * Sends the queued entries in order, up to `until`. Resolves to false if the server is unreachable.
 * @param until id of the entry to stop before
 * @param signal aborts the whole run; by default each send has its own timeout
 */
const sendAll = async (until?: string, signal?: AbortSignal): Promise<boolean> => {
  // Checked while holding the lock: the previous holder may have started a cooldown.
  if (isCoolingDown()) return !cooldown.all;
  const person = store.get(personAtom);
  for (const { id, content } of person ? await readOutbox(person) : []) {
    if (id === until || store.get(personAtom) !== person) break;
    const sender = senderOf(content);
    // The feature is not loaded on this page; the entry stays queued.
    if (!sender) continue;
    try {
      await sendOne(id, sender, signal ?? AbortSignal.timeout(requestLimitMs));
    } catch (error) {
      retryLater(error);
      // A 5xx for one entry must not block the others.
      if (!(error instanceof ApiError) || error.status < 500 || isServerUnreachable(error)) return false;
    }
  }
  return true;
};

/** Without a lock only idempotency keys prevent duplicates. */
const lockName = 'rinkside.outbox';

const flushOnce = async (): Promise<void> => {
  clearTimeout(timer);
  timer = undefined;
  if (store.get(outboxAtom).every(({ refusal }) => refusal !== null)) return;
  const before = failures;
  if ((await withTabLock(lockName, () => sendAll())) && failures === before && !isCoolingDown()) failures = 0;
};

/** Flushes the outbox now, unless a cooldown is active. */
export const flush = (): void => {
  if (isCoolingDown()) return scheduleIn(cooldown.until - Date.now());
  // Other failures come from IndexedDB; the next flush retries.
  flushOnce().catch(() => null);
};

/** Schedules a flush, unless one is scheduled. */
export const scheduleFlush = (): void => {
  const hasPending = store.get(outboxAtom).some(({ refusal }) => refusal === null);
  if (hasPending && timer === undefined) scheduleIn(backoffMs(backoff, failures));
};

/** Result of `sendOrEnqueue`: stored on the device, to be sent when the server is reachable. */
export const queued = 'waits';

/** Sends an entry after all earlier entries. */
const sendInOrder = async <Reply>(
  id: string,
  request: (signal: AbortSignal) => Promise<Reply>,
  signal: AbortSignal,
): Promise<Reply | null | typeof queued> => {
  if (!(await sendAll(id, signal))) return queued;
  if (!(await updateEntry(id, { triedAt: Date.now() }))) return null;
  const reply = await request(signal);
  await removeEntry(id);
  return reply;
};

/**
 * Stores an entry on this device, then sends it, so that a page crash in between loses nothing.
 * @param id idempotency key, also the entry's id
 * @returns the reply of `request`, null if another tab has sent it, `queued` if the server was unreachable
 * @throws the error of `request` if the server rejected it; the entry is then removed
 */
export const sendOrEnqueue = async <Reply>(
  id: string,
  content: OutboxContent,
  request: (signal: AbortSignal) => Promise<Reply>,
): Promise<Reply | null | typeof queued> => {
  const signal = AbortSignal.timeout(requestLimitMs);
  const unmark = markInFlight(id);
  let keepDraft: (() => void) | undefined;
  try {
    if (!(await enqueue(id, content))) return await request(signal);
    keepDraft = releaseDraft(id);
    return await withTabLock(lockName, () => sendInOrder(id, request, signal), signal);
  } catch (error) {
    // After a 401 the entry stays queued for the next sign-in, and while a proxy answers for the server.
    const isRejected = error instanceof ApiError && error.status !== 401 && !isServerUnreachable(error);
    if (isRejected) await removeEntry(id).catch(() => null);
    if (!(await readEntry(id).catch(() => null))) {
      keepDraft?.();
      throw error;
    }
    retryLater(error);
    return queued;
  } finally {
    unmark();
  }
};
