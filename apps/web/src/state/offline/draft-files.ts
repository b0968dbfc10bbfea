import { type DBSchema, openDB } from 'idb';
import { accountOf, personOf, readSession } from '../session/session-storage';
import { localDatabase } from './local-database';

/** A chosen file that is not uploaded yet. */
interface DraftFile {
  person: string;
  /** Name of the draft it belongs to. */
  name: string;
  /** When it was chosen (ms since the epoch). */
  at: number;
  file: File;
}

interface DraftFilesSchema extends DBSchema {
  files: { key: [string, string]; value: DraftFile };
}

const maxAgeMs = 30 * 24 * 60 * 60 * 1000;

/** A database of its own: an open tab of an earlier build would block an upgrade of the other one. */
const inDatabase = localDatabase<DraftFilesSchema>(async (terminated) => {
  const database = await openDB<DraftFilesSchema>('rinkside.drafts', 1, {
    upgrade: (created) => void created.createObjectStore('files', { keyPath: ['person', 'name'] }),
    terminated,
  });
  const { store, done } = database.transaction('files', 'readwrite');
  for await (const cursor of store) if (Date.now() - cursor.value.at > maxAgeMs) await cursor.delete();
  await done;
  return database;
});

/** Stores the file of a draft of the signed-in person. @throws if the browser has no storage or no room for it */
export const saveDraftFile = (name: string, file: File): Promise<void> =>
  inDatabase(async (database) => {
    const transaction = database.transaction('files', 'readwrite');
    // Checked inside the transaction: the clearing at logout waits for it and removes this file too.
    const person = personOf(readSession());
    if (person) await transaction.store.put({ person, name, at: Date.now(), file });
    await transaction.done;
  });

/** Returns the file of a draft; null if there is none or the browser has no storage. */
export const readDraftFile = async (name: string): Promise<File | null> => {
  const person = personOf(readSession());
  if (!person) return null;
  const found = await inDatabase((database) => database.get('files', [person, name])).catch(() => undefined);
  return found?.file ?? null;
};

export const removeDraftFile = async (name: string): Promise<void> => {
  const person = personOf(readSession());
  if (person) await inDatabase((database) => database.delete('files', [person, name]));
};

/** Removes all files of an account and its profiles, at logout. */
export const clearDraftFiles = (account: string): Promise<void> =>
  inDatabase(async (database) => {
    const { store, done } = database.transaction('files', 'readwrite');
    for await (const cursor of store) if (accountOf(cursor.value.person) === account) await cursor.delete();
    await done;
  });
