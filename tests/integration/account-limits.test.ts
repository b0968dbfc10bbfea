import { childRoutes } from '@rinkside/contracts/child';
import { commentRoutes } from '@rinkside/contracts/comment';
import { followRoutes } from '@rinkside/contracts/follow';
import { liveGameRoutes } from '@rinkside/contracts/live-game';
import { likeRoutes } from '@rinkside/contracts/like';
import { noticeHeader } from '@rinkside/contracts/route';
import { playerRoutes, playerRules, searchQuota, todayUtc } from '@rinkside/contracts/player';
import { postRoutes } from '@rinkside/contracts/post';
import { createLog } from '@rinkside/platform/log';
import { RateLimiter } from '@rinkside/platform/rate-limiter';
import { sendRoute } from '@rinkside/testkit/api-client';
import { TestApp } from '@rinkside/testkit/test-app';
import type { TestUser } from '@rinkside/testkit/test-user';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { startLiveGame } from './live-game-factory.js';

const openApp = (env: Record<string, string> = {}) =>
  TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl'), env });
let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app?.close());

const bornBefore = (years: number) => `${new Date().getUTCFullYear() - years}${todayUtc().slice(4, 8)}01`;
const teen = { birthdate: bornBefore(14), age: '14U' } as const;

const addChildren = async (guardian: TestUser, names: string[]) => {
  const children: string[] = [];
  for (const first_name of names) {
    const { id } = await guardian.call(childRoutes.add, {
      body: {
        first_name, last_name: 'Quillfeather', birthdate: bornBefore(10), position: 'skater', age: '10U',
        organization_id: guardian.organizationId,
      },
    }); // prettier-ignore
    children.push(id);
  }
  return children;
};
const addGuardian = (of: TestApp, guardian: TestUser, child: string) =>
  of.pool.query('insert into guardian (guardian_id, child_id, created_at) values ($1, $2, now())', [
    guardian.id,
    child,
  ]);
const writePosts = async (author: TestUser, count: number) => {
  const ids: string[] = [];
  for (let at = 0; at < count; at++)
    ids.push((await author.call(postRoutes.create, { body: { content: `Practice ${at}` } })).id);
  return ids;
};

describe('an account with child profiles', () => {
  it('writes 10 comments an hour to one minor with all its profiles; each guardian of a child has its own limit', async () => {
    const limited = await openApp({ RATE_LIMIT_FACTOR: '1' });
    onTestFinished(() => limited.close());
    const [parent, other, player] = [
      await limited.user(),
      await limited.user(),
      await limited.user({ ...teen }),
    ];
    await limited.pool.query(`update player set who_can_comment = 'everyone' where id = $1`, [player.id]);
    const children = await addChildren(parent, ['Ada', 'Bea']);
    const shared = children[0] ?? '';
    await addGuardian(limited, other, shared);
    const [post = ''] = await writePosts(player, 1);
    const comment = async (person: TestUser, actingAs?: string) =>
      (
        await sendRoute(limited.origin(), person.token, commentRoutes.onPost, {
          params: { id: post },
          body: { content: 'Great game' },
          ...(actingAs && { actingAs }),
        })
      ).status;
    const profiles = [undefined, ...children];
    for (let count = 0; count < 10; count++) expect(await comment(parent, profiles[count % 3])).toBe(201);
    for (const profile of profiles) expect(await comment(parent, profile)).toBe(429);
    expect(await comment(other, shared)).toBe(201);
    expect(await comment(other)).toBe(201);
  });

  it('causes 20 notifications an hour to one minor', async () => {
    const [parent, other, player] = [await app.user(), await app.user(), await app.user({ ...teen })];
    const children = await addChildren(parent, ['Ada', 'Bea']);
    const shared = children[0] ?? '';
    await addGuardian(app, other, shared);
    const posts = await writePosts(player, 10);
    const like = (person: TestUser, id: string, actingAs?: string) =>
      person.call(likeRoutes.like, {
        body: { target_type: 'post', target_id: id },
        ...(actingAs && { actingAs }),
      });
    const count = async () => {
      await app.settle();
      return app.count('select count(*) from notification where player_id = $1', [player.id]);
    };
    for (const profile of [undefined, children[1]]) {
      for (const id of posts.slice(0, 9)) await like(parent, id, profile);
      await parent.call(followRoutes.follow, {
        params: { id: player.id },
        ...(profile && { actingAs: profile }),
      });
    }
    expect(await count()).toBe(20);
    for (const profile of [undefined, ...children]) await like(parent, posts[9] ?? '', profile);
    expect(await count()).toBe(20);
    for (const id of posts.slice(0, 3)) await like(other, id, shared);
    expect(await count()).toBe(23);
    await like(other, posts[4] ?? '');
    expect(await count()).toBe(24);
    const { rows } = await app.pool.query<{ account_id: string | null }>(
      'select distinct account_id from notification where player_id = $1 order by account_id',
      [player.id],
    );
    expect(rows.map(({ account_id }) => account_id)).toEqual([...[parent.id, other.id].toSorted(), null]);
  });

  it('cheers three times a second', async () => {
    const limited = await openApp({ RATE_LIMIT_FACTOR: '1' });
    onTestFinished(() => limited.close());
    const [player, parent] = [await limited.user(), await limited.user()];
    const [actingAs = ''] = await addChildren(parent, ['Ada']);
    const { game } = await startLiveGame(player);
    const cheer = { params: { id: game.id }, body: { fire: 2 } };
    const statuses = await Promise.all(
      [{}, { actingAs }].map(
        async (profile) =>
          (await sendRoute(limited.origin(), parent.token, liveGameRoutes.cheer, { ...cheer, ...profile }))
            .status,
      ),
    );
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 429]);
  });

  it('searches 100 times a day with all its profiles', async () => {
    const limited = await openApp({ RATE_LIMIT_FACTOR: '1' });
    onTestFinished(() => limited.close());
    const parent = await limited.user();
    const children = await addChildren(parent, ['Ada', 'Bea']);
    const limiter = await RateLimiter.open(limited.env, createLog('test', 'silent'));
    onTestFinished(() => limiter.close());
    for (let count = 1; count < searchQuota.max; count++)
      await limiter.consumeText('searches', searchQuota, parent.id, `text ${count}`);
    const notice = async (search: string, actingAs?: string) => {
      const reply = await sendRoute(limited.origin(), parent.token, playerRoutes.search, {
        query: { search },
        ...(actingAs && { actingAs }),
      });
      return reply.headers.get(noticeHeader);
    };
    expect(await notice('oberon', children[0])).toBeNull();
    for (const profile of [undefined, ...children])
      expect(await notice('umbriel', profile)).toBe(playerRules.searchQuota);
  });
});
