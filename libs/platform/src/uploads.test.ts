import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestDatabase } from '@rinkside/testkit/database';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Database } from './postgres.js';
import { diskStorage } from './storage/disk.js';
import type { Storage } from './storage/storage.js';
import { adoptUpload, nameUpload, removeStrays } from './uploads.js';

let database: Database;
let home: string;
let storage: Storage;
beforeAll(async () => {
  database = await openTestDatabase(inject('postgresUrl'));
  home = await mkdtemp(join(tmpdir(), 'rinkside-uploads-'));
  storage = await diskStorage(home);
});
afterAll(async () => {
  await database?.close();
  await rm(home, { recursive: true, force: true });
});

const store = async (key: string) => {
  await nameUpload(database.sql, key);
  await storage.put(key, Buffer.from('picture'), 'image/webp');
};
const isStored = async (key: string) => {
  const object = await storage.get(key);
  object?.body.destroy();
  return object !== null;
};

it('only what nobody came to point at is removed, and only after its time', async () => {
  await store('a/kept.webp');
  await store('a/stray.webp');
  await adoptUpload(database.sql, 'a/kept.webp');
  expect(await removeStrays(database, storage)).toBe(0);
  expect(await isStored('a/stray.webp')).toBe(true);

  await database.pool.query(`update upload set created_at = now() - interval '1 hour'`);
  expect(await removeStrays(database, storage)).toBe(1);
  expect(await isStored('a/stray.webp')).toBe(false);
  expect(await isStored('a/kept.webp')).toBe(true);
});

it('what was given up, never named or adopted before is not pointed at', async () => {
  await store('a/late.webp');
  await database.pool.query(`update upload set created_at = now() - interval '1 hour'`);
  await removeStrays(database, storage);
  for (const key of ['a/late.webp', 'a/never.webp', 'a/kept.webp'])
    await expect(adoptUpload(database.sql, key)).rejects.toThrow('was never named, or was given up');
});

it('a storage that is away keeps the name, so that the object is removed later', async () => {
  await store('a/waiting.webp');
  await database.pool.query(`update upload set created_at = now() - interval '1 hour'`);
  const away: Storage = { ...storage, remove: () => Promise.reject(new Error('away')) };
  await expect(removeStrays(database, away)).rejects.toThrow('away');
  expect(await removeStrays(database, storage)).toBe(1);
  expect(await isStored('a/waiting.webp')).toBe(false);
});
