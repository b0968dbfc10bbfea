import { isRefusal, NetworkError } from '../../state/api';
import { createIntents } from '../../state/intent';
import { onForget } from '../../state/live.link';
import { store } from '../../state/store';
import { outboxAtom, patience, putAside, takeOut } from './outbox';
import type { Waiting, WaitingContent } from './waiting';

export interface KeptIntentsOptions<Key extends string, Content extends WaitingContent> {
  isOne: (waiting: Waiting) => waiting is Waiting<Content>;
  read: (content: Content) => readonly [key: Key, wish: boolean];
  /** What is kept of a wish; null while it is not known what it is about. */
  write: (key: Key, wish: boolean, kept: Content | undefined) => Content | null;
  /** As for `createIntents`. */
  send: (key: Key, wish: boolean, signal: AbortSignal, kept: Content | undefined) => Promise<boolean>;
  failed: (key: Key, wish: boolean, error: unknown) => void;
  /** It waits now; it did not before. */
  onKept?: () => void;
}

/** Intents that wait on this device while there is no answer: one per target, the last wish replacing the one before. */
export const createKeptIntents = <Key extends string, Content extends WaitingContent>({
  isOne,
  read,
  write,
  send,
  failed,
  onKept,
}: KeptIntentsOptions<Key, Content>) => {
  const waiting = () => store.get(outboxAtom).filter(isOne);
  const waitingFor = (key: Key) => waiting().find(({ content }) => read(content)[0] === key);
  const idOf = ({ kind }: Content, key: Key) => `${kind}:${key}`;
  const drop = async (key: Key) => {
    const kept = waitingFor(key);
    if (kept) await takeOut(kept.id);
  };
  /** Why each of them waits. */
  const hindrances = new Map<Key, unknown>();

  const intents = createIntents<Key>(
    async (key, wish) => {
      const truth = await send(key, wish, AbortSignal.timeout(patience), waitingFor(key)?.content);
      await drop(key);
      return truth;
    },
    (key, wish, error) => {
      failed(key, wish, error);
      void drop(key);
    },
    async (key, wish, error) => {
      const before = waitingFor(key);
      const content = write(key, wish, before?.content);
      // One that is kept already waits for a better day of the server, too.
      const passing = error instanceof NetworkError || (before && !isRefusal(error));
      if (!content || !passing || !(await putAside(idOf(content, key), content))) return false;
      hindrances.set(key, error);
      if (!before) onKept?.();
      return true;
    },
  );
  onForget(() => intents.forget(store));

  /** Wishes of an earlier page, or of another tab, that lie over the truth here. */
  const laid = new Set<Key>();
  store.sub(outboxAtom, () => {
    const wishes = new Map(waiting().map(({ content }) => read(content)));
    for (const key of new Set([...laid, ...wishes.keys()])) {
      intents.lay(store, key, wishes.get(key) ?? null);
      if (wishes.has(key)) laid.add(key);
      else laid.delete(key);
    }
  });

  return {
    wish: intents.wish,
    want: (key: Key, wish: boolean) => intents.want(store, key, wish),
    /** Sends one that waited, or what its maker wishes by now. Throws why, while it still waits. */
    again: async (content: Content): Promise<void> => {
      const [key, wish] = read(content);
      intents.lay(store, key, wish);
      await intents.settle(store, key);
      if (store.get(intents.wish(key)) !== null) throw hindrances.get(key) ?? new NetworkError();
    },
  };
};
