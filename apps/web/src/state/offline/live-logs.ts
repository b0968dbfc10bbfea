import type { GameBody } from '@rinkside/contracts/game';
import type { LiveGameBody, LiveGameEvent, LiveGameView } from '@rinkside/contracts/live-game';
import { type DBSchema, openDB } from 'idb';
import { accountOf, personOf, readSession } from '../session/session-storage';
import { localDatabase } from './local-database';

/** A game that is logged on this device. Stored in IndexedDB, so field names must stay. */
export interface LiveLog {
  /** Who logs it (`personOf`). */
  person: string;
  id: string;
  /** When it was begun on this device (ms since the epoch). */
  at: number;
  device_id: string;
  /** The scorer's turn of this device. */
  term: number;
  /** The game as it was started here; null where it was taken over. */
  start: { body: LiveGameBody; view: Omit<LiveGameView, 'summary' | 'cheers'> } | null;
  /** Whether the start was sent; it may have arrived although no answer came. */
  triedAt: number | null;
  /** Whether the server knows the game. */
  started: boolean;
  /** What is sent after the last event. */
  ending: { kind: 'final'; body: GameBody; opponent: string } | { kind: 'discard' } | null;
  /** Why the server rejected the game. */
  refusal: string | null;
}

/** An event of a log; `sent` once the server has confirmed it. */
export interface LoggedEvent {
  person: string;
  game_id: string;
  sequence: number;
  event: LiveGameEvent;
  sent: boolean;
}

interface LiveLogsSchema extends DBSchema {
  logs: { key: [string, string]; value: LiveLog };
  events: { key: [string, string, number]; value: LoggedEvent };
}
type Stores = ('logs' | 'events')[];

/** A database of its own: an open tab of an earlier build would block an upgrade of the other one. */
const inDatabase = localDatabase<LiveLogsSchema>((terminated) =>
  openDB<LiveLogsSchema>('rinkside.live', 1, {
    upgrade: (database) => {
      database.createObjectStore('logs', { keyPath: ['person', 'id'] });
      database.createObjectStore('events', { keyPath: ['person', 'game_id', 'sequence'] });
    },
    terminated,
  }),
);

const both: Stores = ['logs', 'events'];
const ofGame = (person: string, id: string) => IDBKeyRange.bound([person, id], [person, id, []]);
const byNumber = (a: LoggedEvent, b: LoggedEvent) => a.sequence - b.sequence;

/** Reads the logs of an account and its profiles with their events. Rejects where the browser has no storage. */
export const readLiveLogs = (account: string): Promise<{ logs: LiveLog[]; events: LoggedEvent[] }> =>
  inDatabase(async (database) => {
    const transaction = database.transaction(both);
    const [logs, events] = await Promise.all([
      transaction.objectStore('logs').getAll(),
      transaction.objectStore('events').getAll(),
    ]);
    return {
      logs: logs.filter(({ person }) => accountOf(person) === account),
      events: events.filter(({ person }) => accountOf(person) === account).toSorted(byNumber),
    };
  });

/** Stores a log of the signed-in person, with events that it has already. */
export const putLiveLog = (log: LiveLog, kept: readonly LoggedEvent[] = []): Promise<void> =>
  inDatabase(async (database) => {
    const transaction = database.transaction(both, 'readwrite');
    // Checked inside the transaction: the clearing at logout waits for it and removes this log too.
    if (personOf(readSession()) === log.person) {
      await transaction.objectStore('logs').put(log);
      for (const row of kept) await transaction.objectStore('events').put(row);
    }
    await transaction.done;
  });

/** Changes a stored log. Resolves to null if it no longer exists. */
export const changeLiveLog = (
  { person, id }: LiveLog,
  change: (log: LiveLog) => LiveLog,
): Promise<LiveLog | null> =>
  inDatabase(async (database) => {
    const transaction = database.transaction('logs', 'readwrite');
    const stored = await transaction.store.get([person, id]);
    const changed = stored ? change(stored) : null;
    if (changed) await transaction.store.put(changed);
    await transaction.done;
    return changed;
  });

/**
 * Stores events with the next numbers of a log, which two tabs never share.
 * @param create makes the event with a number
 * @returns the events, or none if the log no longer exists
 */
export const addLoggedEvents = (
  { person, id }: LiveLog,
  create: readonly ((sequence: number) => LiveGameEvent)[],
): Promise<LoggedEvent[]> =>
  inDatabase(async (database) => {
    const transaction = database.transaction(both, 'readwrite');
    const events = transaction.objectStore('events');
    const log = await transaction.objectStore('logs').get([person, id]);
    const last = (await events.openKeyCursor(ofGame(person, id), 'prev'))?.key[2] ?? 0;
    const added = log
      ? create.map((make, index) => {
          const sequence = last + index + 1;
          return { person, game_id: id, sequence, event: make(sequence), sent: false };
        })
      : [];
    for (const row of added) await events.add(row);
    await transaction.done;
    return added;
  });

/** Marks events of a log as sent, or as not sent. */
export const markLoggedEvents = (rows: readonly LoggedEvent[], sent: boolean): Promise<void> =>
  inDatabase(async (database) => {
    const transaction = database.transaction('events', 'readwrite');
    for (const row of rows) await transaction.store.put({ ...row, sent });
    await transaction.done;
  });

/** Removes a log with its events. */
export const removeLiveLog = ({ person, id }: LiveLog): Promise<void> =>
  inDatabase(async (database) => {
    const transaction = database.transaction(both, 'readwrite');
    await transaction.objectStore('logs').delete([person, id]);
    await transaction.objectStore('events').delete(ofGame(person, id));
    await transaction.done;
  });

/** Removes all logs of an account and its profiles, at logout. */
export const clearLiveLogs = (account: string): Promise<void> =>
  inDatabase(async (database) => {
    const transaction = database.transaction(both, 'readwrite');
    for (const name of both) {
      const rows = transaction.objectStore(name);
      for (const key of await rows.getAllKeys()) if (accountOf(key[0]) === account) await rows.delete(key);
    }
    await transaction.done;
  });
