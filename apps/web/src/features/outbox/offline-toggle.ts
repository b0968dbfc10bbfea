import { ApiError, isNonRetryableError, isServerUnreachable, NetworkError } from '../../state/api';
import { TimeoutError } from '../../state/api-error';
import { createOptimisticToggle } from '../../state/optimistic-toggle';
import { onViewerChange } from '../../state/live-client';
import { requestLimitMs } from '../../state/deadline';
import { store } from '../../state/store';
import { withTabLock } from '../../state/tab-lock';
import { outboxAtom, enqueue, markInFlight, readEntry, removeEntry, removeEntryIf } from './outbox';
import type { OutboxEntry, OutboxContent } from '../../state/offline/outbox-entry';

export interface OfflineToggleOptions<Key extends string, Value, Content extends OutboxContent> {
  kind: Content['kind'];
  /** Reads key and value from an outbox entry. */
  parse: (content: Content) => readonly [key: Key, value: Value];
  /** Returns the outbox content of a value; null while the target is unknown. */
  serialize: (key: Key, value: Value, queued: Content | undefined) => Content | null;
  /** Sends the value. Resolves to the value the server confirmed. */
  send: (key: Key, value: Value, signal: AbortSignal, queued: Content | undefined) => Promise<Value>;
  onFailed: (key: Key, value: Value, error: unknown) => void;
  /** Called when a value is queued that was not queued before. */
  onQueued?: () => void;
}

/**
 * Optimistic toggle that stores each value in the outbox until the server confirms it: one entry per target, the last
 * value wins. A value that is being sent here is not shown as queued.
 */
export const createOfflineToggle = <Key extends string, Value, Content extends OutboxContent>({
  kind,
  parse,
  serialize,
  send,
  onFailed,
  onQueued,
}: OfflineToggleOptions<Key, Value, Content>) => {
  const isEntry = (entry: OutboxEntry): entry is OutboxEntry<Content> => entry.content.kind === kind;
  const entries = () => store.get(outboxAtom).filter(isEntry);
  const entryFor = (key: Key) => entries().find(({ content }) => parse(content)[0] === key);
  const idOf = (key: Key) => `${kind}:${key}`;
  /** The last storing of each value that is being sent; resolves to whether the device took it. */
  const storing = new Map<Key, Promise<boolean>>();
  /** Error that caused each entry to be queued. */
  const queueErrors = new Map<Key, unknown>();

  /** Sends a value, one tab at a time. Without an entry after the wait, another tab has sent it. */
  const sendStored = async (key: Key, value: Value): Promise<Value> => {
    const signal = AbortSignal.timeout(requestLimitMs);
    return withTabLock(
      `rinkside.${idOf(key)}`,
      async (waited) => {
        const isStored = () => storing.get(key) ?? true;
        const exists = () => readEntry(idOf(key)).catch(() => null);
        if (waited && (await isStored()) && !(await exists())) return value;
        const confirmed = await send(key, value, signal, entryFor(key)?.content);
        await storing.get(key);
        // A newer value stays until it is sent.
        await removeEntryIf(idOf(key), (entry) => {
          const [, stored] = isEntry(entry) ? parse(entry.content) : [];
          return stored === value || stored === confirmed;
        });
        return confirmed;
      },
      signal,
    ).catch((error: unknown) => {
      throw signal.aborted ? new TimeoutError() : error;
    });
  };

  const intents = createOptimisticToggle<Key, Value>(
    sendStored,
    (key, value, error) => {
      onFailed(key, value, error);
      void removeEntry(idOf(key)).catch(() => null);
    },
    async (key, value, error) => {
      // It waits for the next sign-in.
      if (error instanceof ApiError && error.status === 401 && (await storing.get(key))) return true;
      const before = entryFor(key);
      const content = serialize(key, value, before?.content);
      // An entry already queued also survives server errors.
      const isTemporary = isServerUnreachable(error) || (before && !isNonRetryableError(error));
      if (!content || !isTemporary || !(await enqueue(idOf(key), content))) return false;
      queueErrors.set(key, error);
      if (!before) onQueued?.();
      return true;
    },
  );
  /** Stores a value before it is sent, so that closing the page does not lose it. */
  const set = async (key: Key, value: Value): Promise<void> => {
    const before = entryFor(key);
    const content = serialize(key, value, before?.content);
    const unmark = before ? () => undefined : markInFlight(idOf(key));
    const stored = content ? enqueue(idOf(key), content) : Promise.resolve(false);
    storing.set(key, stored);
    await intents.set(store, key, value).finally(() => {
      if (storing.get(key) === stored) storing.delete(key);
      unmark();
    });
  };
  onViewerChange(() => intents.reset(store));

  /** Keys with an optimistic value from an earlier page load or another tab. */
  const restoredKeys = new Set<Key>();
  store.sub(outboxAtom, () => {
    const values = new Map(entries().map(({ content }) => parse(content)));
    for (const key of new Set([...restoredKeys, ...values.keys()])) {
      intents.restore(store, key, values.get(key) ?? null);
      if (values.has(key)) restoredKeys.add(key);
      else restoredKeys.delete(key);
    }
  });

  return {
    pending: intents.pending,
    set,
    /** Sends a queued value, or the newer value set since. @throws the cause if it stays queued */
    flush: async (content: Content): Promise<void> => {
      const [key, value] = parse(content);
      intents.restore(store, key, value);
      await intents.flush(store, key);
      if (store.get(intents.pending(key)) !== null) throw queueErrors.get(key) ?? new NetworkError();
    },
  };
};
