// @module-tag extended
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { childEnv } from '@rinkside/platform/env';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTimeOf, commandLineOf } from './pid.js';
import { embeddedPostgres, externalPostgres } from './postgres.js';
import { freePort } from './ports.js';
import { ProcessRegistry } from './process-registry.js';
import { waitUntil } from './wait-until.js';

let home: string;
const env = childEnv();
// mkdtemp creates folders with mode 700, like /root: PostgreSQL must start there too.
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'rinkside-postgres-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const query = async (url: string, text: string) => {
  const client = new Client(url);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<{ answer: string }>(text)).rows;
  } finally {
    await client.end();
  }
};

/** Starts PostgreSQL in this data folder from another process, like a supervisor. */
const startInOtherProcess = async () => {
  const dist = (file: string) => JSON.stringify(join(import.meta.dirname, '../dist', file));
  const code = `
    const { ProcessRegistry } = await import(${dist('process-registry.js')});
    const { embeddedPostgres } = await import(${dist('postgres.js')});
    const processes = await ProcessRegistry.open(${JSON.stringify(home)});
    const { url, child } = await embeddedPostgres(processes, ${JSON.stringify(home)}, { env: process.env });
    process.send({ url, pid: child.pid });`;
  const parent = fork('-', {
    execArgv: ['--input-type=module', '-e', code],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ url, pid }] = (await once(parent, 'message')) as [{ url: string; pid: number }];
  return { parent, url, pid };
};

const parentOf = (pid: number) => {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]);
  } catch {
    return undefined;
  }
};

const watchdogOf = (parent: number | undefined) =>
  readdirSync('/proc')
    .map(Number)
    .find((pid) => pid && parentOf(pid) === parent && commandLineOf(pid).includes('watchdog')) ?? 0;

test('keeps the data and stops the server after kill -9 of the supervisor', async () => {
  const { parent, url, pid } = await startInOtherProcess();
  await query(url, `create table saved as select 'yes' as answer`);
  parent.kill('SIGKILL');
  expect(await waitUntil(() => startTimeOf(pid) === undefined, 15_000)).toBe(true);
  const processes = await ProcessRegistry.open(home);
  try {
    const restarted = await embeddedPostgres(processes, home, { env });
    expect(await query(restarted.url, 'select answer from saved')).toEqual([{ answer: 'yes' }]);
  } finally {
    await processes.stop();
  }
});

test.runIf(process.platform === 'linux')(
  'stops an orphaned server that has no process record on the next start',
  async () => {
    const { parent, url, pid } = await startInOtherProcess();
    await query(url, `create table saved as select 'yes' as answer`);
    rmSync(join(home, 'run'), { recursive: true });
    mkdirSync(join(home, 'run'));
    const watchdog = watchdogOf(parent.pid);
    process.kill(watchdog, 'SIGKILL');
    parent.kill('SIGKILL');
    await once(parent, 'exit');
    expect(startTimeOf(pid)).toBeDefined();
    const processes = await ProcessRegistry.open(home);
    try {
      const restarted = await embeddedPostgres(processes, home, { env });
      expect(startTimeOf(pid)).toBeUndefined();
      expect(await query(restarted.url, 'select answer from saved')).toEqual([{ answer: 'yes' }]);
    } finally {
      await processes.stop();
    }
  },
);

test('restarts the server with its data after kill -9', async () => {
  const processes = await ProcessRegistry.open(home);
  try {
    const { url, child } = await embeddedPostgres(processes, home, { env });
    await query(url, `create table saved as select 'yes' as answer`);
    process.kill(child?.pid ?? 0, 'SIGKILL');
    const rows = () => query(url, 'select answer from saved').catch(() => []);
    expect(await waitUntil(async () => (await rows()).length === 1, 20_000)).toBe(true);
  } finally {
    await processes.stop();
  }
});

test('rejects a wrong DATABASE_URL without showing the password', async () => {
  const failure = String(
    await externalPostgres(`postgres://app:hunter2@127.0.0.1:${await freePort()}/app`).catch(
      (error: unknown) => error,
    ),
  );
  expect(failure).toMatch(
    /DATABASE_URL does not lead to a PostgreSQL database that answers \(.*ECONNREFUSED.*\)/,
  );
  expect(failure).not.toContain('hunter2');
});
