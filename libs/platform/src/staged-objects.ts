import * as z from 'zod';
import type { Database } from './postgres.js';
import { inTransaction, statement, type Sql } from './sql.js';
import type { Storage } from './storage/storage.js';

/** Longer than any upload in progress. */
const reservationTtl = '45 minutes';

const insertReservation = statement(
  'upload.reserve',
  `insert into upload (key, owner_id, bytes) values ($1, $2, $3) on conflict (key) do update set created_at = now()`,
);
const insertKept = statement(
  'upload.keep',
  `insert into upload (key, created_at) values ($1, now() + make_interval(days => $2))
   on conflict (key) do update set created_at = excluded.created_at`,
);
const takeReservation = statement(
  'upload.take',
  `delete from upload where key = $1 returning key`,
  z.object({ key: z.string() }),
);
const selectExpired = statement(
  'upload.expired',
  `select key from upload where created_at < now() - interval '${reservationTtl}'
   order by created_at limit 100 for update skip locked`,
  z.object({ key: z.string() }),
);
const deleteReservations = statement('upload.release', `delete from upload where key = any($1::text[])`);

/**
 * Reserves a key before the object is stored, in its own transaction. If the process dies before a row references the
 * object, the reservation expires and the object is deleted. A key that ends with a slash covers all objects under it.
 * Reserving again extends the reservation.
 * @param upload account and size, if the object counts towards a quota
 */
export const reserveObject = async (
  sql: Sql,
  key: string,
  upload?: { ownerId: string; bytes: number },
): Promise<void> => {
  await sql.rows(insertReservation, [key, upload?.ownerId ?? null, upload?.bytes ?? null]);
};

/** Ends the reservation, in the transaction that makes a row reference the object. @throws when it has expired */
export const commitObject = async (sql: Sql, key: string): Promise<void> => {
  const [reservation] = await sql.rows(takeReservation, [key]);
  if (!reservation) throw new Error(`the upload ${key} was never named, or was given up`);
};

/** Keeps an object that no row references any more for some days. {@link takeKeptObject} references it again. */
export const keepObject = async (sql: Sql, key: string, { days }: { days: number }): Promise<void> => {
  await sql.rows(insertKept, [key, days]);
};

/** Ends the keeping of an object, in the transaction that references it again. @returns false if it was deleted. */
export const takeKeptObject = async (sql: Sql, key: string): Promise<boolean> =>
  (await sql.rows(takeReservation, [key])).length > 0;

/** Deletes one object, or all objects under a key that ends with a slash. */
export const deleteObjects = (storage: Storage, key: string): Promise<void> =>
  key.endsWith('/') ? storage.removePrefix(key) : storage.remove(key);

/** Deletes a reserved object and its reservation. Does nothing when it is already committed. */
export const discardObject = ({ pool }: Database, storage: Storage, key: string): Promise<void> =>
  inTransaction(pool, async ({ sql }) => {
    const [reservation] = await sql.rows(takeReservation, [key]);
    if (reservation) await deleteObjects(storage, key);
  });

/** Deletes a reservation. Delete the object first. */
export const releaseReservation = async (sql: Sql, key: string): Promise<void> => {
  await sql.rows(deleteReservations, [[key]]);
};

/** Deletes up to 100 objects with expired reservations, each before its reservation. @returns how many */
export const sweepOrphans = ({ pool }: Database, storage: Storage): Promise<number> =>
  inTransaction(pool, async ({ sql }) => {
    const expired = await sql.rows(selectExpired, []);
    for (const { key } of expired) await deleteObjects(storage, key);
    await sql.rows(deleteReservations, [expired.map(({ key }) => key)]);
    return expired.length;
  });
