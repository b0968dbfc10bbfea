import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Exchanged } from '../state/api-exchange';
import type { Waiting } from '../features/outbox/waiting';

/** What the server last answered one person. */
export interface KeptRead extends Exchanged {
  person: string;
  address: string;
  /** When it was answered (ms). */
  at: number;
}

interface Kept extends DBSchema {
  reads: { key: [string, string]; value: KeptRead; indexes: { at: number } };
  outbox: { key: string; value: Waiting; indexes: { at: number } };
}

let opening: Promise<IDBPDatabase<Kept>> | null = null;

/** What stays on this device. Rejects where the browser keeps nothing, in some private windows. */
export const openKept = (): Promise<IDBPDatabase<Kept>> => {
  opening ??= openDB<Kept>('rinkside', 1, {
    upgrade: (database) => {
      database.createObjectStore('reads', { keyPath: ['person', 'address'] }).createIndex('at', 'at');
      database.createObjectStore('outbox', { keyPath: 'id' }).createIndex('at', 'at');
    },
    terminated: () => {
      opening = null;
    },
  }).catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
};
