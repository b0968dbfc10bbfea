import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { untilAborted } from '../deadline';
import type { ApiResponse } from '../session/authenticated-fetch';
import type { OutboxEntry } from './outbox-entry';

/** The last response to one account for one URL. */
export interface CachedResponse extends ApiResponse {
  person: string;
  address: string;
  /** When the response arrived (ms since the epoch). */
  at: number;
}

interface OfflineSchema extends DBSchema {
  reads: { key: [string, string]; value: CachedResponse; indexes: { at: number } };
  outbox: { key: string; value: OutboxEntry; indexes: { at: number } };
}

/** Some versions of Safari never answer. */
const openTimeoutMs = 10_000;

let opening: Promise<IDBPDatabase<OfflineSchema>> | null = null;

const openDatabase = () =>
  openDB<OfflineSchema>('rinkside', 1, {
    upgrade: (database) => {
      database.createObjectStore('reads', { keyPath: ['person', 'address'] }).createIndex('at', 'at');
      database.createObjectStore('outbox', { keyPath: 'id' }).createIndex('at', 'at');
    },
    terminated: () => {
      opening = null;
    },
  });

/** Opens the offline database. Rejects where the browser has no storage, such as some private windows. */
export const openOfflineDatabase = (): Promise<IDBPDatabase<OfflineSchema>> => {
  opening ??= untilAborted(openDatabase(), AbortSignal.timeout(openTimeoutMs)).catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
};
