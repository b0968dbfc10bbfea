import { jobNames } from '@rinkside/contracts/jobs';
import { describe, expect, it } from 'vitest';
import { EnvError, loadEnv } from './env.js';

const DATABASE_URL = 'postgres://app:long-and-random@localhost:5432/rinkside';

describe('the environment', () => {
  it('has a default for everything but the database', () => {
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

  it('takes blank for absent, and an origin without its slash', () => {
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
  ])('names what is wrong, never its value: %j', (wrong, name) => {
    const value = Object.values(wrong)[0] ?? '';
    try {
      loadEnv({ DATABASE_URL, ...wrong });
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(EnvError);
      expect((error as EnvError).message).toContain(name);
      expect((error as EnvError).message).not.toContain(value);
    }
  });

  // @covers V9.2.2
  it('keeps id tokens, which are for the client, from being for the API', () => {
    const same = { OIDC_AUDIENCE: 'rinkside-web', OIDC_CLIENT_ID: 'rinkside-web' };
    expect(() => loadEnv({ DATABASE_URL, ...same })).toThrow(/OIDC_AUDIENCE must not be/);
  });

  // @covers V13.2.3
  it.each([
    { DATABASE_URL: 'postgres://app:changeme@localhost/rinkside' },
    { DATABASE_URL, S3_SECRET_KEY: 'minioadmin' },
    { DATABASE_URL, RATE_LIMIT_FACTOR: '1000' },
  ])('refuses placeholders and open limits in production: %j', (given) => {
    expect(() => loadEnv(given)).not.toThrow();
    expect(() => loadEnv({ ...given, NODE_ENV: 'production' })).toThrow(EnvError);
  });
});
