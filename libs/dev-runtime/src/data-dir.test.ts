import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataDirLock, prepareDataDir } from './data-dir.js';
import { startTimeOf } from './pid.js';
import { waitUntil } from './wait-until.js';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'rinkside-home-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

test('rejects a second start on the same data folder while the first runs', async () => {
  const first = await DataDirLock.acquire(home);
  await expect(DataDirLock.acquire(home)).rejects.toThrow(
    `Rinkside already runs on ${home} (process ${process.pid}); stop it first, or set RINKSIDE_HOME and PORT to start a second one beside it.`,
  );
  first.release();
  (await DataDirLock.acquire(home)).release();
});

test('waits for a start that is stopping', async () => {
  const first = await DataDirLock.acquire(home);
  first.markStopping();
  let isAcquired = false;
  const second = DataDirLock.acquire(home).then((lock) => {
    isAcquired = true;
    return lock;
  });
  expect(await waitUntil(() => isAcquired, 2500)).toBe(false);
  first.release();
  (await second).release();
});

test('ignores the lock of a killed process, also when its pid was reused', async () => {
  const sleeper = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  const pid = sleeper.pid ?? 0;
  writeFileSync(join(home, 'lock'), JSON.stringify({ pid, born: 'earlier' }));
  (await DataDirLock.acquire(home)).release();
  writeFileSync(join(home, 'lock'), JSON.stringify({ pid, born: startTimeOf(pid) }));
  sleeper.kill('SIGKILL');
  await once(sleeper, 'exit');
  const lock = await DataDirLock.acquire(home);
  lock.release();
  expect(existsSync(join(home, 'lock'))).toBe(false);
});

test('rejects a data folder that cannot be created', () => {
  writeFileSync(join(home, 'file'), '');
  expect(() => prepareDataDir(join(home, 'file', 'below'))).toThrow(
    /^RINKSIDE_HOME .* cannot be written \(ENOTDIR\); name a folder/,
  );
  mkdirSync(join(home, 'fine'));
  prepareDataDir(join(home, 'fine'));
});

const modeOf = (...path: string[]) => (statSync(join(home, ...path)).mode & 0o777).toString(8);

test('makes a new data folder and the files of an existing installation private', () => {
  prepareDataDir(join(home, 'new'));
  expect(modeOf('new')).toBe('700');

  const old = join(home, 'old');
  mkdirSync(join(old, 'media', 'avatars'), { recursive: true });
  mkdirSync(join(old, 'logs'));
  writeFileSync(join(old, 'media', 'avatars', 'a.webp'), '');
  writeFileSync(join(old, 'logs', 'gateway-1.log'), '');
  writeFileSync(join(old, 'seed.json'), '{}');
  const outside = join(home, 'outside');
  writeFileSync(outside, '');
  symlinkSync(outside, join(old, 'logs', 'link'));
  for (const folder of ['', 'media', 'media/avatars', 'logs']) chmodSync(join(old, folder), 0o755);
  for (const file of ['media/avatars/a.webp', 'logs/gateway-1.log', 'seed.json'])
    chmodSync(join(old, file), 0o644);
  chmodSync(outside, 0o644);
  prepareDataDir(old);
  for (const folder of ['', 'media', 'media/avatars', 'logs'])
    expect([folder, modeOf('old', folder)]).toEqual([folder, '700']);
  for (const file of ['media/avatars/a.webp', 'logs/gateway-1.log', 'seed.json'])
    expect([file, modeOf('old', file)]).toEqual([file, '600']);
  expect((statSync(outside).mode & 0o777).toString(8)).toBe('644');
});

test('leaves a folder with other files as it is, except for the installation in it', () => {
  chmodSync(home, 0o755);
  writeFileSync(join(home, 'notes.txt'), '');
  chmodSync(join(home, 'notes.txt'), 0o644);
  mkdirSync(join(home, 'run'));
  chmodSync(join(home, 'run'), 0o755);
  prepareDataDir(home);
  expect([modeOf(), modeOf('notes.txt'), modeOf('run')]).toEqual(['755', '644', '700']);
});
