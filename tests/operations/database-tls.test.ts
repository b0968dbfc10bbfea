// @module-tag extended
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { externalPostgres, loadBinaries } from '@rinkside/dev-runtime/postgres';
import { ProcessRegistry } from '@rinkside/dev-runtime/process-registry';
import { openProductDatabase } from '@rinkside/domain/database';
import { migrate } from '@rinkside/domain/migrations/run';
import { runOperator } from '@rinkside/domain/moderation/operator';
import { startIdentity } from '@rinkside/identity/identity';
import { migrateIdentity } from '@rinkside/identity/migrate';
import { clientOptions, explainDatabaseError } from '@rinkside/platform/database-connection';
import { loadEnv } from '@rinkside/platform/env';
import { createLog } from '@rinkside/platform/log';
import { waitForDatabase } from '@rinkside/platform/wait-for-database';
import { Queues } from '@rinkside/platform/queues';
import { freePort } from '@rinkside/dev-runtime/ports';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres } from './postgres-server.js';

const log = createLog('test', 'silent');
let home: string;
let processes: ProcessRegistry;
let ca: string;
let socketFolder: string;
/** Without parameters. */
let url: string;
const withParameters = (parameters: string) =>
  `${url.replace('127.0.0.1', 'localhost').replace(/postgres$/, 'tls')}?${parameters}`;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'rinkside-tls-'));
  processes = await ProcessRegistry.open(home);
  const { postgres } = await loadBinaries();
  url = await startPostgres(processes, home, { bin: dirname(postgres) }, { tlsOnly: true });
  socketFolder = join(home, 'postgres');
  ca = join(socketFolder, 'ca.pem');
});
afterAll(async () => {
  await processes.stop();
  await rm(home, { recursive: true, force: true });
});

/** Opens the product's database and returns how its session is connected. */
const connect = async (databaseUrl: string) => {
  const database = await openProductDatabase({ DATABASE_URL: databaseUrl, DATABASE_POOL: 2 });
  try {
    await waitForDatabase(database, 'select 1');
    const { rows } = await database.pool.query(
      `select ssl, application_name from pg_stat_ssl join pg_stat_activity using (pid) where pid = pg_backend_pid()`,
    );
    return rows[0] as { ssl: boolean; application_name: string };
  } finally {
    await database.close();
  }
};

describe('a PostgreSQL that requires TLS', () => {
  it('does not get a database created for a mistyped name', async () => {
    const missing = withParameters('sslmode=require');
    await expect(connect(missing)).rejects.toThrow('DATABASE_URL: the server has no database tls; create it');
    await expect(migrate({ DATABASE_URL: missing })).rejects.toThrow('the server has no database tls');
    await expect(migrateIdentity(missing)).rejects.toThrow('the server has no database tls');
  });

  it('serves migrations, product, operator commands, queues and identity', async () => {
    const admin = new Client(clientOptions(`${url}?sslmode=require`, 5000));
    await admin.connect();
    await admin.query('create database tls');
    await admin.end();
    const verified = withParameters(
      `sslmode=verify-full&sslrootcert=${ca}&application_name=rink&connect_timeout=5`,
    );
    const env = loadEnv({ DATABASE_URL: verified, IDENTITY_URL: `http://127.0.0.1:${await freePort()}` });
    await migrate(env);
    await migrateIdentity(verified);
    expect(await connect(verified)).toEqual({ ssl: true, application_name: 'rink' });
    await expect(runOperator(env, ['suspend', 'nobody@rink.example'])).rejects.toThrow('No account has');
    await expect(externalPostgres(verified)).resolves.toEqual({ url: verified });
    const identity = await startIdentity(env, log);
    await identity.close({ drain: false });
    const queues = new Queues(env, log);
    expect((await queues.depths()).length).toBeGreaterThan(0);
    await queues.close();
  });

  it.each(['require', 'verify-ca&sslrootcert=CA', 'verify-full&sslrootcert=CA'])(
    'is connected with sslmode=%s',
    async (mode) => {
      expect(await connect(withParameters(`sslmode=${mode.replace('CA', ca)}`))).toMatchObject({ ssl: true });
    },
  );

  it('is connected through its socket', async () => {
    const socketUrl = `postgres://rinkside@localhost:${new URL(url).port}/tls?host=${socketFolder}`;
    expect(await connect(socketUrl)).toMatchObject({ ssl: false });
  });

  it('is refused in clear text, with another authority, and with another host name', async () => {
    await expect(connect(withParameters('connect_timeout=5'))).rejects.toThrow(
      'DATABASE_URL: the server rejects this user from this machine, or requires TLS',
    );
    const files = ['-keyout', join(home, 'other.key'), '-out', join(home, 'other.pem')];
    const newKey = ['-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=other'];
    execFileSync('openssl', ['req', '-x509', ...newKey, ...files], { stdio: 'ignore' });
    for (const parameters of [
      `sslmode=verify-full&sslrootcert=${join(home, 'other.pem')}`,
      `sslmode=require&sslrootcert=${join(home, 'other.pem')}`,
      'sslmode=verify-full',
    ])
      await expect(connect(withParameters(parameters))).rejects.toThrow(
        /^DATABASE_URL: the certificate of the server is not trusted/,
      );
    const byAddress = withParameters(`sslmode=verify-full&sslrootcert=${ca}`).replace(
      'localhost',
      '127.0.0.1',
    );
    await expect(connect(byAddress)).rejects.toThrow('not trusted (ERR_TLS_CERT_ALTNAME_INVALID)');
    expect(String(explainDatabaseError(url, new Error('another failure')))).toBe('Error: another failure');
  });
});
