import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { diskStorage } from './disk.js';

const minuteMs = 60_000;
let home: string;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  home = await mkdtemp(join(tmpdir(), 'rinkside-disk-'));
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(home, { recursive: true, force: true });
});

it('deletes temporary files of killed processes after an hour', async () => {
  const storage = await diskStorage(home);
  const incoming = join(home, 'media', '.incoming');
  const writeTemporary = async (name: string, ageMs: number) => {
    await writeFile(join(incoming, name), 'half');
    const modifiedAt = new Date(Date.now() - ageMs);
    await utimes(join(incoming, name), modifiedAt, modifiedAt);
  };
  const put = () => storage.put('a/b.txt', Buffer.from('x'), 'text/plain');
  await writeTemporary('old', 61 * minuteMs);
  await writeTemporary('young', 5 * minuteMs);
  await put();
  expect((await readdir(incoming)).toSorted()).toEqual(['old', 'young']);
  vi.setSystemTime(Date.now() + 11 * minuteMs);
  await put();
  expect(await readdir(incoming)).toEqual(['young']);
  vi.setSystemTime(Date.now() + 50 * minuteMs);
  await put();
  expect(await readdir(incoming)).toEqual([]);
});
