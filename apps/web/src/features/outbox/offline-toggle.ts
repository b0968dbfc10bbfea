import { isNonRetryableError, NetworkError } from '../../state/api';
import { createOptimisticToggle } from '../../state/optimistic-toggle';
import { onViewerChange } from '../../state/live-client';
import { requestLimitMs } from '../../state/deadline';
import { store } from '../../state/store';
import { outboxAtom, enqueue, removeEntry } from './outbox';
import type { OutboxEntry, OutboxContent } from '../../state/offline/outbox-entry';

export interface OfflineToggleOptions<Key extends string, Value, Content extends OutboxContent> {
  isEntry: (entry: OutboxEntry) => entry is OutboxEntry<Content>;
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

/** Optimistic toggle that queues values in the outbox while offline: one entry per target, the last value wins. */
export const createOfflineToggle = <Key extends string, Value, Content extends OutboxContent>({
  isEntry,
  parse,
  serialize,
  send,
  onFailed,
  onQueued,
}: OfflineToggleOptions<Key, Value, Content>) => {
  const entries = () => store.get(outboxAtom).filter(isEntry);
  const entryFor = (key: Key) => entries().find(({ content }) => parse(content)[0] === key);
  const idOf = ({ kind }: Content, key: Key) => `${kind}:${key}`;
  const removeEntryFor = async (key: Key) => {
    const entry = entryFor(key);
    if (entry) await removeEntry(entry.id);
  };
  /** Error that caused each entry to be queued. */
  const queueErrors = new Map<Key, unknown>();

  const intents = createOptimisticToggle<Key, Value>(
    async (key, value) => {
      const confirmed = await send(key, value, AbortSignal.timeout(requestLimitMs), entryFor(key)?.content);
      await removeEntryFor(key);
      return confirmed;
    },
    (key, value, error) => {
      onFailed(key, value, error);
      void removeEntryFor(key);
    },
    async (key, value, error) => {
      const before = entryFor(key);
      const content = serialize(key, value, before?.content);
      // An entry already queued also survives server errors.
      const isTemporary = error instanceof NetworkError || (before && !isNonRetryableError(error));
      if (!content || !isTemporary || !(await enqueue(idOf(content, key), content))) return false;
      queueErrors.set(key, error);
      if (!before) onQueued?.();
      return true;
    },
  );
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
    set: (key: Key, value: Value) => intents.set(store, key, value),
    /** Sends a queued value, or the newer value set since. @throws the cause if it stays queued */
    flush: async (content: Content): Promise<void> => {
      const [key, value] = parse(content);
      intents.restore(store, key, value);
      await intents.flush(store, key);
      if (store.get(intents.pending(key)) !== null) throw queueErrors.get(key) ?? new NetworkError();
    },
  };
};
