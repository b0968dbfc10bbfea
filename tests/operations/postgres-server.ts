import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { childEnv } from '@rinkside/platform/env';
import { unprivilegedUser, runAs } from '@rinkside/dev-runtime/os-user';
import { freePort } from '@rinkside/dev-runtime/ports';
import type { ProcessRegistry } from '@rinkside/dev-runtime/process-registry';
import { Client } from 'pg';

/** A PostgreSQL installation on this machine, with pg_dump and pg_restore. */
export interface PostgresInstallation {
  major: string;
  bin: string;
}

/** Finds PostgreSQL installations in the paths of Debian and Ubuntu, newest first. */
export const findPostgresInstallations = (): PostgresInstallation[] =>
  ['18', '17', '16', '15']
    .map((major) => ({ major, bin: `/usr/lib/postgresql/${major}/bin` }))
    .filter(({ bin }) =>
      ['initdb', 'postgres', 'pg_dump', 'pg_restore'].every((name) => existsSync(join(bin, name))),
    );

const acceptsConnections = async (url: string) => {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** Starts a server of this version with its data below `home`. @returns the connection URL of the superuser. */
export const startPostgres = async (
  processes: ProcessRegistry,
  home: string,
  { bin }: PostgresInstallation,
): Promise<string> => {
  const folder = join(home, 'postgres');
  const account = unprivilegedUser(folder);
  const [initdb, postgres] = [join(bin, 'initdb'), join(bin, 'postgres')];
  mkdirSync(folder, { mode: 0o700 });
  if (account) execFileSync('chown', [`${account.uid}:${account.gid}`, folder]);
  const init = runAs(account, [initdb, folder], initdb, [
    `--pgdata=${folder}`,
    '--auth=trust',
    '--username=rinkside',
    '--encoding=UTF8',
    '--locale=C',
  ]);
  execFileSync(init.command, init.args, { cwd: folder, stdio: 'ignore', ...init.account });
  const port = await freePort();
  const url = `postgres://rinkside@127.0.0.1:${port}/postgres`;
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];
  const run = runAs(account, [postgres, folder], postgres, [
    '-D',
    folder,
    '-p',
    String(port),
    ...settings.flatMap((setting) => ['-c', setting]),
  ]);
  await processes.start({
    name: 'postgres',
    command: run.command,
    args: run.args,
    env: childEnv(),
    cwd: folder,
    ...(run.account && { account: run.account }),
    signal: 'SIGINT',
    ready: () => acceptsConnections(url),
  });
  return url;
};
