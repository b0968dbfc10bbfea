import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadEnv } from '@rinkside/platform/env';
import { createLog, type Log } from '@rinkside/platform/log';
import { freePort } from '@rinkside/dev-runtime/ports';
import { Pool } from 'pg';
import { inject, vi } from 'vitest';
import { startIdentity, type IdentityTiming } from '../src/identity.js';
import { migrateIdentity } from '../src/migrate.js';

export const silentLog = createLog('test', 'silent');

/** Creates a database on the shared server. `drop` retries until all connections are closed. */
export const createTestDatabase = async () => {
  const admin = new Pool({ connectionString: inject('postgresUrl'), max: 1 });
  const name = `identity_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${name}`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async () => {
      await vi.waitFor(() => admin.query(`drop database ${name}`), { timeout: 10_000 });
      await admin.end();
    },
  };
};

export type TestIdentity = Awaited<ReturnType<typeof startTestIdentity>>;

export interface TestIdentityOptions {
  env?: NodeJS.ProcessEnv;
  timing?: Partial<IdentityTiming>;
  log?: Log;
}

/** Starts the provider on a new database under its own origin, with rate limits effectively off by default. */
export const startTestIdentity = async ({
  env: envOverrides = {},
  timing = {},
  log = silentLog,
}: TestIdentityOptions = {}) => {
  const database = await createTestDatabase();
  await migrateIdentity(database.url);
  const home = await mkdtemp(join(tmpdir(), 'identity-'));
  const origin = `http://127.0.0.1:${await freePort()}`;
  const start = async (identityUrl: string) => {
    const env = loadEnv({
      NODE_ENV: 'test',
      PUBLIC_ORIGIN: origin,
      IDENTITY_URL: identityUrl,
      RINKSIDE_HOME: home,
      DATABASE_URL: database.url,
      DATABASE_POOL: '4',
      RATE_LIMIT_FACTOR: '1000',
      ...envOverrides,
    });
    return {
      env,
      ...(await startIdentity(env, log, {
        refreshGraceSeconds: 60,
        maintenanceIntervalMs: 60_000,
        pollIntervalMs: 50,
        ...timing,
      })),
    };
  };
  const first = await start(origin);
  const pool = new Pool({ connectionString: database.url, max: 2 });
  const closeFns = [first.close];
  return {
    env: first.env,
    pool,
    home,
    issuer: `${origin}/oidc`,
    callback: `${origin}/callback`,
    databaseUrl: database.url,
    /** Starts a second provider on the same database. @returns its issuer URL. */
    startSecondProcess: async () => {
      const url = `http://127.0.0.1:${await freePort()}`;
      const { close } = await start(url);
      closeFns.push(close);
      return `${url}/oidc`;
    },
    close: async () => {
      await Promise.all(closeFns.map((close) => close({ drain: false })));
      await pool.end();
      await database.drop();
      await rm(home, { recursive: true });
    },
  };
};

export const newTestUser = (email = `${randomUUID()}@rink.example`) => ({
  email,
  password: 'five-hole',
  given_name: 'Noor',
  family_name: 'Winters',
});

type TokenName = 'access_token' | 'refresh_token' | 'id_token';

export interface HttpResult {
  status: number;
  headers: Headers;
  body: Record<string, unknown> & Partial<Record<TokenName, string>>;
}

export const readResponse = async (response: Response): Promise<HttpResult> => {
  const text = await response.text();
  const json = response.headers.get('content-type')?.includes('json');
  return {
    status: response.status,
    headers: response.headers,
    body: json && text ? (JSON.parse(text) as HttpResult['body']) : { text },
  };
};

export const postJson = async (url: string, body: unknown, headers: Record<string, string> = {}) =>
  readResponse(
    await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  );

export const postForm = async (
  url: string,
  body: Record<string, string>,
  headers: Record<string, string> = {},
) => readResponse(await fetch(url, { method: 'POST', headers, body: new URLSearchParams(body) }));

const client_id = 'rinkside-web';

export const signUp = (base: string, user: ReturnType<typeof newTestUser>, headers = {}) =>
  postJson(
    `${base}/dbconnections/signup`,
    {
      client_id,
      connection: 'Username-Password-Authentication',
      name: `${user.given_name} ${user.family_name}`,
      ...user,
    },
    headers,
  );

export const signIn = (
  base: string,
  { email, password }: { email: string; password: string },
  headers = {},
) =>
  postForm(
    `${base}/oauth/token`,
    {
      grant_type: 'password',
      client_id,
      username: email,
      password,
      audience: 'https://api.rinkside.app',
      scope: 'openid profile email offline_access',
    },
    headers,
  );

export const refresh = (base: string, refresh_token: string) =>
  postForm(`${base}/oauth/token`, { grant_type: 'refresh_token', client_id, refresh_token });

export const userinfo = async (base: string, token?: string) =>
  readResponse(
    await fetch(`${base}/userinfo`, token ? { headers: { authorization: `Bearer ${token}` } } : undefined),
  );
