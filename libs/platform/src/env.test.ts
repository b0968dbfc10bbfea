import { jobNames } from '@rinkside/contracts/jobs.schema';
import { describe, expect, it } from 'vitest';
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
