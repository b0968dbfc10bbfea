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
import { inherited, type Env } from '@rinkside/platform/env';
import { createLog } from '@rinkside/platform/log';
import { openStorage } from '@rinkside/platform/storage/open';
import { freePort } from '@rinkside/stack/ports';
import { Processes } from '@rinkside/stack/processes';
import { startProduct, type Product } from '@rinkside/stack/product';
import { callRoute } from '@rinkside/testkit/client';
import type { Person } from '@rinkside/testkit/person';
import { until } from '@rinkside/testkit/until';
import { World } from '@rinkside/testkit/world';
import { startWorkers } from '@rinkside/workers/workers';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { putAvatar } from '../world/leavings.js';
import { installedServers, startServer } from './server.js';

const run = promisify(execFile);
const log = createLog('test', 'silent');

let home: string;
let undo: (() => Promise<unknown>)[];
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'rinkside-restore-'));
  undo = [() => rm(home, { recursive: true, force: true })];
});
afterEach(async () => {
  for (const step of undo.toReversed()) await step();
});

const execute = async (url: string, text: string) => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(text);
  await client.end();
};

/** All objects of one storage into another, as any copy of a bucket does. */
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

/** What somebody sees of the product. */
const seenBy = async (origin: string, { token, organizationId }: Person) => ({
  me: await callRoute(origin, token, playerRoutes.me),
  feed: await callRoute(origin, token, feedRoutes.organization, { params: { id: organizationId } }),
});

// The embedded server brings no tools, so those of a server that is installed are tried on that server.
describe.each(installedServers())('a dump of PostgreSQL $major and a copy of the objects', (installed) => {
  it('are the whole product on an empty installation, what was under way included', async () => {
    const processes = await Processes.open(home);
    undo.push(() => processes.stop());
    const postgresUrl = await startServer(processes, home, installed);
    const world = await World.open({ postgresUrl });
    undo.push(() => world.close());
    const author = await world.person();
    const fan = await world.person({ organization_id: author.organizationId });
    const avatar = await putAvatar(world, author);
    const { id } = await author.call(postRoutes.create, { body: { content: 'Before the fire' } });
    await world.settle();
    // Nobody publishes this like any more: its fact is only in the dump.
    for (const workers of world.workers) await workers.close();
    await fan.call(likeRoutes.like, { body: { target_type: 'post', target_id: id } });
    const before = await seenBy(world.origin(), author);

    const dump = join(home, 'rinkside.dump');
    const tool = (name: string, ...args: string[]) => run(join(installed.bin, name), args);
    await tool('pg_dump', '--format=custom', `--file=${dump}`, world.env.DATABASE_URL);
    await execute(postgresUrl, 'create database restored');
    const restored = Object.assign(new URL(postgresUrl), { pathname: '/restored' }).href;
    await tool('pg_restore', '--no-owner', '--exit-on-error', `--dbname=${restored}`, dump);
    const env = {
      ...world.env,
      DATABASE_URL: restored,
      RINKSIDE_HOME: join(home, 'new'),
      PORT: await freePort(),
    };
    await copyObjects(world.env, env);

    const workers = await startWorkers(env, log);
    undo.push(() => workers.close());
    const gateway = await startGateway(env, log);
    undo.push(() => gateway.close());
    const origin = `http://127.0.0.1:${gateway.port}`;
    const after = await seenBy(origin, author);
    expect(after).toEqual(before);
    expect(after.feed.items).toMatchObject([{ content: 'Before the fire', likesCount: 1 }]);
    const picture = await fetch(`${origin}/media/${avatar}`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const told = await until('the like is told of', async () => {
      const { items } = await callRoute(origin, author.token, notificationRoutes.list);
      return items.find(({ kind }) => kind === 'like');
    });
    expect(told.actor?.id).toBe(fan.id);
    const more = await callRoute(origin, fan.token, postRoutes.create, { body: { content: 'And on we go' } });
    expect((await seenBy(origin, author)).feed.items.map((item) => item.id)).toEqual([more.id, id]);
  }, 60_000);
});

it('RINKSIDE_HOME, stopped and copied, is the same installation in another place', async () => {
  const port = await freePort();
  const env = {
    ...inherited(),
    NODE_ENV: '',
    DATABASE_URL: '',
    REDIS_URL: '',
    OIDC_ISSUER: '',
    PUBLIC_ORIGIN: '',
  };
  const start = async (folder: string): Promise<Product> => {
    const product = await startProduct({ home: join(home, folder), mode: 'single', demo: true, port, env });
    undo.push(() => product.stop());
    return product;
  };
  const signIn = async ({ origins: [origin = ''], accounts: [account] }: Product) => {
    const { identity } = (await (await fetch(`${origin}/config.json`)).json()) as {
      identity: { token_endpoint: string; client_id: string };
    };
    const answer = await fetch(identity.token_endpoint, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'password',
        client_id: identity.client_id,
        scope: 'openid profile email offline_access',
        username: account?.email ?? '',
        password: account?.password ?? '',
      }),
    });
    return ((await answer.json()) as { access_token: string }).access_token;
  };
  const looksAt = async (product: Product, token: string) => {
    const [origin = ''] = product.origins;
    const me = await callRoute(origin, token, playerRoutes.me);
    const posts = await callRoute(origin, token, postRoutes.own);
    const picture = me.avatar ? (await fetch(new URL(me.avatar, origin))).status : 0;
    return { me, posts, picture };
  };

  const first = await start('first');
  const token = await signIn(first);
  const before = await looksAt(first, token);
  expect(before).toMatchObject({ picture: 200, me: { onboarding_complete: true } });
  expect(before.posts.length).toBeGreaterThan(0);
  await first.stop();
  execFileSync('cp', ['-a', join(home, 'first'), join(home, 'second')]);

  const second = await start('second');
  // A session of before goes on: account, keys and files are the same.
  expect(await looksAt(second, token)).toEqual(before);
  expect(await looksAt(second, await signIn(second))).toEqual(before);
}, 120_000);
