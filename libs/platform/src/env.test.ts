import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jobNames } from '@rinkside/contracts/jobs.schema';
import { describe, expect, it } from 'vitest';
import { parseDatabaseUrl } from './database-connection.js';
import { EnvError, loadEnv } from './env.js';

const DATABASE_URL = 'postgres://app:long-and-random@localhost:5432/rinkside';

describe('loadEnv', () => {
  it('has a default for every variable except DATABASE_URL', () => {
    expect(loadEnv({ DATABASE_URL })).toMatchObject({
      PORT: 4000,
      PUBLIC_ORIGIN: 'http://localhost:4000',
      OIDC_ISSUER: 'http://localhost:4000/oidc',
      RINKSIDE_HOME: '.rinkside',
      WORKER_JOBS: [...jobNames, 'relay'],
      RATE_LIMIT_FACTOR: 1,
    });
    expect(() => loadEnv({})).toThrow(EnvError);
  });

  it.each(['', ' ', ',', ' , '])(
    'refuses an empty list of jobs, because unset means all of them: %j',
    (list) => {
      expect(() => loadEnv({ DATABASE_URL, WORKER_JOBS: list })).toThrow(
        /WORKER_JOBS.* (is empty|at least one)/,
      );
    },
  );

  it('treats empty values as unset and removes the trailing slash of an origin', () => {
    const env = loadEnv({ DATABASE_URL, REDIS_URL: '', PUBLIC_ORIGIN: 'https://rink.example/' });
    expect(env.REDIS_URL).toBeUndefined();
    expect(env).toMatchObject({
      PUBLIC_ORIGIN: 'https://rink.example',
      OIDC_ISSUER: 'https://rink.example/oidc',
    });
  });

  it.each([
    [{ PORT: '70000' }, 'PORT'],
    [{ REDIS_URL: 'localhost' }, 'REDIS_URL'],
    [{ WORKER_JOBS: 'relay,unknown' }, 'WORKER_JOBS'],
    [{ RINKSIDE_DEMO: 'yes' }, 'RINKSIDE_DEMO'],
  ])('names the invalid variable but not its value: %j', (invalid, name) => {
    const value = Object.values(invalid)[0] ?? '';
    try {
      loadEnv({ DATABASE_URL, ...invalid });
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(EnvError);
      expect((error as EnvError).message).toContain(name);
      expect((error as EnvError).message).not.toContain(value);
    }
  });

  it.each([
    [
      'postgres://a:b@db/rink?sslmode=prefer',
      'sslmode must be one of disable, require, verify-ca, verify-full',
    ],
    ['postgres://a:b@db/rink?sslmode=verify-ca', 'sslmode=verify-ca needs sslrootcert'],
    ['postgres://a:b@db/rink?sslrootcert=/ca.pem', 'sslrootcert needs sslmode=verify-full'],
    [
      'postgres://a:b@db/rink?sslmode=verify-full&sslrootcert=/none',
      'the file of sslrootcert cannot be read',
    ],
    ['postgres://a:b@db/rink?sslMode=require', 'the parameter sslMode is not supported'],
    ['postgres://a:b@db/rink?options=-cx', 'the parameter options is not supported'],
    ['postgres://a:b@db/rink?connect_timeout=soon', 'connect_timeout must be a whole number of seconds'],
    ['mysql://a:b@db/rink', 'it must have the form postgres://'],
    ['postgres://a:b@db', 'it names no database'],
    ['postgres://a:100%@db/rink', 'a percent sign in the user, password or database must be written as %25'],
  ])('rejects the connection URL %s', (databaseUrl, reason) => {
    expect(() => loadEnv({ DATABASE_URL: databaseUrl })).toThrow(`DATABASE_URL: ${reason}`);
  });

  it.each([
    ['postgres:///rink?host=/run/postgresql', { host: '/run/postgresql', database: 'rink' }],
    ['postgresql://app@/rink?host=/run/postgresql', { host: '/run/postgresql', user: 'app' }],
    ['postgres://app:p%40ss%2F@[::1]:6432/rink', { host: '::1', port: 6432, password: 'p@ss/' }],
    ['postgres://db/rink?sslmode=disable&connect_timeout=3', { ssl: false, connectTimeoutMs: 3000 }],
    ['postgres://db/rink?sslmode=require', { ssl: { rejectUnauthorized: false } }],
    ['postgres://db/rink?sslmode=verify-full', { ssl: { host: 'db' } }],
  ])('reads the connection URL %s', (databaseUrl, connection) => {
    expect(loadEnv({ DATABASE_URL: databaseUrl }).DATABASE_URL).toBe(databaseUrl);
    expect(parseDatabaseUrl(databaseUrl)).toMatchObject(connection);
  });

  it.each([
    [{ TRUSTED_PROXIES: 'banana' }, 'TRUSTED_PROXIES: must be addresses, networks'],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES: must be addresses, networks'],
    [{ PUBLIC_ORIGIN: 'https://rink.example/app' }, 'PUBLIC_ORIGIN: must be an origin'],
    [{ PUBLIC_ORIGIN: 'ftp://rink.example' }, 'PUBLIC_ORIGIN: must be a URL that starts with http'],
    [{ MEDIA_ORIGIN: 'https://media.example/x' }, 'MEDIA_ORIGIN: must be an origin'],
    [{ REDIS_URL: 'http://redis:6379' }, 'REDIS_URL: must be a URL that starts with redis'],
    [{ REDIS_PREFIX: 'two words' }, 'REDIS_PREFIX: must consist of letters'],
    [{ S3_ENDPOINT: 'minio:9000' }, 'S3_ENDPOINT: must be a URL that starts with http'],
    [{ S3_ENDPOINT: 'http://minio:9000/bucket' }, 'S3_ENDPOINT: must be an origin'],
    [{ OIDC_ISSUER: 'ldap://id.example' }, 'OIDC_ISSUER: must be a URL that starts with http'],
    [
      { PUBLIC_ORGIN: 'https://rink.example' },
      'PUBLIC_ORGIN is not a variable of Rinkside; did you mean PUBLIC_ORIGIN?',
    ],
    [{ REDIS_ULR: 'redis://redis' }, 'did you mean REDIS_URL?'],
    [{ S3_ACESS_KEY: 'x' }, 'did you mean S3_ACCESS_KEY?'],
    [{ rinkside_demo: '0' }, 'did you mean RINKSIDE_DEMO?'],
    [{ S3_SECRET_KEY_FLIE: '/run/x' }, 'did you mean S3_SECRET_KEY_FILE?'],
    [{ S3_SECRET_KEY: 'a', S3_SECRET_KEY_FILE: '/x' }, 'S3_SECRET_KEY and S3_SECRET_KEY_FILE are both set'],
    [{ S3_SECRET_KEY_FILE: '/does/not/exist' }, 'S3_SECRET_KEY_FILE names a file that cannot be read'],
  ])('rejects %j with a sentence', (variables, sentence) => {
    expect(() => loadEnv({ DATABASE_URL, ...variables })).toThrow(sentence);
  });

  it.each([
    { TRUSTED_PROXIES: 'loopback, 10.0.0.0/8, ::1, fd00::/8, 192.0.2.7' },
    {
      PORTS: '1',
      HOSTNAME: 'db',
      NODE_OPTIONS: 'x',
      REDIS_SERVICE_HOST: '10.0.0.1',
      GATEWAY_PORT: 'tcp://x',
    },
    // Another program's variable, while ours is set.
    { DATABASE_URI: 'postgres://x' },
    { REDIS_URL: 'rediss://user:pass@redis:6379/0', REDIS_PREFIX: 'rink-two' },
  ])('accepts %j', (variables) => {
    expect(() => loadEnv({ DATABASE_URL, ...variables })).not.toThrow();
  });

  it('reads secrets from files, and a password with any characters', () => {
    const folder = mkdtempSync(join(tmpdir(), 'rinkside-env-'));
    const file = join(folder, 'secret');
    const password = `p@ss/w:o#r?d %41'"$\\é`;
    writeFileSync(file, `${password}\n`);
    const env = loadEnv({
      DATABASE_URL: 'postgres://app@db:5432/rinkside?sslmode=require',
      DATABASE_PASSWORD_FILE: file,
      S3_SECRET_KEY_FILE: file,
    });
    rmSync(folder, { recursive: true });
    expect(env.S3_SECRET_KEY).toBe(password);
    expect(parseDatabaseUrl(env.DATABASE_URL)).toMatchObject({ user: 'app', password, host: 'db' });
    const redis = loadEnv({ DATABASE_URL, REDIS_URL: 'redis://redis:6379', REDIS_PASSWORD: 'a/b@c#%' });
    expect(redis.REDIS_URL).toBe('redis://:a%2Fb%40c%23%25@redis:6379');
    expect(() => loadEnv({ DATABASE_URL, REDIS_PASSWORD: 'x' })).toThrow('REDIS_PASSWORD needs a REDIS_URL');
    expect(() => loadEnv({ DATABASE_URL: 'postgres://db/rinkside', DATABASE_PASSWORD: 'x' })).toThrow(
      'DATABASE_PASSWORD needs a user',
    );
  });

  it('creates no demo people and accepts no default password once the origin is https', () => {
    const isDemo = (variables: NodeJS.ProcessEnv) => loadEnv({ DATABASE_URL, ...variables }).RINKSIDE_DEMO;
    const PUBLIC_ORIGIN = 'https://rink.example';
    expect([isDemo({}), isDemo({ PUBLIC_ORIGIN }), isDemo({ PUBLIC_ORIGIN, RINKSIDE_DEMO: '1' })]).toEqual([
      true,
      false,
      true,
    ]);
    const local = { NODE_ENV: 'production', S3_SECRET_KEY: 'only-on-this-machine' };
    expect(() => loadEnv({ DATABASE_URL, ...local })).not.toThrow();
    expect(() => loadEnv({ DATABASE_URL, ...local, PUBLIC_ORIGIN })).toThrow('choose POSTGRES_PASSWORD');
    const redis = { ...local, S3_SECRET_KEY: 'x', REDIS_URL: 'redis://:only-on-this-machine@redis:6379' };
    expect(() => loadEnv({ DATABASE_URL, ...redis, PUBLIC_ORIGIN })).toThrow('REDIS_PASSWORD');
  });

  // @covers V9.2.2
  it('rejects an audience equal to the client id, which would make id tokens valid for the API', () => {
    const equalIds = { OIDC_AUDIENCE: 'rinkside-web', OIDC_CLIENT_ID: 'rinkside-web' };
    expect(() => loadEnv({ DATABASE_URL, ...equalIds })).toThrow(/OIDC_AUDIENCE must not be/);
  });

  // @covers V13.2.3
  it.each([
    { DATABASE_URL: 'postgres://app:changeme@localhost/rinkside' },
    { DATABASE_URL, S3_SECRET_KEY: 'minioadmin' },
    { DATABASE_URL, RATE_LIMIT_FACTOR: '1000' },
  ])('rejects placeholder secrets and disabled rate limits in production: %j', (variables) => {
    expect(() => loadEnv(variables)).not.toThrow();
    expect(() => loadEnv({ ...variables, NODE_ENV: 'production' })).toThrow(EnvError);
  });
});
