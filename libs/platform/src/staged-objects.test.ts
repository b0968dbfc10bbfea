import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestDatabase } from '@rinkside/testkit/test-database';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Database } from './postgres.js';
import { diskStorage } from './storage/disk.js';
import type { Storage } from './storage/storage.js';
import { commitObject, discardObject, reserveObject, sweepOrphans } from './staged-objects.js';

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
  await reserveObject(database.sql, key);
  await storage.put(key, Buffer.from('picture'), 'image/webp');
};
const isStored = async (key: string) => {
  const object = await storage.get(key);
  object?.body.destroy();
  return object !== null;
};

// @covers M5
it('deletes uncommitted objects after 45 minutes and keeps committed ones', async () => {
  await store('a/committed.webp');
  await store('a/orphan.webp');
  await commitObject(database.sql, 'a/committed.webp');
  expect(await sweepOrphans(database, storage)).toBe(0);
  expect(await isStored('a/orphan.webp')).toBe(true);

  await database.pool.query(`update upload set created_at = now() - interval '1 hour'`);
  expect(await sweepOrphans(database, storage)).toBe(1);
  expect(await isStored('a/orphan.webp')).toBe(false);
  expect(await isStored('a/committed.webp')).toBe(true);
});

it('rejects committing an object that has expired, was never reserved or is already committed', async () => {
  await store('a/late.webp');
  await database.pool.query(`update upload set created_at = now() - interval '1 hour'`);
  await sweepOrphans(database, storage);
  for (const key of ['a/late.webp', 'a/never.webp', 'a/committed.webp'])
    await expect(commitObject(database.sql, key)).rejects.toThrow('was never named, or was given up');
});

it('keeps the reservation while storage is unavailable and deletes the object later', async () => {
  await store('a/waiting.webp');
  await database.pool.query(`update upload set created_at = now() - interval '1 hour'`);
  const unavailable: Storage = { ...storage, remove: () => Promise.reject(new Error('unavailable')) };
  await expect(sweepOrphans(database, unavailable)).rejects.toThrow('unavailable');
  expect(await sweepOrphans(database, storage)).toBe(1);
  expect(await isStored('a/waiting.webp')).toBe(false);
});

it('treats a prefix as all objects under it and extends a repeated reservation', async () => {
  const prefix = 'many/1/';
  await reserveObject(database.sql, prefix);
  for (const key of ['many/1/a.mp4', 'many/1/b.mp4', 'many/10/a.mp4'])
    await storage.put(key, Buffer.from('x'), 'video/mp4');
  await database.pool.query(`update upload set created_at = now() - interval '1 hour'`);
  await reserveObject(database.sql, prefix);
  expect(await sweepOrphans(database, storage)).toBe(0);
  await database.pool.query(`update upload set created_at = now() - interval '1 hour'`);
  expect(await sweepOrphans(database, storage)).toBe(1);
  expect(await isStored('many/1/a.mp4')).toBe(false);
  expect(await isStored('many/10/a.mp4')).toBe(true);
});

it('discards an uncommitted object at once and keeps a committed one', async () => {
  await store('a/dropped.webp');
  await discardObject(database, storage, 'a/dropped.webp');
  expect(await isStored('a/dropped.webp')).toBe(false);
  await expect(commitObject(database.sql, 'a/dropped.webp')).rejects.toThrow('was never named');
  await discardObject(database, storage, 'a/committed.webp');
  expect(await isStored('a/committed.webp')).toBe(true);
});
