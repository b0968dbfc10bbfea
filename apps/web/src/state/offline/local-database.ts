import type { DBSchema, IDBPDatabase } from 'idb';
import { untilAborted } from '../deadline';

/** Some versions of Safari never answer. */
const openTimeoutMs = 10_000;

/** Runs work on a database. Rejects where the browser has no storage, such as some private windows. */
export type RunInDatabase<Schema extends DBSchema> = <Result>(
  work: (database: IDBPDatabase<Schema>) => Promise<Result>,
) => Promise<Result>;

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError';

/**
 * Keeps one connection to a database of IndexedDB. iPhones drop the connections of pages in the background, so work that
 * fails is repeated once on a new one. It must be one transaction, which a failure takes back.
 * @param open opens the database; calls `onTerminated` when the browser closes the connection
 */
export const localDatabase = <Schema extends DBSchema>(
  open: (onTerminated: () => void) => Promise<IDBPDatabase<Schema>>,
): RunInDatabase<Schema> => {
  let connection: Promise<IDBPDatabase<Schema>> | null = null;
  const forget = (used: Promise<IDBPDatabase<Schema>>) => {
    if (connection === used) connection = null;
  };
  const connect = (): Promise<IDBPDatabase<Schema>> => {
    if (connection) return connection;
    const opening: Promise<IDBPDatabase<Schema>> = untilAborted(
      open(() => forget(opening)),
      AbortSignal.timeout(openTimeoutMs),
    );
    opening.catch(() => forget(opening));
    connection = opening;
    return opening;
  };
  return async (work) => {
    const used = connect();
    const database = await used;
    try {
      return await work(database);
    } catch (error) {
      if (isFull(error)) throw error;
      forget(used);
      database.close();
      return work(await connect());
    }
  };
};
