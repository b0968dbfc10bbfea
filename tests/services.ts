import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildContent } from '@rinkside/coach/content/read-content';
import { childEnv } from '@rinkside/platform/env';
import { findProgram } from '@rinkside/dev-runtime/install';
import { embeddedPostgres } from '@rinkside/dev-runtime/postgres';
import { ProcessRegistry } from '@rinkside/dev-runtime/process-registry';
import { startContainers } from '@rinkside/testkit/containers';
import { embeddedRedis } from '@rinkside/dev-runtime/redis';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server where tests may create databases. */
    postgresUrl: string;
    /** Empty when no Redis is installed. */
    redisUrl: string;
    /** S3 endpoint with its keys as user and password; empty without `TEST_S3_ENDPOINT`. */
    s3Url: string;
  }
}

/** Starts PostgreSQL, Redis and an S3 server as containers; test apps store their objects there. */
const startInContainers = async (project: TestProject) => {
  const stores = await startContainers();
  project.provide('postgresUrl', stores.postgresUrl);
  project.provide('redisUrl', stores.redisUrl);
  project.provide('s3Url', stores.s3Url);
  // Read by test apps in worker processes, which inherit this environment.
  process.env.TEST_WORLD_S3 = stores.s3Url;
  return () => stores.stop();
};

/** Builds the content of the coach, and starts one PostgreSQL and one Redis for the whole run, unless `TEST_DATABASE_URL` or `TEST_REDIS_URL` is set. */
export default async function services(project: TestProject) {
  buildContent();
  const env = childEnv();
  if (env.RINKSIDE_CONTAINERS === '1') return startInContainers(project);
  const home = await mkdtemp(join(tmpdir(), 'rinkside-test-'));
  const processes = await ProcessRegistry.open(home);
  const stop = async () => {
    await processes.stop();
    await rm(home, { recursive: true, force: true });
  };
  try {
    const program = findProgram('redis', env);
    const postgresUrl =
      env.TEST_DATABASE_URL || (await embeddedPostgres(processes, home, { env, durable: false })).adminUrl;
    const redisUrl =
      env.TEST_REDIS_URL ||
      (program && (await embeddedRedis(processes, home, { env, program, durable: false })).url) ||
      '';
    project.provide('postgresUrl', postgresUrl);
    project.provide('redisUrl', redisUrl);
    project.provide('s3Url', env.TEST_S3_ENDPOINT ?? '');
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
