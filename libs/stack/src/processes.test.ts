import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ChildOptions } from './child.js';
import { StackFailure } from './failure.js';
import { bornAt } from './pid.js';
import { Processes } from './processes.js';
import { until } from './until.js';

let home: string;
let open: Processes[];
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'rinkside-processes-'));
  open = [];
});
afterEach(async () => {
  for (const processes of open) await processes.stop();
  rmSync(home, { recursive: true, force: true });
});

const opened = async (notice?: (line: string) => void) => {
  const processes = await Processes.open(home, notice);
  open.push(processes);
  return processes;
};

const node = (name: string, script: string, more: Partial<ChildOptions> = {}): ChildOptions => ({
  name,
  command: process.execPath,
  args: ['-e', script],
  env: {},
  ready: async () => true,
  ...more,
});
const waits = 'setInterval(() => {}, 1000)';
const gone = (pid: number | undefined) => until(() => !pid || bornAt(pid) === undefined, 10_000);

test('a process that ends by itself is started again, and the restart is told with its last words', async () => {
  const lines: string[] = [];
  const processes = await opened((line) => lines.push(line));
  const child = await processes.start(
    node('crasher', 'setTimeout(() => { throw new Error("lost its stick"); }, 200)'),
  );
  const first = child.pid;
  expect(await until(() => child.pid !== undefined && child.pid !== first, 10_000)).toBe(true);
  expect(lines[0]).toContain('crasher ended by itself and is started again');
  expect(lines[0]).toContain('lost its stick');
});

test('a killed process stays down until it is restarted', async () => {
  const processes = await opened();
  const child = await processes.start(node('sleeper', waits));
  const first = child.pid;
  await child.kill('SIGKILL');
  expect(child.pid).toBeUndefined();
  expect(await gone(first)).toBe(true);
  await child.restart();
  expect(child.pid).not.toBe(first);
});

test('a process that ends while starting is one sentence with its last words, and is not tried again', async () => {
  const processes = await opened();
  const options = node('broken', 'console.error("broken could not start: no ice"); process.exit(1)', {
    ready: async () => false,
  });
  const failure = await processes.start(options).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StackFailure);
  expect(String(failure)).toContain('broken stopped while starting: broken could not start: no ice');
  expect(processes.children[0]?.pid).toBeUndefined();
});

test('a program that does not exist is one sentence', async () => {
  const processes = await opened();
  const options = node('absent', '', { command: '/nowhere/program', ready: async () => false });
  await expect(processes.start(options)).rejects.toThrow('absent stopped while starting');
});

test('processes end last started first', async () => {
  const processes = await opened();
  const order = join(home, 'order');
  const script = (name: string) =>
    `process.on('SIGINT', () => { require('fs').appendFileSync(${JSON.stringify(order)}, ${JSON.stringify(`${name} `)}); process.exit(); }); console.log('up'); ${waits}`;
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
  const script = join(import.meta.dirname, '../dist/processes.js');
  const code = `
    const { Processes } = await import(${JSON.stringify(script)});
    const processes = await Processes.open(${JSON.stringify(home)});
    const child = await processes.start({ name: 'sleeper', command: process.execPath, args: ['-e', ${JSON.stringify(waits)}], env: {}, ready: async () => true });
    process.send(child.pid);`;
  const parent = fork('-', {
    execArgv: ['--input-type=module', '-e', code],
    stdio: 'ignore',
    serialization: 'json',
  });
  const [pid] = (await once(parent, 'message')) as [number];
  return { parent, pid };
};

test('when the supervisor is killed with -9, what it started ends by itself', async () => {
  const { parent, pid } = await supervisor();
  parent.kill('SIGKILL');
  expect(await gone(pid)).toBe(true);
});

test('what outlives even the watchdog is ended by the next start, and a foreign process with its id is not', async () => {
  const processes = await opened();
  const child = await processes.start(node('sleeper', waits));
  const file = join(home, 'run', 'processes.json');
  const known = JSON.parse(readFileSync(file, 'utf8')) as { pid: number; born: string }[];
  expect(known).toMatchObject([{ name: 'sleeper', pid: child.pid }]);

  const other = mkdtempSync(join(tmpdir(), 'rinkside-processes-'));
  const bystander = await Processes.open(other);
  const innocent = await bystander.start(node('innocent', waits));
  // Began at another time than the one remembered: two started at once may share theirs, it has a hundredth of a second.
  const born = bornAt(process.pid);
  writeFileSync(file, JSON.stringify([...known, { ...known[0], pid: innocent.pid, born }]));
  const next = await Processes.open(home);
  expect(bornAt(innocent.pid ?? 0)).toBeDefined();
  expect(child.pid === undefined || (await gone(known[0]?.pid))).toBe(true);
  await next.stop();
  await bystander.stop();
  rmSync(other, { recursive: true, force: true });
});
