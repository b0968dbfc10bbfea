import { accountOf, personOf, readSession } from '../session/session-storage';
import { type CachedResponse, inOfflineDatabase } from './database';

const maxAgeMs = 30 * 24 * 60 * 60 * 1000;
/** The newest responses are kept; the largest, the games of a long career, is about 1 MB. */
const maxEntries = 120;

/** Caches a response if its account is still signed in, so nothing is stored after a logout. */
export const cacheResponse = (entry: CachedResponse): Promise<void> =>
  inOfflineDatabase(async (database) => {
    const transaction = database.transaction('reads', 'readwrite');
    // Checked inside the transaction: the clearing at logout waits for it and removes this entry too.
    if (personOf(readSession()) === entry.person) {
      await transaction.store.put(entry);
      let excess = (await transaction.store.count()) - maxEntries;
      let oldest = await transaction.store.index('at').openCursor();
      for (; oldest && excess > 0; excess--) {
        await oldest.delete();
        oldest = await oldest.continue();
      }
    }
    await transaction.done;
  });

export const findCachedResponse = async (person: string, address: string): Promise<CachedResponse | null> => {
  const entry = await inOfflineDatabase((database) => database.get('reads', [person, address]));
  return entry && Date.now() - entry.at < maxAgeMs ? entry : null;
};

export const removeCachedResponse = (person: string, address: string): Promise<void> =>
  inOfflineDatabase((database) => database.delete('reads', [person, address]));

/** Deletes the cached responses of all other accounts, or with null of all accounts. The account's other profiles keep theirs. */
export const clearOtherResponses = (person: string | null): Promise<void> =>
  inOfflineDatabase(async (database) => {
    if (person === null) return database.clear('reads');
    const account = accountOf(person);
    const { store, done } = database.transaction('reads', 'readwrite');
    for await (const cursor of store) if (accountOf(cursor.value.person) !== account) await cursor.delete();
    return done;
  });
