import { atom, type createStore, type PrimitiveAtom } from 'jotai';
import { atomFamily } from 'jotai-family';

type Store = ReturnType<typeof createStore>;

export interface OptimisticToggle<Key, Value> {
  /** The optimistic value: what the viewer last chose and the server has not confirmed, or null. */
  pending: (key: Key) => PrimitiveAtom<Value | null>;
  /** Sets the optimistic value at once and sends it. Resolves when no request is in flight for this key. */
  set: (store: Store, key: Key, value: Value) => Promise<void>;
  /** Sends the optimistic value, if any. Resolves when no request is in flight for this key. */
  flush: (store: Store, key: Key) => Promise<void>;
  /** Sets or clears (null) the optimistic value without sending it: another tab sends it. */
  restore: (store: Store, key: Key, value: Value | null) => void;
  /** Clears all optimistic values; responses still in flight change nothing. */
  reset: (store: Store) => void;
}

/**
 * Creates an optimistic value per key. Values are compared by identity. The last value wins, one request per key is in flight, and a failure reverts only
 * the value that failed.
 * @param send sends the value, stores the reply, and resolves to the server's value
 * @param onFailure reports to the viewer that the value was not saved
 * @param keep resolves to true when a failed value stays, to be sent later
 */
export const createOptimisticToggle = <Key, Value>(
  send: (key: Key, value: Value) => Promise<Value>,
  onFailure: (key: Key, value: Value, error: unknown) => void,
  keep: (key: Key, value: Value, error: unknown) => Promise<boolean> = () => Promise.resolve(false),
): OptimisticToggle<Key, Value> => {
  const valueFamily = atomFamily((_key: Key) => atom<Value | null>(null));
  const inFlight = new Map<Key, Promise<void>>();

  const sendAll = async (store: Store, key: Key): Promise<void> => {
    const current = () => store.get(valueFamily(key));
    for (let sent = current(); sent !== null; sent = current()) {
      try {
        const serverValue = await send(key, sent);
        const wanted = current();
        if (wanted === sent || wanted === serverValue) store.set(valueFamily(key), null);
      } catch (error) {
        // After a failure the server's value is unknown, so a newer value is always sent.
        if (current() !== sent) continue;
        const kept = await keep(key, sent, error);
        if (current() !== sent) continue;
        if (kept) return;
        store.set(valueFamily(key), null);
        onFailure(key, sent, error);
      }
    }
  };

  const flushKey = (store: Store, key: Key): Promise<void> => {
    const done = inFlight.get(key) ?? sendAll(store, key).finally(() => inFlight.delete(key));
    inFlight.set(key, done);
    return done;
  };

  return {
    pending: valueFamily,
    set: (store, key, value) => {
      store.set(valueFamily(key), value);
      return flushKey(store, key);
    },
    flush: flushKey,
    restore: (store, key, value) => {
      if (!inFlight.has(key)) store.set(valueFamily(key), value);
    },
    reset: (store) => {
      for (const key of valueFamily.getParams()) store.set(valueFamily(key), null);
    },
  };
};
