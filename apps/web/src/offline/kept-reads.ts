import { readSession } from '../features/session/storage';
import { type KeptRead, openKept } from './database';

/** Milliseconds a read is kept: what is older helps nobody. */
const keptFor = 30 * 24 * 60 * 60 * 1000;
/** Reads kept, the newest; a long career, of a megabyte, is the largest of them. */
const most = 60;

/** Keeps an answer, if it is still the asker who sits here: what a logout has cleared stays cleared. */
export const keepRead = async (read: KeptRead): Promise<void> => {
  const transaction = (await openKept()).transaction('reads', 'readwrite');
  // Asked inside the transaction: a logout's clearing waits for it, and takes this along.
  if (readSession()?.user.sub === read.person) {
    await transaction.store.put(read);
    let spare = (await transaction.store.count()) - most;
    let oldest = await transaction.store.index('at').openCursor();
    for (; oldest && spare > 0; spare--) {
      await oldest.delete();
      oldest = await oldest.continue();
    }
  }
  await transaction.done;
};

export const findRead = async (person: string, address: string): Promise<KeptRead | null> => {
  const read = await (await openKept()).get('reads', [person, address]);
  return read && Date.now() - read.at < keptFor ? read : null;
};

/** Forgets what anybody but this person was answered; null: everybody. */
export const forgetReads = async (but: string | null): Promise<void> => {
  const database = await openKept();
  if (but === null) return database.clear('reads');
  const { store, done } = database.transaction('reads', 'readwrite');
  for await (const cursor of store) if (cursor.value.person !== but) await cursor.delete();
  return done;
};
