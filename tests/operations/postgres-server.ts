import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { childEnv } from '@rinkside/platform/env';
import { clientOptions } from '@rinkside/platform/database-connection';
import { chownTo, unprivilegedUser, runAs } from '@rinkside/dev-runtime/os-user';
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
  const client = new Client(clientOptions(url, 2000));
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

/** Creates a certificate authority, `ca.pem`, and a certificate for `localhost` in this folder. */
const createCertificates = (folder: string) => {
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'ignore' });
  writeFileSync(join(folder, 'names'), 'subjectAltName=DNS:localhost\n');
  const newKey = ['-newkey', 'rsa:2048', '-nodes', '-keyout'];
  openssl('req', '-x509', ...newKey, 'ca.key', '-out', 'ca.pem', '-subj', '/CN=test authority');
  openssl('req', ...newKey, 'server.key', '-out', 'server.csr', '-subj', '/CN=localhost');
  const authority = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-extfile', 'names'];
  openssl('x509', '-req', '-in', 'server.csr', ...authority, '-out', 'server.pem');
  // PostgreSQL refuses a key that others can read.
  chmodSync(join(folder, 'server.key'), 0o600);
};

const tlsOnlyAccess = 'local all all trust\nhostssl all all all trust\nhostnossl all all all reject\n';

/**
 * Starts a server of this version with its data below `home`.
 * @param tlsOnly refuse connections in clear text, and also listen on a socket in the data folder, `postgres`
 * @returns the connection URL of the superuser.
 */
export const startPostgres = async (
  processes: ProcessRegistry,
  home: string,
  { bin }: Pick<PostgresInstallation, 'bin'>,
  { tlsOnly = false } = {},
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
  const settings = ['listen_addresses=127.0.0.1', 'fsync=off'];
  settings.push(`unix_socket_directories=${tlsOnly ? folder : ''}`);
  if (tlsOnly) {
    createCertificates(folder);
    writeFileSync(join(folder, 'pg_hba.conf'), tlsOnlyAccess);
    settings.push('ssl=on', 'ssl_cert_file=server.pem', 'ssl_key_file=server.key');
    if (account) chownTo(account, folder);
  }
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
    ready: () => acceptsConnections(tlsOnly ? `${url}?sslmode=require` : url),
  });
  return url;
};
