import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestDatabase } from '@rinkside/testkit/database';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Database } from './postgres.js';
import { diskStorage } from './storage/disk.js';
import type { Storage } from './storage/storage.js';
import { adoptUpload, dropUpload, nameUpload, removeStrays } from './uploads.js';

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

// @covers M5
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

it('a prefix stands for everything below it, and naming it again keeps it', async () => {
  const prefix = 'many/1/';
  await nameUpload(database.sql, prefix);
  for (const key of ['many/1/a.mp4', 'many/1/b.mp4', 'many/10/a.mp4'])
    await storage.put(key, Buffer.from('x'), 'video/mp4');
  await database.pool.query(`update upload set created_at = now() - interval '1 hour'`);
  await nameUpload(database.sql, prefix);
  expect(await removeStrays(database, storage)).toBe(0);
  await database.pool.query(`update upload set created_at = now() - interval '1 hour'`);
  expect(await removeStrays(database, storage)).toBe(1);
  expect(await isStored('many/1/a.mp4')).toBe(false);
  expect(await isStored('many/10/a.mp4')).toBe(true);
});

it('what is dropped is gone at once with its name; what was adopted is not dropped', async () => {
  await store('a/dropped.webp');
  await dropUpload(database, storage, 'a/dropped.webp');
  expect(await isStored('a/dropped.webp')).toBe(false);
  await expect(adoptUpload(database.sql, 'a/dropped.webp')).rejects.toThrow('was never named');
  await dropUpload(database, storage, 'a/kept.webp');
  expect(await isStored('a/kept.webp')).toBe(true);
});
