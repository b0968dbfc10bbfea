import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HomeLock, prepareHome } from './home.js';
import { bornAt } from './pid.js';
import { until } from './until.js';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'rinkside-home-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

test('rejects a second start on the same data folder while the first runs', async () => {
  const first = await HomeLock.take(home);
  await expect(HomeLock.take(home)).rejects.toThrow(
    `Rinkside already runs on ${home} (process ${process.pid}); stop it first, or set RINKSIDE_HOME and PORT to start a second one beside it.`,
  );
  first.release();
  (await HomeLock.take(home)).release();
});

test('waits for a start that is stopping', async () => {
  const first = await HomeLock.take(home);
  first.leaving();
  let isAcquired = false;
  const second = HomeLock.take(home).then((lock) => {
    isAcquired = true;
    return lock;
  });
  expect(await until(() => isAcquired, 2500)).toBe(false);
  first.release();
  (await second).release();
});

test('ignores the lock of a killed process, also when its pid was reused', async () => {
  const sleeper = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  const pid = sleeper.pid ?? 0;
  writeFileSync(join(home, 'lock'), JSON.stringify({ pid, born: 'earlier' }));
  (await HomeLock.take(home)).release();
  writeFileSync(join(home, 'lock'), JSON.stringify({ pid, born: bornAt(pid) }));
  sleeper.kill('SIGKILL');
  await once(sleeper, 'exit');
  const lock = await HomeLock.take(home);
  lock.release();
  expect(existsSync(join(home, 'lock'))).toBe(false);
});

test('rejects a data folder that cannot be created', () => {
  writeFileSync(join(home, 'file'), '');
  expect(() => prepareHome(join(home, 'file', 'below'))).toThrow(
    /^RINKSIDE_HOME .* cannot be written \(ENOTDIR\); name a folder/,
  );
  mkdirSync(join(home, 'fine'));
  prepareHome(join(home, 'fine'));
});
