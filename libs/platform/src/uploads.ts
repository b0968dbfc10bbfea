import type { Database } from './postgres.js';
import { inTransaction, statement, type Sql } from './sql.js';
import type { Storage } from './storage/storage.js';

/** Nothing that is still under way is older. */
const givenUp = '45 minutes';

const name = statement<never>(
  'upload.name',
  `insert into upload (key) values ($1) on conflict (key) do update set created_at = now()`,
);
const adopt = statement<{ key: string }>('upload.adopt', `delete from upload where key = $1 returning key`);
const stray = statement<{ key: string }>(
  'upload.stray',
  `select key from upload where created_at < now() - interval '${givenUp}'
   order by created_at limit 100 for update skip locked`,
);
const forget = statement<never>('upload.forget', `delete from upload where key = any($1::text[])`);

/**
 * Names an object before it is stored, in a commit of its own: a process that dies between storing it and
 * the command that points at it leaves a name, not a file nobody knows. A key that ends with a slash names
 * everything below it. Naming it again keeps it for as long again.
 */
export const nameUpload = async (sql: Sql, key: string): Promise<void> => {
  await sql.rows(name, [key]);
};

/** In the transaction that makes a row point at the object. @throws when it was given up as a stray meanwhile. */
export const adoptUpload = async (sql: Sql, key: string): Promise<void> => {
  const [adopted] = await sql.rows(adopt, [key]);
  if (!adopted) throw new Error(`the upload ${key} was never named, or was given up`);
};

/** Removes one object, or everything below a key that ends with a slash. */
export const removeStored = (storage: Storage, key: string): Promise<void> =>
  key.endsWith('/') ? storage.removePrefix(key) : storage.remove(key);

/** Removes what was named and stored, and then the name; what was adopted meanwhile stays. */
export const dropUpload = ({ pool }: Database, storage: Storage, key: string): Promise<void> =>
  inTransaction(pool, async ({ sql }) => {
    const [mine] = await sql.rows(adopt, [key]);
    if (mine) await removeStored(storage, key);
  });

/** When nothing will ever point at the object; remove it before. */
export const forgetUpload = async (sql: Sql, key: string): Promise<void> => {
  await sql.rows(forget, [[key]]);
};

/** Removes stored objects that nobody came to point at; a name goes after its object. @returns how many. */
export const removeStrays = ({ pool }: Database, storage: Storage): Promise<number> =>
  inTransaction(pool, async ({ sql }) => {
    const strays = await sql.rows(stray, []);
    for (const { key } of strays) await removeStored(storage, key);
    await sql.rows(forget, [strays.map(({ key }) => key)]);
    return strays.length;
  });
