import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { diskStorage } from './disk.js';

const minute = 60_000;
let home: string;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  home = await mkdtemp(join(tmpdir(), 'rinkside-disk-'));
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(home, { recursive: true, force: true });
});

it('what killed processes left half written goes while this one lives on, after its time', async () => {
  const storage = await diskStorage(home);
  const incoming = join(home, 'media', '.incoming');
  const leave = async (name: string, age: number) => {
    await writeFile(join(incoming, name), 'half');
    const at = new Date(Date.now() - age);
    await utimes(join(incoming, name), at, at);
  };
  const put = () => storage.put('a/b.txt', Buffer.from('x'), 'text/plain');
  await leave('old', 61 * minute);
  await leave('young', 5 * minute);
  await put();
  expect((await readdir(incoming)).toSorted()).toEqual(['old', 'young']);
  vi.setSystemTime(Date.now() + 11 * minute);
  await put();
  expect(await readdir(incoming)).toEqual(['young']);
  vi.setSystemTime(Date.now() + 50 * minute);
  await put();
  expect(await readdir(incoming)).toEqual([]);
});
