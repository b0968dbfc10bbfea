import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGateway, type Gateway } from '@rinkside/gateway/gateway';
import { childEnv, loadEnv, type Env } from '@rinkside/platform/env';
import { createLog } from '@rinkside/platform/log';
import { Queues } from '@rinkside/platform/queues';
import { freePort } from '@rinkside/dev-runtime/ports';
import { startWorkers, type Workers } from '@rinkside/workers/workers';
import type { Pool } from 'pg';
import { createDatabase, openPool } from './test-database.js';
import { audience, startIssuer, type Issuer } from './issuer.js';
import { isOutboxEmpty } from './is-outbox-empty.js';
import { shareCircle } from './share-circle.js';
import { TestUser } from './test-user.js';
import { waitFor } from './wait-for.js';

export interface TestAppOptions {
  /** URL of a running PostgreSQL, of a role that may create databases. */
  postgresUrl: string;
  /** Empty: single-process mode without Redis. */
  redisUrl?: string;
  gateways?: number;
  workers?: number;
  env?: Record<string, string>;
  /** For tests that wait for maintenance; 10 s by default. */
  maintenanceIntervalMs?: number;
}

/** Gateways and workers in this process, on real services, with a fresh database. */
export class TestApp {
  #userCount = 0;

  private constructor(
    readonly env: Env,
    readonly issuer: Issuer,
    readonly pool: Pool,
    readonly gateways: Gateway[],
    readonly workers: Workers[],
    readonly queues: Queues,
    private readonly cleanups: (() => Promise<unknown>)[],
  ) {}

  static async open(options: TestAppOptions): Promise<TestApp> {
    const { postgresUrl, redisUrl = '', gateways = 1, workers = 1, maintenanceIntervalMs } = options;
    const cleanups: TestApp['cleanups'] = [];
    try {
      const database = await createDatabase(postgresUrl);
      cleanups.push(() => database.drop());
      const issuer = await startIssuer();
      cleanups.push(() => issuer.close());
      const home = await mkdtemp(join(tmpdir(), 'rinkside-world-'));
      cleanups.push(() => rm(home, { recursive: true, force: true }));
      const port = await freePort();
      const env = loadEnv({
        NODE_ENV: 'test',
        LOG_LEVEL: 'silent',
        PORT: String(port),
        RINKSIDE_HOME: home,
        DATABASE_URL: database.url,
        REDIS_URL: redisUrl,
        OIDC_ISSUER: issuer.url,
        OIDC_AUDIENCE: audience,
        RATE_LIMIT_FACTOR: '1000',
        ...bucketOf(childEnv().TEST_WORLD_S3, database.url),
        ...options.env,
      });
      const pool = openPool(env.DATABASE_URL, 4);
      cleanups.push(() => pool.end());
      const log = createLog('test', env.LOG_LEVEL);
      const queues = new Queues(env, log);
      cleanups.push(() => queues.close());
      const startedWorkers: Workers[] = [];
      for (let at = 0; at < workers; at++) {
        const worker = await startWorkers(
          env,
          log,
          maintenanceIntervalMs ? { maintenanceIntervalMs } : undefined,
        );
        cleanups.push(() => worker.close());
        startedWorkers.push(worker);
      }
      const startedGateways: Gateway[] = [];
      for (let at = 0; at < gateways; at++) {
        const gateway = await startGateway({ ...env, PORT: at === 0 ? port : await freePort() }, log);
        cleanups.push(() => gateway.close({ drain: false }));
        startedGateways.push(gateway);
      }
      return new TestApp(env, issuer, pool, startedGateways, startedWorkers, queues, cleanups);
    } catch (error) {
      await closeAll(cleanups);
      throw error;
    }
  }

  /** Returns the origin of the gateway with this index. */
  origin(at = 0): string {
    return `http://127.0.0.1:${this.gateways[at % this.gateways.length]?.port}`;
  }

  /** Creates a user with an account who is not onboarded. */
  async unonboardedUser(): Promise<TestUser> {
    const subject = `person-${++this.#userCount}`;
    return new TestUser(this, subject, await this.issuer.token(subject));
  }

  /** Creates an onboarded user, by default in a new organization. */
  async user(profile: Parameters<TestUser['onboard']>[0] = {}): Promise<TestUser> {
    const user = await this.unonboardedUser();
    await user.onboard(profile);
    return user;
  }

  /** Gives people places in one circle: see {@link shareCircle}. @returns its id */
  shareCircle(people: Parameters<typeof shareCircle>[1], organizationId?: string): Promise<string> {
    return shareCircle(this.pool, people, organizationId);
  }

  /** Waits until the outbox is empty and all queues are idle. Failed jobs are ignored. */
  async settle(): Promise<void> {
    await waitFor('the outbox is empty and the queues are idle', async () => {
      if (!(await isOutboxEmpty(this.pool))) return false;
      const depths = await this.queues.depths();
      return depths.every(({ state, jobs }) => state === 'failed' || jobs === 0);
    });
  }

  /** Registers a cleanup that runs before the app is closed. */
  onClose(close: () => void) {
    this.cleanups.push(async () => close());
  }

  /** Returns the `count` column of a query. */
  async count(sql: string, values: unknown[] = []): Promise<number> {
    const { rows } = await this.pool.query<{ count: string }>(sql, values);
    return Number(rows[0]?.count);
  }

  close(): Promise<void> {
    return closeAll(this.cleanups);
  }
}

/** S3 settings with a bucket per test app, named like its database; empty without TEST_WORLD_S3. */
const bucketOf = (s3Url: string | undefined, databaseUrl: string) => {
  if (!s3Url) return {};
  const { origin, username, password } = new URL(s3Url);
  const S3_BUCKET = new URL(databaseUrl).pathname.slice(1).replaceAll('_', '-');
  return { S3_ENDPOINT: origin, S3_ACCESS_KEY: username, S3_SECRET_KEY: password, S3_BUCKET };
};

const closeAll = async (cleanups: (() => Promise<unknown>)[]) => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
};
