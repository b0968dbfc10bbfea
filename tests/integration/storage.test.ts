import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { loadEnv } from '@rinkside/platform/env';
import { openStorage } from '@rinkside/platform/storage/open';
import type { Storage } from '@rinkside/platform/storage/storage';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

const s3 = URL.parse(inject('s3Url'));
const s3Env = { S3_ENDPOINT: s3?.origin, S3_ACCESS_KEY: s3?.username, S3_SECRET_KEY: s3?.password };

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
/** Bytes of array buffers that are still referenced. */
const referencedBytes = () => {
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
};

describe.each([
  { driver: 'local disk', driverEnv: {} },
  { driver: 'S3 (TEST_S3_ENDPOINT)', driverEnv: s3Env },
])('storage on $driver', ({ driver, driverEnv }) => {
  const reachable = driver === 'local disk' || s3 !== null;
  let tempDir: string;
  let storage: Storage;
  beforeAll(async () => {
    tempDir = await mkdtemp(join(tmpdir(), 'rinkside-storage-'));
    const env = loadEnv({ DATABASE_URL: inject('postgresUrl'), RINKSIDE_HOME: tempDir, ...driverEnv });
    if (reachable) storage = await openStorage(env);
  });
  afterAll(() => rm(tempDir, { recursive: true, force: true }));

  it.runIf(reachable)('returns a stored object with its type', async () => {
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

  it.runIf(reachable)('returns null for a removed object and can remove it twice', async () => {
    await storage.put('t/gone.bin', Buffer.from('x'), 'application/octet-stream');
    await storage.remove('t/gone.bin');
    await storage.remove('t/gone.bin');
    expect(await storage.get('t/gone.bin')).toBeNull();
    await storage.check();
  });

  it.runIf(reachable)('returns the requested byte range and the total size', async () => {
    await storage.put('t/range.bin', Buffer.from('0123456789'), 'application/octet-stream');
    for (const [start, end, text] of [
      [0, 0, '0'],
      [2, 5, '2345'],
      [9, 9, '9'],
      [0, 9, '0123456789'],
    ] as const) {
      const part = await storage.get('t/range.bin', { start, end });
      expect(part?.size).toBe(10);
      expect((await buffer(part!.body)).toString()).toBe(text);
    }
    expect(await storage.get('t/nothing.bin', { start: 0, end: 1 })).toBeNull();
  });

  it.runIf(reachable)('returns size, type and an ETag that changes with every write', async () => {
    await storage.put('s/stat.txt', Buffer.from('one'), 'text/plain');
    const before = await storage.stat('s/stat.txt');
    expect(before).toMatchObject({ size: 3, type: 'text/plain', etag: expect.stringMatching(/^".+"$/) });
    expect((await storage.get('s/stat.txt'))?.body.destroy() && before).toEqual(
      await storage.stat('s/stat.txt'),
    );
    await storage.put('s/stat.txt', Buffer.from('two'), 'text/html');
    const after = await storage.stat('s/stat.txt');
    expect(after).toMatchObject({ size: 3, type: 'text/html' });
    expect(after?.etag).not.toBe(before?.etag);
    expect(await storage.stat('s/stat')).toBeNull();
    expect(await storage.stat('s/stat.txt/below')).toBeNull();
  });

  it.runIf(reachable)('lists the keys below a prefix page by page', async () => {
    // minio 8.0.7 reads '007' alone as the number 7.
    const keys = [
      'l/007',
      'l/1e3',
      'l/a.m3u8',
      'l/b-1.mp4',
      'l/b.mp4',
      'l/b/x.mp4',
      'l/b/y/z.mp4',
      'l/c.mp4',
    ];
    for (const key of [...keys, 'lx/a.mp4']) await storage.put(key, Buffer.from('x'), 'video/mp4');
    expect(await storage.list('l/')).toEqual({ keys, next: null });
    const paged: string[] = [];
    for (let after: string | undefined = ''; after !== undefined;) {
      const page = await storage.list('l/', { after, limit: 2 });
      expect(page.keys.length).toBeLessThanOrEqual(2);
      paged.push(...page.keys);
      after = page.next ?? undefined;
    }
    expect(paged).toEqual(keys);
    expect(await storage.list('nothing/')).toEqual({ keys: [], next: null });
  });

  it.runIf(reachable)('removes all keys below a prefix and can do so twice', async () => {
    for (const key of ['p/1/a.mp4', 'p/1/b/c.mp4', 'p/10/a.mp4'])
      await storage.put(key, Buffer.from('x'), 'video/mp4');
    await storage.removePrefix('p/1/');
    await storage.removePrefix('p/1/');
    expect(await storage.list('p/')).toEqual({ keys: ['p/10/a.mp4'], next: null });
  });

  it.runIf(reachable)(
    'applies backpressure when it stores a stream',
    { tags: ['extended'], timeout: 120_000 },
    async () => {
      const chunk = Buffer.alloc(1024 * 1024, 'x');
      let producedCount = 0;
      const produceChunks = function* () {
        for (; producedCount < 96; producedCount++) yield chunk;
      };
      const before = referencedBytes();
      let maxGrowthBytes = 0;
      const sampler = setInterval(
        () => (maxGrowthBytes = Math.max(maxGrowthBytes, referencedBytes() - before)),
        100,
      );
      await storage.put('t/large.bin', Readable.from(produceChunks()), 'application/octet-stream');
      clearInterval(sampler);
      expect((await storage.stat('t/large.bin'))?.size).toBe(96 * chunk.length);
      // The S3 client holds two parts.
      expect(maxGrowthBytes).toBeLessThan(40 * chunk.length);
      await storage.remove('t/large.bin');
    },
  );

  // @covers V5.3.2
  it.runIf(reachable)('rejects keys and prefixes that leave the storage root', async () => {
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
      'a/b.type',
      '007',
      'a.mp4',
    ]) {
      await expect(storage.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow();
      await expect(storage.get(key)).rejects.toThrow();
      await expect(storage.stat(key)).rejects.toThrow();
    }
    for (const prefix of ['', '/', '../', 'a/../', '.incoming/', 'a//', 'a']) {
      await expect(storage.list(prefix)).rejects.toThrow();
      await expect(storage.removePrefix(prefix)).rejects.toThrow();
    }
  });

  it.runIf(reachable)(
    'leaves no partial object after a failed write and keeps the previous one',
    async () => {
      await storage.put('t/kept.bin', Buffer.from('whole'), 'text/plain');
      for (const key of ['t/half.bin', 't/kept.bin']) {
        const failingStream = Readable.from(
          (function* () {
            yield Buffer.alloc(100_000, 'h');
            throw new Error('connection lost');
          })(),
        );
        await expect(storage.put(key, failingStream, 'text/plain')).rejects.toThrow('connection lost');
      }
      expect(await storage.get('t/half.bin')).toBeNull();
      expect((await buffer((await storage.get('t/kept.bin'))!.body)).toString()).toBe('whole');
      if (driver === 'local disk') expect(await readdir(join(tempDir, 'media', '.incoming'))).toEqual([]);
    },
  );
});
