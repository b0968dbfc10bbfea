import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
