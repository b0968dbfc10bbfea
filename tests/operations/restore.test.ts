// @module-tag extended
import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { feedRoutes } from '@rinkside/contracts/feed';
import { likeRoutes } from '@rinkside/contracts/like';
import { notificationRoutes } from '@rinkside/contracts/notification';
import { playerRoutes } from '@rinkside/contracts/player';
import { postRoutes } from '@rinkside/contracts/post';
import { startGateway } from '@rinkside/gateway/gateway';
import { childEnv, type Env } from '@rinkside/platform/env';
import { createLog } from '@rinkside/platform/log';
import { openStorage } from '@rinkside/platform/storage/open';
import { freePort } from '@rinkside/dev-runtime/ports';
import { ProcessRegistry } from '@rinkside/dev-runtime/process-registry';
import { startProduct, type Product } from '@rinkside/dev-runtime/product';
import { callRoute } from '@rinkside/testkit/api-client';
import type { TestUser } from '@rinkside/testkit/test-user';
import { waitFor } from '@rinkside/testkit/wait-for';
import { TestApp } from '@rinkside/testkit/test-app';
import { startWorkers } from '@rinkside/workers/workers';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { uploadAvatar } from '../integration/deletion-residue.js';
import { findPostgresInstallations, startPostgres } from './postgres-server.js';

const run = promisify(execFile);
const log = createLog('test', 'silent');

let home: string;
let cleanups: (() => Promise<unknown>)[];
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'rinkside-restore-'));
  cleanups = [() => rm(home, { recursive: true, force: true })];
});
afterEach(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup();
});

const execute = async (url: string, text: string) => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(text);
  await client.end();
};

/** Copies all objects from one storage to another, like a bucket copy. */
const copyObjects = async (from: Env, to: Env) => {
  const [source, target] = [await openStorage(from), await openStorage(to)];
  for (const folder of ['avatars/', 'highlights/', 'organizations/']) {
    const { keys } = await source.list(folder);
    for (const key of keys) {
      const object = await source.get(key);
      if (object) await target.put(key, object.body, object.type);
    }
  }
};

/** Reads the profile and the organization feed of a user. */
const viewOf = async (origin: string, { token, organizationId }: TestUser) => ({
  me: await callRoute(origin, token, playerRoutes.me),
  feed: await callRoute(origin, token, feedRoutes.organization, { params: { id: organizationId } }),
});

// The embedded PostgreSQL has no pg_dump, so the test runs against the installed servers and their tools.
describe.each(findPostgresInstallations())('backup with PostgreSQL $major', (installed) => {
  it('restores a dump and a copy of the objects, including unpublished events', async () => {
    const processes = await ProcessRegistry.open(home);
    cleanups.push(() => processes.stop());
    const postgresUrl = await startPostgres(processes, home, installed);
    const world = await TestApp.open({ postgresUrl });
    cleanups.push(() => world.close());
    const author = await world.user();
    const fan = await world.user({ organization_id: author.organizationId });
    const avatar = await uploadAvatar(world, author);
    const { id } = await author.call(postRoutes.create, { body: { content: 'Before the fire' } });
    await world.settle();
    // The workers are stopped, so the event of this like stays unpublished and exists only in the dump.
    for (const workers of world.workers) await workers.close();
    await fan.call(likeRoutes.like, { body: { target_type: 'post', target_id: id } });
    const before = await viewOf(world.origin(), author);

    const dump = join(home, 'rinkside.dump');
    const runTool = (name: string, ...args: string[]) => run(join(installed.bin, name), args);
    await runTool('pg_dump', '--format=custom', `--file=${dump}`, world.env.DATABASE_URL);
    await execute(postgresUrl, 'create database restored');
    const restored = Object.assign(new URL(postgresUrl), { pathname: '/restored' }).href;
    await runTool('pg_restore', '--no-owner', '--exit-on-error', `--dbname=${restored}`, dump);
    const env = {
      ...world.env,
      DATABASE_URL: restored,
      RINKSIDE_HOME: join(home, 'new'),
      PORT: await freePort(),
    };
    await copyObjects(world.env, env);

    const workers = await startWorkers(env, log);
    cleanups.push(() => workers.close());
    const gateway = await startGateway(env, log);
    cleanups.push(() => gateway.close());
    const origin = `http://127.0.0.1:${gateway.port}`;
    const after = await viewOf(origin, author);
    expect(after).toEqual(before);
    expect(after.feed.items).toMatchObject([{ content: 'Before the fire', likesCount: 1 }]);
    const image = await fetch(`${origin}/media/${avatar}`);
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const notification = await waitFor('the like notification exists', async () => {
      const { items } = await callRoute(origin, author.token, notificationRoutes.list);
      return items.find(({ kind }) => kind === 'like');
    });
    expect(notification.actor?.id).toBe(fan.id);
    const newPost = await callRoute(origin, fan.token, postRoutes.create, {
      body: { content: 'And on we go' },
    });
    expect((await viewOf(origin, author)).feed.items.map((item) => item.id)).toEqual([newPost.id, id]);
  }, 60_000);
});

it('continues with all data in a copy of RINKSIDE_HOME', async () => {
  const port = await freePort();
  const env = {
    ...childEnv(),
    NODE_ENV: '',
    DATABASE_URL: '',
    REDIS_URL: '',
    OIDC_ISSUER: '',
    PUBLIC_ORIGIN: '',
  };
  const start = async (folder: string): Promise<Product> => {
    const product = await startProduct({ home: join(home, folder), mode: 'single', demo: true, port, env });
    cleanups.push(() => product.stop());
    return product;
  };
  const signIn = async ({ origins: [origin = ''], accounts: [account] }: Product) => {
    const { identity } = (await (await fetch(`${origin}/config.json`)).json()) as {
      identity: { token_endpoint: string; client_id: string };
    };
    const response = await fetch(identity.token_endpoint, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'password',
        client_id: identity.client_id,
        scope: 'openid profile email offline_access',
        username: account?.email ?? '',
        password: account?.password ?? '',
      }),
    });
    return ((await response.json()) as { access_token: string }).access_token;
  };
  const readProduct = async (product: Product, token: string) => {
    const [origin = ''] = product.origins;
    const me = await callRoute(origin, token, playerRoutes.me);
    const posts = await callRoute(origin, token, postRoutes.own);
    const avatarStatus = me.avatar ? (await fetch(new URL(me.avatar, origin))).status : 0;
    return { me, posts, avatarStatus };
  };

  const first = await start('first');
  const token = await signIn(first);
  const before = await readProduct(first, token);
  expect(before).toMatchObject({ avatarStatus: 200, me: { onboarding_complete: true } });
  expect(before.posts.length).toBeGreaterThan(0);
  await first.stop();
  execFileSync('cp', ['-a', join(home, 'first'), join(home, 'second')]);

  const second = await start('second');
  // The earlier session stays valid, because accounts, keys and files are the same.
  expect(await readProduct(second, token)).toEqual(before);
  expect(await readProduct(second, await signIn(second))).toEqual(before);
}, 120_000);
