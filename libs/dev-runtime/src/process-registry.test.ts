import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ProcessOptions } from './supervised-process.js';
import { RuntimeError } from './errors.js';
import { startTimeOf } from './pid.js';
import { ProcessRegistry } from './process-registry.js';
import { waitUntil } from './wait-until.js';

let home: string;
let registries: ProcessRegistry[];
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'rinkside-processes-'));
  registries = [];
});
afterEach(async () => {
  for (const processes of registries) await processes.stop();
  rmSync(home, { recursive: true, force: true });
});

const openRegistry = async (log?: (line: string) => void) => {
  const processes = await ProcessRegistry.open(home, log);
  registries.push(processes);
  return processes;
};

const node = (name: string, script: string, overrides: Partial<ProcessOptions> = {}): ProcessOptions => ({
  name,
  command: process.execPath,
  args: ['-e', script],
  env: {},
  ready: async () => true,
  ...overrides,
});
const idleScript = 'setInterval(() => {}, 1000)';
const hasExited = (pid: number | undefined) =>
  waitUntil(() => !pid || startTimeOf(pid) === undefined, 10_000);

test('restarts a process that exits unexpectedly and logs its last output', async () => {
  const lines: string[] = [];
  const processes = await openRegistry((line) => lines.push(line));
  const child = await processes.start(
    node('crasher', 'setTimeout(() => { throw new Error("lost its stick"); }, 200)'),
  );
  const firstPid = child.pid;
  expect(await waitUntil(() => child.pid !== undefined && child.pid !== firstPid, 10_000)).toBe(true);
  expect(lines[0]).toContain('crasher exited unexpectedly and is being restarted');
  expect(lines[0]).toContain('lost its stick');
});

test('keeps logs from other accounts of the machine, also those of earlier versions', async () => {
  mkdirSync(join(home, 'logs'), { recursive: true });
  writeFileSync(join(home, 'logs', 'old.log'), 'x', { mode: 0o644 });
  const processes = await openRegistry();
  const child = await processes.start(node('writer', idleScript));
  for (const file of [child.logFile, join(home, 'logs', 'old.log')])
    expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('keeps a killed process down until it is restarted', async () => {
  const processes = await openRegistry();
  const child = await processes.start(node('sleeper', idleScript));
  const firstPid = child.pid;
  await child.kill('SIGKILL');
  expect(child.pid).toBeUndefined();
  expect(await hasExited(firstPid)).toBe(true);
  await child.restart();
  expect(child.pid).not.toBe(firstPid);
});

test('rejects a start with the last output of a process that exits while starting, and does not retry', async () => {
  const processes = await openRegistry();
  const options = node('broken', 'console.error("broken could not start: no ice"); process.exit(1)', {
    ready: async () => false,
  });
  const failure = await processes.start(options).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(RuntimeError);
  expect(String(failure)).toContain('broken stopped while starting: broken could not start: no ice');
  expect(processes.children[0]?.pid).toBeUndefined();
});

test('rejects a program that does not exist', async () => {
  const processes = await openRegistry();
  const options = node('absent', '', { command: '/nowhere/program', ready: async () => false });
  await expect(processes.start(options)).rejects.toThrow('absent stopped while starting');
});

test('stops processes in reverse start order', async () => {
  const processes = await openRegistry();
  const order = join(home, 'order');
  const script = (name: string) =>
    `process.on('SIGINT', () => { require('fs').appendFileSync(${JSON.stringify(order)}, ${JSON.stringify(`${name} `)}); process.exit(); }); console.log('up'); ${idleScript}`;
  for (const name of ['first', 'second', 'third']) {
    const log = join(home, 'logs', `${name}.log`);
    await processes.start(
      node(name, script(name), { ready: async () => readFileSync(log, 'utf8') === 'up\n' }),
    );
  }
  await processes.stop();
  expect(readFileSync(order, 'utf8')).toBe('third second first ');
});

const supervisor = async () => {
  const script = join(import.meta.dirname, '../dist/process-registry.js');
  const code = `
    const { ProcessRegistry } = await import(${JSON.stringify(script)});
    const processes = await ProcessRegistry.open(${JSON.stringify(home)});
    const child = await processes.start({ name: 'sleeper', command: process.execPath, args: ['-e', ${JSON.stringify(idleScript)}], env: {}, ready: async () => true });
    process.send(child.pid);`;
  const parent = fork('-', {
    execArgv: ['--input-type=module', '-e', code],
    stdio: 'ignore',
    serialization: 'json',
  });
  const [pid] = (await once(parent, 'message')) as [number];
  return { parent, pid };
};

test('stops all processes when the supervisor is killed with kill -9', async () => {
  const { parent, pid } = await supervisor();
  parent.kill('SIGKILL');
  expect(await hasExited(pid)).toBe(true);
});

test('stops processes that outlived the watchdog on the next start, but not another process with a reused pid', async () => {
  const processes = await openRegistry();
  const child = await processes.start(node('sleeper', idleScript));
  const file = join(home, 'run', 'processes.json');
  const records = JSON.parse(readFileSync(file, 'utf8')) as { pid: number; born: string }[];
  expect(records).toMatchObject([{ name: 'sleeper', pid: child.pid }]);

  const otherHome = mkdtempSync(join(tmpdir(), 'rinkside-processes-'));
  const otherRegistry = await ProcessRegistry.open(otherHome);
  const otherChild = await otherRegistry.start(node('other', idleScript));
  // Use a clearly different start time: two processes started at once may share theirs (10 ms resolution).
  const born = startTimeOf(process.pid);
  writeFileSync(file, JSON.stringify([...records, { ...records[0], pid: otherChild.pid, born }]));
  const nextRegistry = await ProcessRegistry.open(home);
  expect(startTimeOf(otherChild.pid ?? 0)).toBeDefined();
  expect(child.pid === undefined || (await hasExited(records[0]?.pid))).toBe(true);
  await nextRegistry.stop();
  await otherRegistry.stop();
  rmSync(otherHome, { recursive: true, force: true });
});
