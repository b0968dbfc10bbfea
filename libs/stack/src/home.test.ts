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

test('a second start on one home is refused in one sentence while the first runs', async () => {
  const first = await HomeLock.take(home);
  await expect(HomeLock.take(home)).rejects.toThrow(
    `Rinkside already runs on ${home} (process ${process.pid}); stop it first, or set RINKSIDE_HOME and PORT to start a second one beside it.`,
  );
  first.release();
  (await HomeLock.take(home)).release();
});

test('a start waits for one that is on its way out', async () => {
  const first = await HomeLock.take(home);
  first.leaving();
  let taken = false;
  const second = HomeLock.take(home).then((lock) => {
    taken = true;
    return lock;
  });
  expect(await until(() => taken, 2500)).toBe(false);
  first.release();
  (await second).release();
});

test('a lock whose holder was killed is no lock, not even when its id lives on in another process', async () => {
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

test('a home that cannot be a folder is one sentence', () => {
  writeFileSync(join(home, 'file'), '');
  expect(() => prepareHome(join(home, 'file', 'below'))).toThrow(
    /^RINKSIDE_HOME .* cannot be written \(ENOTDIR\); name a folder/,
  );
  mkdirSync(join(home, 'fine'));
  prepareHome(join(home, 'fine'));
});
