import { type DBSchema, openDB } from 'idb';
import type { ApiResponse } from '../session/authenticated-fetch';
import { localDatabase } from './local-database';
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

/** The cached responses and the outbox. */
export const inOfflineDatabase = localDatabase<OfflineSchema>((terminated) =>
  openDB<OfflineSchema>('rinkside', 1, {
    upgrade: (database) => {
      database.createObjectStore('reads', { keyPath: ['person', 'address'] }).createIndex('at', 'at');
      database.createObjectStore('outbox', { keyPath: 'id' }).createIndex('at', 'at');
    },
    terminated,
  }),
);
