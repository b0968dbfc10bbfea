// @module-tag extended
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { likeRoutes } from '@rinkside/contracts/like';
import { notificationRoutes } from '@rinkside/contracts/notification';
import { postRoutes } from '@rinkside/contracts/post';
import { findProgram } from '@rinkside/dev-runtime/install';
import { freePort } from '@rinkside/dev-runtime/ports';
import { childEnv, loadEnv } from '@rinkside/platform/env';
import { createLog } from '@rinkside/platform/log';
import { claimRedisPrefix } from '@rinkside/platform/redis';
import { TestApp } from '@rinkside/testkit/test-app';
import { waitFor } from '@rinkside/testkit/wait-for';
import { Redis } from 'ioredis';
import { expect, inject, it, onTestFinished } from 'vitest';

const redisUrl = inject('redisUrl');
const postgresUrl = inject('postgresUrl');

/** A like of a new post, seen as a live event and a notification. */
const likeAndNotify = async (app: TestApp) => {
  const [author, fan] = [await app.user(), await app.user()];
  const { id } = await author.call(postRoutes.create, { body: { content: 'Hello' } });
  await app.settle();
  const client = await author.liveClient();
  await client.watch(`post:${id}`);
  await fan.call(likeRoutes.like, { body: { target_type: 'post', target_id: id } });
  await client.waitForEvent('like.changed');
  await app.settle();
  const { items } = await author.call(notificationRoutes.list);
  expect(items.map(({ kind }) => kind)).toEqual(['like']);
  return { client, id };
};

it.runIf(redisUrl)(
  'keeps two installations on one Redis apart by REDIS_PREFIX',
  async () => {
    const prefixes = ['rink-one', 'rink-two'].map((name) => `${name}-${process.pid}`);
    const redis = new Redis(redisUrl);
    const monitor = await redis.monitor();
    onTestFinished(() => {
      monitor.disconnect();
      redis.disconnect();
    });
    const foreign: string[] = [];
    const apps: TestApp[] = [];
    for (const REDIS_PREFIX of prefixes) {
      const app = await TestApp.open({ postgresUrl, redisUrl, env: { REDIS_PREFIX } });
      onTestFinished(() => app.close());
      apps.push(app);
    }
    const databases = apps.map((app) => new URL(app.env.DATABASE_URL).pathname.slice(1));
    // Without a prefix, keys contain the name of the database.
    monitor.on('monitor', (_time: string, args: string[]) => {
      if (databases.some((name) => args.join(' ').includes(`rinkside:${name}`))) foreign.push(args.join(' '));
    });
    const [first, second] = await Promise.all(apps.map(likeAndNotify));
    expect(
      first?.client.received.filter((event) => JSON.stringify(event).includes(second?.id ?? '')),
    ).toEqual([]);
    expect(foreign).toEqual([]);
    for (const prefix of prefixes) expect(await redis.keys(`${prefix}:*`)).not.toEqual([]);
  },
  60_000,
);

it.runIf(redisUrl)('refuses a second installation with the same prefix', async () => {
  const env = loadEnv({
    DATABASE_URL: 'postgres://localhost/rink',
    REDIS_URL: redisUrl,
    REDIS_PREFIX: `rink-${process.pid}`,
  });
  const log = createLog('test', 'silent');
  await claimRedisPrefix(env, log, 'one');
  await claimRedisPrefix(env, log, 'one');
  await expect(claimRedisPrefix(env, log, 'two')).rejects.toThrow('REDIS_PREFIX: another installation uses');
});

const program = findProgram('redis', childEnv());

it.runIf(program)(
  'uses a Redis with TLS, a user and a password',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rinkside-redis-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')];
    const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...name, ...files], {
      stdio: 'ignore',
    });
    const authorities = getCACertificates('default');
    setDefaultCACertificates([...authorities, await readFile(join(folder, 'cert.pem'), 'utf8')]);
    onTestFinished(() => setDefaultCACertificates(authorities));
    const port = await freePort();
    const tls = [
      '--tls-port',
      String(port),
      '--tls-auth-clients',
      'no',
      '--tls-ca-cert-file',
      join(folder, 'cert.pem'),
    ];
    const keys = ['--tls-cert-file', join(folder, 'cert.pem'), '--tls-key-file', join(folder, 'key.pem')];
    const users = ['--user', 'default', 'off', '--user', 'rink', 'on', '>p@ss/word', '~*', '&*', '+@all'];
    const server = spawn(
      program || '',
      ['--port', '0', '--bind', '127.0.0.1', '--save', '', '--dir', folder, ...tls, ...keys, ...users],
      { stdio: 'ignore' },
    );
    onTestFinished(async () => {
      server.kill();
      await once(server, 'exit');
    });
    const url = `rediss://rink:${encodeURIComponent('p@ss/word')}@localhost:${port}`;
    const probe = new Redis(url, { lazyConnect: true, retryStrategy: () => 50 });
    probe.on('error', () => undefined);
    await waitFor('Redis answers', () => probe.ping().catch(() => ''));
    probe.disconnect();
    const app = await TestApp.open({ postgresUrl, redisUrl: url });
    onTestFinished(() => app.close());
    await likeAndNotify(app);
    const env = loadEnv({
      DATABASE_URL: 'postgres://localhost/rink',
      REDIS_URL: url.replace('p%40ss', 'wrong'),
    });
    await expect(claimRedisPrefix(env, createLog('test', 'silent'), 'one')).rejects.toThrow(
      'REDIS_URL: Redis rejects the user or the password.',
    );
  },
  60_000,
);
