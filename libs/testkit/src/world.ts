import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGateway, type Gateway } from '@rinkside/gateway/gateway';
import { inherited, loadEnv, type Env } from '@rinkside/platform/env';
import { createLog } from '@rinkside/platform/log';
import { Queues } from '@rinkside/platform/queues';
import { freePort } from '@rinkside/stack/ports';
import { startWorkers, type Workers } from '@rinkside/workers/workers';
import type { Pool } from 'pg';
import { createDatabase, openPool } from './database.js';
import { audience, startIssuer, type Issuer } from './issuer.js';
import { allPublished } from './outbox.js';
import { Person } from './person.js';
import { until } from './until.js';

export interface WorldOptions {
  /** An administrator's address of a running PostgreSQL. */
  postgresUrl: string;
  /** Empty: one process, no Redis. */
  redisUrl?: string;
  gateways?: number;
  workers?: number;
  env?: Record<string, string>;
}

/** The whole product in this process, on real services, with a database of its own. */
export class World {
  #people = 0;

  private constructor(
    readonly env: Env,
    readonly issuer: Issuer,
    readonly pool: Pool,
    readonly gateways: Gateway[],
    readonly workers: Workers[],
    readonly queues: Queues,
    private readonly undo: (() => Promise<unknown>)[],
  ) {}

  static async open(options: WorldOptions): Promise<World> {
    const { postgresUrl, redisUrl = '', gateways = 1, workers = 1 } = options;
    const undo: World['undo'] = [];
    try {
      const database = await createDatabase(postgresUrl);
      undo.push(() => database.drop());
      const issuer = await startIssuer();
      undo.push(() => issuer.close());
      const home = await mkdtemp(join(tmpdir(), 'rinkside-world-'));
      undo.push(() => rm(home, { recursive: true, force: true }));
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
        ...bucketOf(inherited().TEST_WORLD_S3, database.url),
        ...options.env,
      });
      const pool = openPool(env.DATABASE_URL, 4);
      undo.push(() => pool.end());
      const log = createLog('world', env.LOG_LEVEL);
      const queues = new Queues(env, log);
      undo.push(() => queues.close());
      const running: Workers[] = [];
      for (let at = 0; at < workers; at++) {
        const started = await startWorkers(env, log);
        undo.push(() => started.close());
        running.push(started);
      }
      const open: Gateway[] = [];
      for (let at = 0; at < gateways; at++) {
        const gateway = await startGateway({ ...env, PORT: at === 0 ? port : await freePort() }, log);
        undo.push(() => gateway.close({ drain: false }));
        open.push(gateway);
      }
      return new World(env, issuer, pool, open, running, queues, undo);
    } catch (error) {
      await closeAll(undo);
      throw error;
    }
  }

  /** Where the gateway at this position answers. */
  origin(at = 0): string {
    return `http://127.0.0.1:${this.gateways[at % this.gateways.length]?.port}`;
  }

  /** Somebody with an account, not yet onboarded. */
  async newcomer(): Promise<Person> {
    const subject = `person-${++this.#people}`;
    return new Person(this, subject, await this.issuer.token(subject));
  }

  /** Somebody with a completed profile, in an organization of their own unless one is given. */
  async person(profile: Parameters<Person['onboard']>[0] = {}): Promise<Person> {
    const person = await this.newcomer();
    await person.onboard(profile);
    return person;
  }

  /** Until every fact is published and every job is done. */
  async settle(): Promise<void> {
    await until('the outbox is empty and the queues are idle', async () => {
      if (!(await allPublished(this.pool))) return false;
      const depths = await this.queues.depths();
      return depths.every(({ state, jobs }) => state === 'failed' || jobs === 0);
    });
  }

  /** Something opened on this world, closed before it. */
  closes(close: () => void) {
    this.undo.push(async () => close());
  }

  async count(sql: string, values: unknown[] = []): Promise<number> {
    const { rows } = await this.pool.query<{ count: string }>(sql, values);
    return Number(rows[0]?.count);
  }

  close(): Promise<void> {
    return closeAll(this.undo);
  }
}

/** A bucket of the world's own, named like its database, where worlds keep objects in S3. */
const bucketOf = (s3Url: string | undefined, databaseUrl: string) => {
  if (!s3Url) return {};
  const { origin, username, password } = new URL(s3Url);
  const S3_BUCKET = new URL(databaseUrl).pathname.slice(1).replaceAll('_', '-');
  return { S3_ENDPOINT: origin, S3_ACCESS_KEY: username, S3_SECRET_KEY: password, S3_BUCKET };
};

const closeAll = async (undo: (() => Promise<unknown>)[]) => {
  for (const step of undo.splice(0).toReversed()) await step();
};
