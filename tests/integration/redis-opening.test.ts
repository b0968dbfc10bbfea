// @module-tag extended
import { likeRoutes } from '@rinkside/contracts/like';
import { jobNames, type JobName } from '@rinkside/contracts/jobs.schema';
import { postRoutes } from '@rinkside/contracts/post';
import { startGateway } from '@rinkside/gateway/gateway';
import { freePort } from '@rinkside/dev-runtime/ports';
import { loadEnv, type Env } from '@rinkside/platform/env';
import { newId } from '@rinkside/platform/id';
import { createLivePublisher, type LiveMessage } from '@rinkside/platform/live-publisher';
import { createLog } from '@rinkside/platform/log';
import { createOutboxNotifier } from '@rinkside/platform/outbox-notifier';
import { Queues } from '@rinkside/platform/queues';
import { RateLimiter } from '@rinkside/platform/rate-limiter';
import { LiveClient } from '@rinkside/testkit/live-client';
import { TestApp } from '@rinkside/testkit/test-app';
import { waitFor } from '@rinkside/testkit/wait-for';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { openCuttingProxy, type Cut } from './cutting-proxy.js';

const redisUrl = inject('redisUrl');
const log = createLog('test', 'silent');
const envOf = (url: string): Env =>
  loadEnv({
    DATABASE_URL: 'postgres://user:password@127.0.0.1:1/unused',
    REDIS_URL: url,
    REDIS_PREFIX: `opening-${process.pid}`,
    OIDC_ISSUER: 'http://localhost/oidc',
    OIDC_AUDIENCE: 'rinkside',
  });

/** No opening sends more commands on a connection. */
const maxCommands = 8;

/** Opens a client once for each command of its opening and cuts its connection there. @returns the number of cuts */
const cutEverywhere = async (connections: number, open: (url: string, at: Cut) => Promise<void>) => {
  let cuts = 0;
  for (let connection = 1; connection <= connections; connection++)
    for (let command = 1; command <= maxCommands; command++) {
      const proxy = await openCuttingProxy(redisUrl, { connection, command });
      try {
        await open(proxy.url, { connection, command });
      } finally {
        proxy.close();
      }
      if (!proxy.isCut()) break;
      cuts++;
    }
  return cuts;
};

const succeeds = (work: () => Promise<unknown>) =>
  work().then(
    () => true,
    () => false,
  );

const jobOf = (name: JobName, id: string) => ({ name, payload: { key: 'unused' }, id }) as const;
const place = ({ connection, command }: Cut) => `connection ${connection}, command ${command}`;

describe.runIf(redisUrl)('a connection that is cut once while it opens', () => {
  it('does not keep any queue from taking jobs', async () => {
    const cuts = await Promise.all(
      jobNames.map((name) =>
        cutEverywhere(1, async (url, at) => {
          const queues = new Queues(envOf(url), log);
          try {
            const added = () => succeeds(() => queues.add([jobOf(name, `${name}-${at.command}`)]));
            await waitFor(`${name} takes a job (${place(at)})`, added);
          } finally {
            await queues.close();
          }
        }),
      ),
    );
    for (const count of cuts) expect(count).toBeGreaterThan(2);
  }, 120_000);

  it('does not keep any worker from working', async () => {
    const cuts = await Promise.all(
      jobNames.map((name) =>
        cutEverywhere(2, async (url, at) => {
          const [queues, producer] = [new Queues(envOf(url), log), new Queues(envOf(redisUrl), log)];
          try {
            let attempts = 0;
            queues.onAttemptFinished(() => attempts++);
            queues.startWorker(name, async () => undefined, 1);
            await producer.add([jobOf(name, `${name}-${at.connection}-${at.command}-worker`)]);
            await waitFor(`the worker of ${name} takes a job (${place(at)})`, () => attempts > 0);
          } finally {
            await queues.close();
            await producer.close();
          }
        }),
      ),
    );
    for (const count of cuts) expect(count).toBeGreaterThan(4);
  }, 300_000);

  it('and does not open again does not keep a worker from closing', async () => {
    const proxy = await openCuttingProxy(redisUrl, { connection: 0, command: 0 });
    const queues = new Queues(envOf(proxy.url), log);
    for (const name of jobNames) queues.startWorker(name, async () => undefined, 1);
    await waitFor('the workers are connected', () => succeeds(() => queues.check()));
    proxy.close();
    await waitFor('the workers try to connect again', async () => !(await succeeds(() => queues.check())));
    const startedAt = performance.now();
    await queues.close();
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  });

  it('does not keep notifications from the relay', async () => {
    const cuts = await cutEverywhere(2, async (url, at) => {
      const [subscriber, publisher] = [
        createOutboxNotifier(envOf(url), log),
        createOutboxNotifier(envOf(redisUrl), log),
      ];
      try {
        let isAwake = false;
        subscriber.subscribe(() => (isAwake = true));
        await waitFor(`the relay is woken (${place(at)})`, () => {
          publisher.notify();
          return isAwake;
        });
      } finally {
        await subscriber.close();
        await publisher.close();
      }
    });
    expect(cuts).toBeGreaterThan(1);
  }, 60_000);

  it('keeps neither the publisher of live updates nor the rate limiter from working', async () => {
    const payload = { content_type: 'post', id: newId(), version: 1 } as const;
    const cuts = await cutEverywhere(2, async (url, at) => {
      const env = envOf(url);
      const live = createLivePublisher(env, log);
      const limiter = await RateLimiter.open(env, log);
      try {
        const message: LiveMessage = {
          kind: 'emit',
          rooms: ['x'],
          except: [],
          event: 'feed.removed',
          payload,
        };
        await waitFor(`updates are published (${place(at)})`, () => succeeds(() => live.publish([message])));
        await waitFor(`calls are counted in Redis (${place(at)})`, () => succeeds(() => limiter.check()));
      } finally {
        await live.close();
        await limiter.close();
      }
    });
    expect(cuts).toBeGreaterThan(1);
  }, 60_000);

  it('does not keep live updates from a gateway', async () => {
    const app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl });
    onTestFinished(() => app.close());
    const [author, fan] = [await app.user(), await app.user()];
    const { id } = await author.call(postRoutes.create, { body: { content: 'Hello' } });
    let isLiked = false;
    const cuts = await cutEverywhere(8, async (url, at) => {
      const gateway = await startGateway({ ...app.env, REDIS_URL: url, PORT: await freePort() }, log);
      const client = new LiveClient(`http://127.0.0.1:${gateway.port}`, author.token);
      try {
        await client.open();
        await client.watch(`post:${id}`);
        await waitFor(`a like arrives (${place(at)})`, async () => {
          isLiked = !isLiked;
          await fan.call(isLiked ? likeRoutes.like : likeRoutes.unlike, {
            body: { target_type: 'post', target_id: id },
          });
          await app.settle();
          return client.eventsNamed('like.changed').length > 0;
        });
      } finally {
        client.close();
        await gateway.close({ drain: false });
      }
    });
    expect(cuts).toBeGreaterThan(8);
  }, 300_000);
});
