import { atom } from 'jotai';
import { inOfflineDatabase } from '../../state/offline/database';
import { store } from '../../state/store';
import { accountOf, personOf, readSession } from '../../state/session/session-storage';
import { personAtom } from '../../state/session/session.store';
import type { OutboxEntry, OutboxContent } from '../../state/offline/outbox-entry';

const entriesState = atom<readonly OutboxEntry[]>([]);
/** Ids that a form of this page is sending. Hidden from the outbox, as the form shows the progress. */
const inFlightState = atom<readonly string[]>([]);

/** The outbox of the person shown on this device, oldest first. */
export const outboxAtom = atom((get) => {
  const [inFlight, person] = [get(inFlightState), get(personAtom)];
  return get(entriesState).filter((entry) => entry.person === person && !inFlight.includes(entry.id));
});

/** The outbox of the account and of its child profiles on this device. */
export const accountOutboxAtom = atom((get) => {
  const inFlight = get(inFlightState);
  return get(entriesState).filter(({ id }) => !inFlight.includes(id));
});

/** Marks an entry as being sent by a form. @returns a function that unmarks it */
export const markInFlight = (id: string): (() => void) => {
  store.set(inFlightState, (ids) => [...ids, id]);
  return () => store.set(inFlightState, (ids) => ids.filter((other) => other !== id));
};

const readAccountOutbox = async (person: string): Promise<OutboxEntry[]> => {
  const all = await inOfflineDatabase((database) => database.getAllFromIndex('outbox', 'at'));
  return all.filter((entry) => accountOf(entry.person) === accountOf(person));
};

/** Reads a person's entries from IndexedDB. */
export const readOutbox = async (person: string): Promise<OutboxEntry[]> =>
  (await readAccountOutbox(person)).filter((entry) => entry.person === person);

/** Refreshes `outboxAtom` from IndexedDB. */
export const refreshOutbox = async (): Promise<void> => {
  const person = store.get(personAtom);
  const entries = person ? await readAccountOutbox(person) : [];
  if (store.get(personAtom) === person) store.set(entriesState, entries);
};

const otherTabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('rinkside.outbox') : null;
otherTabs?.addEventListener('message', () => void refreshOutbox());

const notifyChange = async (): Promise<void> => {
  otherTabs?.postMessage('changed');
  await refreshOutbox();
};

/** Stores an entry for the signed-in user. Resolves to false if storage is unavailable or no user is signed in. */
export const enqueue = async (id: string, content: OutboxContent): Promise<boolean> => {
  try {
    const isStored = await inOfflineDatabase(async (database) => {
      const transaction = database.transaction('outbox', 'readwrite');
      // Read inside the transaction: the clear of a concurrent logout runs after it and removes this entry too.
      const person = personOf(readSession());
      if (person)
        await transaction.store.put({ id, person, at: Date.now(), triedAt: null, refusal: null, content });
      await transaction.done;
      return person !== undefined;
    });
    if (isStored) await notifyChange();
    return isStored;
  } catch {
    return false;
  }
};

/** Updates an entry. Resolves to null if it no longer exists. */
export const updateEntry = async (
  id: string,
  changes: Partial<Pick<OutboxEntry, 'triedAt' | 'refusal'>>,
): Promise<OutboxEntry | null> => {
  const updated = await inOfflineDatabase(async (database) => {
    const transaction = database.transaction('outbox', 'readwrite');
    const existing = await transaction.store.get(id);
    const changed = existing ? { ...existing, ...changes } : null;
    if (changed) await transaction.store.put(changed);
    await transaction.done;
    return changed;
  });
  await notifyChange();
  return updated;
};

/** Reads an entry from IndexedDB; null if it no longer exists. */
export const readEntry = async (id: string): Promise<OutboxEntry | null> =>
  (await inOfflineDatabase((database) => database.get('outbox', id))) ?? null;

/** Removes an entry. */
export const removeEntry = async (id: string): Promise<void> => {
  await inOfflineDatabase((database) => database.delete('outbox', id));
  await notifyChange();
};

/** Removes an entry if the condition holds for what is stored. Without storage there is none. */
export const removeEntryIf = async (
  id: string,
  condition: (entry: OutboxEntry) => boolean,
): Promise<void> => {
  try {
    const isRemoved = await inOfflineDatabase(async (database) => {
      const transaction = database.transaction('outbox', 'readwrite');
      const existing = await transaction.store.get(id);
      const isMeant = existing !== undefined && condition(existing);
      if (isMeant) await transaction.store.delete(id);
      await transaction.done;
      return isMeant;
    });
    if (isRemoved) await notifyChange();
  } catch {
    // Closed storage.
  }
};

/** Removes all entries of an account and its profiles. */
export const clearOutbox = async (account: string): Promise<void> => {
  await inOfflineDatabase(async (database) => {
    const { store: rows, done } = database.transaction('outbox', 'readwrite');
    for await (const cursor of rows) if (accountOf(cursor.value.person) === account) await cursor.delete();
    await done;
  });
  await notifyChange();
};
