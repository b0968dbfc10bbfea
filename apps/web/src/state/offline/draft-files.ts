import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { untilAborted } from '../deadline';
import { accountOf, personOf, readSession } from '../session/session-storage';

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

/** Some versions of Safari never answer. */
const openTimeoutMs = 10_000;
const maxAgeMs = 30 * 24 * 60 * 60 * 1000;

/** A database of its own: an open tab of an earlier build would block an upgrade of the other one. */
const openDatabase = async (): Promise<IDBPDatabase<DraftFilesSchema>> => {
  const database = await openDB<DraftFilesSchema>('rinkside.drafts', 1, {
    upgrade: (created) => void created.createObjectStore('files', { keyPath: ['person', 'name'] }),
  });
  const { store, done } = database.transaction('files', 'readwrite');
  for await (const cursor of store) if (Date.now() - cursor.value.at > maxAgeMs) await cursor.delete();
  await done;
  return database;
};

let opening: Promise<IDBPDatabase<DraftFilesSchema>> | null = null;
const open = () => {
  opening ??= untilAborted(openDatabase(), AbortSignal.timeout(openTimeoutMs)).catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
};

/** Stores the file of a draft of the signed-in person. @throws if the browser has no storage or no room for it */
export const saveDraftFile = async (name: string, file: File): Promise<void> => {
  const transaction = (await open()).transaction('files', 'readwrite');
  // Checked inside the transaction: the clearing at logout waits for it and removes this file too.
  const person = personOf(readSession());
  if (person) await transaction.store.put({ person, name, at: Date.now(), file });
  await transaction.done;
};

/** Returns the file of a draft; null if there is none or the browser has no storage. */
export const readDraftFile = async (name: string): Promise<File | null> => {
  const person = personOf(readSession());
  if (!person) return null;
  const found = await open()
    .then((database) => database.get('files', [person, name]))
    .catch(() => undefined);
  return found?.file ?? null;
};

export const removeDraftFile = async (name: string): Promise<void> => {
  const person = personOf(readSession());
  if (person) await (await open()).delete('files', [person, name]);
};

/** Removes all files of an account and its profiles, at logout. */
export const clearDraftFiles = async (account: string): Promise<void> => {
  const { store, done } = (await open()).transaction('files', 'readwrite');
  for await (const cursor of store) if (accountOf(cursor.value.person) === account) await cursor.delete();
  await done;
};
