import { atom, type createStore, type PrimitiveAtom } from 'jotai';
import { atomFamily } from 'jotai-family';

type Store = ReturnType<typeof createStore>;

export interface Intents<Key> {
  /** What the viewer last asked for and the server has not yet answered, or null. An overlay on the truth. */
  wish: (key: Key) => PrimitiveAtom<boolean | null>;
  /** Records the wish at once and carries it out. Resolves when nothing is under way for this key any more. */
  want: (store: Store, key: Key, wish: boolean) => Promise<void>;
  /** Carries out the wish there is, if any. Resolves as `want` does. */
  settle: (store: Store, key: Key) => Promise<void>;
  /** Lays a wish over the truth that another page carries out, or takes it away (null). */
  lay: (store: Store, key: Key, wish: boolean | null) => void;
  /** Drops every overlay; answers still under way change nothing. */
  forget: (store: Store) => void;
}

/**
 * Optimism for a yes or no: the last wish wins, one request at a time per key, and a failure takes back
 * only the wish that failed.
 * @param send asks the server for the wish, folds the answer, and resolves to what is true now
 * @param failed tells the viewer that this wish did not come true
 * @param keep whether a wish that failed stays, to be carried out later
 */
export const createIntents = <Key>(
  send: (key: Key, wish: boolean) => Promise<boolean>,
  failed: (key: Key, wish: boolean, error: unknown) => void,
  keep: (key: Key, wish: boolean, error: unknown) => Promise<boolean> = () => Promise.resolve(false),
): Intents<Key> => {
  const wish = atomFamily((_key: Key) => atom<boolean | null>(null));
  const underWay = new Map<Key, Promise<void>>();

  const carryOut = async (store: Store, key: Key): Promise<void> => {
    for (let asked = store.get(wish(key)); asked !== null; asked = store.get(wish(key))) {
      try {
        const truth = await send(key, asked);
        const wanted = store.get(wish(key));
        if (wanted === asked || wanted === truth) store.set(wish(key), null);
      } catch (error) {
        // After a failure the server's side is unknown, so a newer wish is always sent.
        if (store.get(wish(key)) !== asked) continue;
        const kept = await keep(key, asked, error);
        if (store.get(wish(key)) !== asked) continue;
        if (kept) return;
        store.set(wish(key), null);
        failed(key, asked, error);
      }
    }
  };

  const settle = (store: Store, key: Key): Promise<void> => {
    const done = underWay.get(key) ?? carryOut(store, key).finally(() => underWay.delete(key));
    underWay.set(key, done);
    return done;
  };

  return {
    wish,
    want: (store, key, wanted) => {
      store.set(wish(key), wanted);
      return settle(store, key);
    },
    settle,
    lay: (store, key, wanted) => {
      if (!underWay.has(key)) store.set(wish(key), wanted);
    },
    forget: (store) => {
      for (const key of wish.getParams()) store.set(wish(key), null);
    },
  };
};
