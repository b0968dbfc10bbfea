import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { childEnv } from '@rinkside/platform/env';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { freePort } from './ports.js';

let home: string;
let otherServer: Server;
let takenPort: number;
let unusedPort: number;

beforeAll(async () => {
  takenPort = await freePort();
  unusedPort = await freePort();
  otherServer = createServer((_, response) => response.end('{"issuer":"https://other.example"}')).listen(
    takenPort,
  );
  await once(otherServer, 'listening');
});
afterAll(() => otherServer.close());
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'rinkside-start-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const code = `const { start } = await import(${JSON.stringify(join(import.meta.dirname, '../dist/start.js'))});
process.exit(await start(process.env));`;

/** Starts the product with invalid settings. @returns exit code and standard error */
const failToStart = async (settings: NodeJS.ProcessEnv) => {
  const env = {
    ...childEnv(),
    NODE_ENV: '',
    RINKSIDE_HOME: join(home, 'data'),
    PORT: String(await freePort()),
    ...settings,
  };
  const args = ['--input-type=module', '-e', code];
  const child = execFile(process.execPath, args, { env });
  let printed = '';
  child.stderr?.on('data', (text: string) => (printed += text));
  const [exitCode] = (await once(child, 'close')) as [number];
  return { exitCode, message: printed.trim() };
};

const recordedProcesses = () => {
  try {
    return JSON.parse(readFileSync(join(home, 'data', 'run', 'processes.json'), 'utf8')) as unknown[];
  } catch {
    return [];
  }
};

const cases: [string, () => NodeJS.ProcessEnv, RegExp][] = [
  [
    'a taken PORT',
    () => ({ PORT: String(takenPort) }),
    /^Port \d+ is taken or not allowed; set PORT to another one, such as PORT=\d+\.$/,
  ],
  ['an invalid PORT', () => ({ PORT: 'ice' }), /^The environment is wrong: PORT: .*\.$/],
  [
    'an unreachable DATABASE_URL',
    () => ({ DATABASE_URL: `postgres://app:hunter2@127.0.0.1:${unusedPort}/app` }),
    /^DATABASE_URL does not lead to a PostgreSQL database that answers \(.*ECONNREFUSED.*\); correct it, or leave it out to use the embedded one\.$/,
  ],
  [
    'a DATABASE_URL with a wrong password',
    () => ({ DATABASE_URL: inject('postgresUrl').replace(/:[^:@/]+@/, ':hunter2@') }),
    /^DATABASE_URL does not lead .*password authentication failed/,
  ],
  [
    'an unreachable REDIS_URL',
    () => ({ REDIS_URL: `redis://127.0.0.1:${unusedPort}` }),
    /^REDIS_URL does not lead to a Redis that answers \(.*ECONNREFUSED.*\); correct it, or leave it out/,
  ],
  [
    'an unreachable S3_ENDPOINT',
    () => ({ S3_ENDPOINT: `http://127.0.0.1:${unusedPort}`, S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' }),
    /^S3_ENDPOINT .* does not lead to an object storage that answers \(.*\); correct it, or leave it out to use the disk\.$/,
  ],
  [
    'an unreachable OIDC_ISSUER',
    () => ({ OIDC_ISSUER: `http://127.0.0.1:${unusedPort}` }),
    /^OIDC_ISSUER http:.* does not lead to an OpenID provider \(.*ECONNREFUSED.*\); correct it/,
  ],
  [
    'an OIDC_ISSUER that differs from the provider’s own',
    () => ({ OIDC_ISSUER: `http://127.0.0.1:${takenPort}` }),
    /^OIDC_ISSUER is http:.* but that provider calls itself https:\/\/other\.example; correct it/,
  ],
  [
    'an FFMPEG_PATH without ffmpeg',
    () => ({ FFMPEG_PATH: join(home, 'nothing') }),
    /^FFMPEG_PATH .* is not a working ffmpeg; correct it/,
  ],
  [
    'a RINKSIDE_HOME that is not writable',
    () => {
      writeFileSync(join(home, 'file'), '');
      return { RINKSIDE_HOME: join(home, 'file', 'data') };
    },
    /^RINKSIDE_HOME .* cannot be written \(ENOTDIR\); name a folder this account may write to\.$/,
  ],
];

test.each(cases)(
  'exits with code 1 and a one-line message, leaving no process, on %s',
  async (_, settings, message) => {
    const result = await failToStart(settings());
    expect(result.message).toMatch(message);
    expect(result.message.split('\n')).toHaveLength(1);
    expect(result.message).not.toContain('hunter2');
    expect(result.exitCode).toBe(1);
    expect(recordedProcesses()).toEqual([]);
  },
);

test('says what to do when an unreleased version created the database', async () => {
  const name = `unreleased_${process.pid}`;
  const admin = new Client({ connectionString: inject('postgresUrl') });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = Object.assign(new URL(inject('postgresUrl')), { pathname: `/${name}` }).href;
  try {
    const database = new Client({ connectionString: url });
    await database.connect();
    await database.query(`create table migration (name text); insert into migration values ('0001-old')`);
    await database.end();
    expect(await failToStart({ DATABASE_URL: url })).toEqual({
      exitCode: 1,
      message:
        'The database was created by an unreleased version of Rinkside; delete the folder RINKSIDE_HOME, or set DATABASE_URL to a new database, and start again.',
    });
  } finally {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
});

test('rejects a Node version that is too old before installing anything', async () => {
  const fakeVersion = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'18.20.8'})`;
  const child = execFile(process.execPath, [
    '--import',
    fakeVersion,
    join(import.meta.dirname, '../../../scripts/start.mjs'),
  ]);
  let printed = '';
  child.stderr?.on('data', (text: string) => (printed += text));
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(printed.trim()).toBe(
    'Rinkside needs Node 20.19 or newer and this is 18.20.8; install a newer one from https://nodejs.org or with a version manager.',
  );
});
