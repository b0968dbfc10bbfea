import { refusals } from '@rinkside/contracts/error';
import { feedRoutes } from '@rinkside/contracts/feed';
import { followRoutes } from '@rinkside/contracts/follow';
import { likeRoutes } from '@rinkside/contracts/like';
import { postRoutes, postRules } from '@rinkside/contracts/post';
import { callRoute, CallError } from '@rinkside/testkit/client';
import type { Person } from '@rinkside/testkit/person';
import { World } from '@rinkside/testkit/world';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

let world: World;
let author: Person;
let reader: Person;
beforeAll(async () => {
  world = await World.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  author = await world.person();
  reader = await world.person();
});
afterAll(() => world?.close());

const post = (by: Person, content: string, key?: string) =>
  by.call(postRoutes.create, { body: { content }, ...(key && { key }) });
/** Status and sentence of a refusal. */
const refusal = async (call: Promise<unknown>): Promise<[status: number, message: string]> => {
  const error: unknown = await call.then(
    () => new Error('it was not refused'),
    (why: unknown) => why,
  );
  if (error instanceof CallError) return [error.status, error.view.message];
  throw error;
};

describe('a post', () => {
  it('is shown as lists show it, live to whoever watches its author, and to its own author as editable', async () => {
    const screen = await reader.screen();
    await screen.watch(`player:${author.id}`);
    const made = await post(author, '  Two practices\nand a game  ');
    expect(made).toMatchObject({
      content_type: 'post',
      content: 'Two practices\nand a game',
      organization_id: author.organizationId,
      likes: 0,
      likesCount: 0,
      userLiked: false,
      comments: [],
      can: { edit: true, remove: true },
      version: 1,
    });
    const { item } = await screen.hears('feed.added', ({ item }) => item.id === made.id);
    expect(item).not.toHaveProperty('userLiked');
    expect(item).not.toHaveProperty('can');
    expect(item).toMatchObject({ content: made.content, version: 1 });
    expect((await reader.call(postRoutes.one, { params: { id: made.id } })).can).toEqual({
      edit: false,
      remove: false,
    });

    const edited = await author.call(postRoutes.edit, {
      params: { id: made.id },
      body: { content: 'One game' },
    });
    expect(edited).toMatchObject({ content: 'One game', version: 2, created_at: made.created_at });
    expect((await screen.hears('feed.changed')).item).toMatchObject({
      id: made.id,
      content: 'One game',
      version: 2,
    });

    expect(await author.call(postRoutes.remove, { params: { id: made.id } })).toEqual({ success: true });
    expect(await screen.hears('feed.removed')).toEqual({ content_type: 'post', id: made.id, version: 3 });
    expect(await refusal(author.call(postRoutes.one, { params: { id: made.id } }))).toEqual([
      404,
      'Not found.',
    ]);
  });

  it('is refused when empty, too long or for another organization, and changed by its author only', async () => {
    expect(await refusal(post(author, ' \n '))).toEqual([400, postRules.empty]);
    expect(await refusal(post(author, 'x'.repeat(5001)))).toEqual([400, postRules.long]);
    const body = { content: 'hi', organization_id: reader.organizationId };
    expect(await refusal(author.call(postRoutes.create, { body }))).toEqual([
      400,
      postRules.otherOrganization,
    ]);
    const { id } = await post(author, 'mine');
    expect(
      (await refusal(reader.call(postRoutes.edit, { params: { id }, body: { content: 'yours' } })))[0],
    ).toBe(403);
    expect((await refusal(reader.call(postRoutes.remove, { params: { id } })))[0]).toBe(403);
    for (const unknown of ['0198c0de-0000-7000-8000-000000000000', 'none', '1', "'; drop table post; --"]) {
      expect((await refusal(author.call(postRoutes.remove, { params: { id: unknown } })))[0]).toBe(404);
      const body = { target_type: 'post' as const, target_id: unknown };
      expect((await refusal(author.call(likeRoutes.like, { body })))[0]).toBe(404);
    }
    expect((await author.call(postRoutes.one, { params: { id } })).content).toBe('mine');
  });

  it('keeps what text it was given, whatever it looks like', async () => {
    for (const content of [
      "Robert'); drop table post;--",
      '\\ \\\\ \' " $1 ${x} ?',
      '🏒 żółć 漢字 \u202e',
      '<script>alert(1)</script>',
      '{"a":[1]}',
      '?::text @> :x',
    ])
      expect((await post(author, content)).content).toBe(content);
    expect((await post(author, 'a literal \\u0000')).content).toBe('a literal \\u0000');
    expect(await refusal(post(author, 'a\0b'))).toEqual([400, refusals.badInput]);
    expect((await fetch(`${world.origin()}/api/organizations?search=a%00b`)).status).toBe(400);
  });
});

describe('the same Idempotency-Key', () => {
  it('50 times at once makes one post and one answer; another body is refused', async () => {
    const before = await world.count('select count(*) from item where author_id = $1', [author.id]);
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(author, 'once only', 'key-1')));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await world.count('select count(*) from item where author_id = $1', [author.id])).toBe(before + 1);
    expect((await refusal(post(author, 'something else', 'key-1')))[0]).toBe(422);
    expect((await post(reader, 'mine', 'key-1')).user.id).toBe(reader.id);
    await world.pool.query(
      `update idempotency set created_at = now() - interval '25 hours' where key = 'key-1'`,
    );
    expect((await post(author, 'a day later', 'key-1')).content).toBe('a day later');
  });

  it('is free again after a refused try', async () => {
    const wrong = { body: { content: 'x', organization_id: reader.organizationId }, key: 'key-2' };
    expect((await refusal(author.call(postRoutes.create, wrong)))[0]).toBe(400);
    expect((await post(author, 'now right', 'key-2')).content).toBe('now right');
  });
});

describe('feeds', () => {
  it('show followed people and organizations newest first, without one’s own, at any depth and while items arrive', async () => {
    const viewer = await world.person();
    const friend = await world.person();
    const clubmate = await world.person({ organization_id: friend.organizationId });
    await viewer.call(followRoutes.follow, { params: { id: friend.id } });
    await viewer.call(followRoutes.followOrganization, { params: { id: friend.organizationId } });
    const made: string[] = [];
    for (let at = 0; at < 25; at++) made.unshift((await post(at % 2 ? friend : clubmate, `post ${at}`)).id);
    await post(viewer, 'my own');

    const seen: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await viewer.call(feedRoutes.following, {
        query: { limit: 10, ...(cursor && { cursor }) },
      });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
      expect(page.hasMore).toBe(cursor !== null);
      await post(friend, 'arrives meanwhile');
    }
    expect(seen).toEqual(made);

    const second = await viewer.call(feedRoutes.organization, {
      params: { id: friend.organizationId },
      query: { page: 2, limit: 20 },
    });
    expect(second.items.map(({ content }) => content)).toEqual([
      'post 7',
      'post 6',
      'post 5',
      'post 4',
      'post 3',
      'post 2',
      'post 1',
      'post 0',
    ]);
    expect(await refusal(viewer.call(feedRoutes.following, { query: { page: 52, limit: 20 } }))).toEqual([
      400,
      'Use the cursor',
    ]);
    expect((await refusal(viewer.call(feedRoutes.following, { query: { cursor: 'bm9uZQ' } })))[0]).toBe(400);
    expect((await refusal(viewer.call(feedRoutes.organization, { params: { id: viewer.id } })))[0]).toBe(404);
    expect(
      (await viewer.call(postRoutes.following, { query: { limit: 3 } })).map(({ content }) => content),
    ).toEqual(Array(3).fill('arrives meanwhile'));
  });

  it('name the next page in a Link header', async () => {
    await post(author, 'one');
    await post(author, 'two');
    const response = await fetch(`${world.origin()}/api/posts?limit=1`, {
      headers: { authorization: `Bearer ${author.token}` },
    });
    const [, next] = /<(.+)>; rel="next"/.exec(response.headers.get('link') ?? '') ?? [];
    const following = await fetch(world.origin() + next, {
      headers: { authorization: `Bearer ${author.token}` },
    });
    expect(await following.json()).toMatchObject([{ content: 'one' }]);
  });
});

describe('a follow', () => {
  it('is told to both, joins the open following screen at once and leaves it again', async () => {
    const fan = await world.person();
    const star = await world.person();
    const screen = await fan.screen();
    await screen.watch('following');
    const starScreen = await star.screen();
    const params = { id: star.id };

    expect(await fan.call(followRoutes.follow, { params })).toEqual({ following: true });
    expect(await fan.call(followRoutes.follow, { params })).toEqual({ following: true });
    const fact = {
      follower_id: fan.id,
      target_type: 'user',
      target_id: star.id,
      following: true,
      version: 1,
    };
    expect(await starScreen.hears('follow.changed')).toEqual(fact);
    expect(await screen.hears('follow.changed')).toEqual(fact);
    await world.settle();
    const heard = await post(star, 'hello fans');
    await screen.hears('feed.added', ({ item }) => item.id === heard.id);
    expect((await star.call(followRoutes.followers)).map(({ id, following }) => ({ id, following }))).toEqual(
      [{ id: fan.id, following: false }],
    );
    expect((await fan.call(followRoutes.following)).map(({ id, following }) => ({ id, following }))).toEqual([
      { id: star.id, following: true },
    ]);

    expect(await fan.call(followRoutes.unfollow, { params })).toEqual({ following: false });
    await screen.hears('follow.changed', ({ version }) => version === 2);
    await world.settle();
    await post(star, 'not for you');
    await world.settle();
    expect(screen.all('feed.added')).toHaveLength(1);
    expect((await refusal(fan.call(followRoutes.follow, { params: { id: fan.id } })))[0]).toBe(400);
    expect((await refusal(fan.call(followRoutes.follow, { params: { id: star.organizationId } })))[0]).toBe(
      404,
    );
  });
});

describe('malformed input', () => {
  const bodies = [
    '',
    '{',
    '[]',
    'null',
    '"x"',
    '{"content":1}',
    '{"content":["x"]}',
    '{"__proto__":{"admin":true},"content":"x"}',
    `{"content":${'['.repeat(5000)}${']'.repeat(5000)}}`,
    '{"content":1e999}',
  ];
  it.each(bodies)('is answered with the error shape: %s', async (body) => {
    const response = await fetch(world.origin() + postRoutes.create.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${author.token}` },
      body,
    });
    expect(await response.json()).toMatchObject({ statusCode: response.status, message: expect.any(String) });
    expect(response.status).toBe(400);
  });

  it.each([
    ['text/xml', '<x/>', 415],
    ['application/json', JSON.stringify({ content: 'x'.repeat(70_000) }), 413],
    ['multipart/form-data; boundary=x', '--x\r\nbroken', 400],
  ])('of type %s is refused', async (type, body, status) => {
    const response = await fetch(world.origin() + postRoutes.create.path, {
      method: 'POST',
      headers: { 'content-type': type, authorization: `Bearer ${author.token}` },
      body,
    });
    expect([status, 415]).toContain(response.status);
    expect(await response.json()).toMatchObject({ statusCode: response.status });
  });

  it('to an unknown call is 404 in the same shape', async () => {
    const response = await fetch(`${world.origin()}/api/nothing/here`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ statusCode: 404, message: 'Not found.' });
  });
});

describe('limits', () => {
  it('are counted per account, tell how long to wait, and forging an address changes nothing', async () => {
    const strict = await World.open({
      postgresUrl: inject('postgresUrl'),
      redisUrl: inject('redisUrl'),
      env: { RATE_LIMIT_FACTOR: '0.02' },
    });
    try {
      const person = await strict.newcomer();
      const ask = () => callRoute(strict.origin(), person.token, { ...postRoutes.own });
      const answers: [number, string][] = [];
      for (let at = 0; at < 14; at++) answers.push(await refusal(ask()));
      expect(answers.slice(0, 12).every((answer) => answer[0] === 403)).toBe(true);
      const response = await fetch(`${strict.origin()}/api/posts`, {
        headers: { authorization: `Bearer ${person.token}`, 'x-forwarded-for': '203.0.113.9' },
      });
      expect(response.status).toBe(429);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await strict.close();
    }
  });
});
