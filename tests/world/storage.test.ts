import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { loadEnv } from '@rinkside/platform/env';
import { openStorage } from '@rinkside/platform/storage/open';
import type { Storage } from '@rinkside/platform/storage/storage';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

const s3 = URL.parse(inject('s3Url'));
const onS3 = { S3_ENDPOINT: s3?.origin, S3_ACCESS_KEY: s3?.username, S3_SECRET_KEY: s3?.password };

describe.each([
  { driver: 'local disk', given: {} },
  { driver: 'S3 (TEST_S3_ENDPOINT)', given: onS3 },
])('storage on $driver', ({ driver, given }) => {
  const reachable = driver === 'local disk' || s3 !== null;
  let home: string;
  let storage: Storage;
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'rinkside-storage-'));
    const env = loadEnv({ DATABASE_URL: inject('postgresUrl'), RINKSIDE_HOME: home, ...given });
    if (reachable) storage = await openStorage(env);
  });
  afterAll(() => rm(home, { recursive: true, force: true }));

  it.runIf(reachable)('gives back what was put, with its type', async () => {
    await storage.put('a/b/one.webp', Buffer.from('hello'), 'image/webp');
    await storage.put('a/b/two.txt', Readable.from([Buffer.from('he'), Buffer.from('llo')]), 'text/plain');
    for (const [key, type] of [
      ['a/b/one.webp', 'image/webp'],
      ['a/b/two.txt', 'text/plain'],
    ] as const) {
      const object = await storage.get(key);
      expect(object).toMatchObject({ size: 5, type });
      expect((await buffer(object!.body)).toString()).toBe('hello');
    }
  });

  it.runIf(reachable)('knows nothing of what was removed or never was, and removes it twice', async () => {
    await storage.put('gone.bin', Buffer.from('x'), 'application/octet-stream');
    await storage.remove('gone.bin');
    await storage.remove('gone.bin');
    expect(await storage.get('gone.bin')).toBeNull();
    await storage.check();
  });

  it.runIf(reachable)('takes no key that leads elsewhere', async () => {
    for (const key of [
      '../x',
      'a/../../x',
      '/etc/passwd',
      'a//b',
      '.incoming/x',
      'a/./b',
      '',
      'a\0b',
      'a/b/',
    ]) {
      await expect(storage.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow();
      await expect(storage.get(key)).rejects.toThrow();
    }
  });

  it.runIf(reachable && driver === 'local disk')('leaves nothing of a write that broke off', async () => {
    const broken = Readable.from(
      (function* () {
        yield Buffer.from('half');
        throw new Error('connection lost');
      })(),
    );
    await expect(storage.put('half.bin', broken, 'text/plain')).rejects.toThrow('connection lost');
    expect(await storage.get('half.bin')).toBeNull();
    expect(await readdir(join(home, 'media', '.incoming'))).toEqual([]);
  });
});
