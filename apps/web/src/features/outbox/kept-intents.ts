import { isRefusal, NetworkError } from '../../state/api';
import { createIntents } from '../../state/intent';
import { onForget } from '../../state/live.link';
import { store } from '../../state/store';
import { outboxAtom, patience, putAside, takeOut } from './outbox';
import type { Waiting, WaitingContent } from './waiting';

export interface KeptIntentsOptions<Key extends string, Content extends WaitingContent> {
  isEntry: (entry: Waiting) => entry is Waiting<Content>;
  /** Reads key and value from an outbox entry. */
  parse: (content: Content) => readonly [key: Key, value: boolean];
  /** Returns the outbox content of a value; null while the target is unknown. */
  serialize: (key: Key, value: boolean, queued: Content | undefined) => Content | null;
  /** Sends the value. Resolves to the value the server confirmed. */
  send: (key: Key, value: boolean, signal: AbortSignal, queued: Content | undefined) => Promise<boolean>;
  onFailed: (key: Key, value: boolean, error: unknown) => void;
  /** Called when a value is queued that was not queued before. */
  onQueued?: () => void;
}

/** Optimistic toggle that queues values in the outbox while offline: one entry per target, the last value wins. */
export const createKeptIntents = <Key extends string, Content extends WaitingContent>({
  isEntry,
  parse,
  serialize,
  send,
  onFailed,
  onQueued,
}: KeptIntentsOptions<Key, Content>) => {
  const entries = () => store.get(outboxAtom).filter(isEntry);
  const entryFor = (key: Key) => entries().find(({ content }) => parse(content)[0] === key);
  const idOf = ({ kind }: Content, key: Key) => `${kind}:${key}`;
  const removeEntryFor = async (key: Key) => {
    const entry = entryFor(key);
    if (entry) await takeOut(entry.id);
  };
  /** Error that caused each entry to be queued. */
  const queueErrors = new Map<Key, unknown>();

  const intents = createIntents<Key>(
    async (key, value) => {
      const confirmed = await send(key, value, AbortSignal.timeout(patience), entryFor(key)?.content);
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
      const isTemporary = error instanceof NetworkError || (before && !isRefusal(error));
      if (!content || !isTemporary || !(await putAside(idOf(content, key), content))) return false;
      queueErrors.set(key, error);
      if (!before) onQueued?.();
      return true;
    },
  );
  onForget(() => intents.forget(store));

  /** Keys with an optimistic value from an earlier page load or another tab. */
  const restoredKeys = new Set<Key>();
  store.sub(outboxAtom, () => {
    const values = new Map(entries().map(({ content }) => parse(content)));
    for (const key of new Set([...restoredKeys, ...values.keys()])) {
      intents.lay(store, key, values.get(key) ?? null);
      if (values.has(key)) restoredKeys.add(key);
      else restoredKeys.delete(key);
    }
  });

  return {
    pending: intents.wish,
    set: (key: Key, value: boolean) => intents.want(store, key, value),
    /** Sends a queued value, or the newer value set since. @throws the cause if it stays queued */
    flush: async (content: Content): Promise<void> => {
      const [key, value] = parse(content);
      intents.lay(store, key, value);
      await intents.settle(store, key);
      if (store.get(intents.wish(key)) !== null) throw queueErrors.get(key) ?? new NetworkError();
    },
  };
};
