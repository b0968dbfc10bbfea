import { blockRoutes } from '@rinkside/contracts/block';
import { commentRoutes, commentRules } from '@rinkside/contracts/comment';
import { followRoutes } from '@rinkside/contracts/follow';
import { postRoutes } from '@rinkside/contracts/post';
import { refusal } from '@rinkside/testkit/client';
import type { Person } from '@rinkside/testkit/person';
import { until } from '@rinkside/testkit/until';
import { World } from '@rinkside/testkit/world';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

let world: World;
let author: Person;
let reader: Person;
beforeAll(async () => {
  world = await World.open({
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
    gateways: 2,
    workers: 2,
  });
  author = await world.person();
  reader = await world.person();
});
afterAll(() => world?.close());

const newPost = async () => {
  const { id } = await author.call(postRoutes.create, { body: { content: 'Outdoor ice tonight!' } });
  return { id, one: () => author.call(postRoutes.one, { params: { id } }) };
};
const say = (by: Person, id: string, content: string, key?: string) =>
  by.call(commentRoutes.onPost, { params: { id }, body: { content }, ...(key && { key }) });
const said = async (by: Person, id: string) =>
  (await by.call(commentRoutes.ofPost, { params: { id }, query: { limit: 100 } })).map(
    ({ content }) => content,
  );
const remove = (by: Person, id: string) => by.call(commentRoutes.remove, { params: { id } });

const unknown = ['0198c0de-0000-7000-8000-000000000000', 'none', "'; drop table comment; --"];

/** Every page, following the Link header as any client would. */
const walk = async (id: string, query: string) => {
  const pages: string[][] = [];
  for (let next: string | undefined = `/api/posts/${id}/comments?${query}`; next;) {
    const response: Response = await fetch(world.origin() + next, {
      headers: { authorization: `Bearer ${reader.token}` },
    });
    const rows = commentRoutes.ofPost.reply.parse(await response.json());
    pages.push(rows.map(({ content }) => content));
    next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
  }
  return pages;
};

describe('comments', () => {
  it('are listed oldest first to the end, while the post carries the newest three, newest first', async () => {
    const { id, one } = await newPost();
    const words = Array.from({ length: 7 }, (_, at) => `comment ${at}`);
    for (const content of words) await say(reader, id, content);
    expect(await walk(id, 'limit=3')).toEqual([words.slice(0, 3), words.slice(3, 6), words.slice(6)]);
    const second = await reader.call(commentRoutes.ofPost, { params: { id }, query: { page: 2, limit: 3 } });
    expect(second.map(({ content }) => content)).toEqual(words.slice(3, 6));
    const post = await one();
    expect(post).toMatchObject({ commentsCount: 7, version: 8 });
    expect(post.comments.map(({ content }) => content)).toEqual(words.slice(4).toReversed());
    expect(
      (await refusal(reader.call(commentRoutes.ofPost, { params: { id }, query: { cursor: 'none' } })))[0],
    ).toBe(400);
  });

  it('of one moment are all listed, once each', async () => {
    const { id } = await newPost();
    for (let at = 0; at < 9; at++) await say(reader, id, `at once ${at}`);
    await world.pool.query('update comment set created_at = now() where item_id = $1', [id]);
    const pages = await walk(id, 'limit=2');
    expect(new Set(pages.flat()).size).toBe(9);
    expect(pages.flat()).toHaveLength(9);
  });

  it('are made once by key, trimmed, and refused when empty or too long', async () => {
    const { id, one } = await newPost();
    const made = await say(reader, id, '  Save me a seat!  ', 'once');
    expect(made).toMatchObject({ content: 'Save me a seat!', user: { id: reader.id }, version: 1 });
    expect(await say(reader, id, '  Save me a seat!  ', 'once')).toEqual(made);
    expect((await refusal(say(reader, id, 'Something else', 'once')))[0]).toBe(422);
    expect((await one()).commentsCount).toBe(1);
    expect(await refusal(say(reader, id, ' \n '))).toEqual([400, commentRules.empty]);
    expect(await refusal(say(reader, id, 'x'.repeat(1001)))).toEqual([400, commentRules.long]);
    expect((await say(reader, id, '🏒'.repeat(500))).content).toHaveLength(1000);
  });

  it('need what reading the item needs, and are no item of another kind', async () => {
    const { id } = await newPost();
    const { id: comment } = await say(reader, id, 'Nice!');
    const stranger = await world.person();
    await author.call(blockRoutes.block, { params: { id: stranger.id } });
    for (const target of [...unknown, id]) {
      expect((await refusal(say(stranger, target, 'hello')))[0]).toBe(404);
      expect((await refusal(stranger.call(commentRoutes.ofPost, { params: { id: target } })))[0]).toBe(404);
    }
    expect((await refusal(remove(stranger, comment)))[0]).toBe(404);
    const asGame = { params: { id }, body: { content: 'hello' } };
    expect((await refusal(reader.call(commentRoutes.onGame, asGame)))[0]).toBe(404);
    expect((await refusal(reader.call(commentRoutes.ofHighlight, { params: { id } })))[0]).toBe(404);
    const { id: empty } = await newPost();
    expect(await said(reader, empty)).toEqual([]);
  });

  it('are removed by who wrote them and by the item’s author only, and once', async () => {
    const { id, one } = await newPost();
    const other = await world.person();
    const first = await say(reader, id, 'first');
    const second = await say(reader, id, 'second');
    expect((await refusal(remove(other, first.id)))[0]).toBe(403);
    expect(await remove(reader, first.id)).toEqual({ success: true });
    expect(await remove(author, second.id)).toEqual({ success: true });
    for (const gone of [first.id, second.id, ...unknown])
      expect((await refusal(remove(author, gone)))[0]).toBe(404);
    expect(await one()).toMatchObject({ commentsCount: 0, comments: [], version: 5 });
    expect(await said(reader, id)).toEqual([]);
  });

  it('of somebody the item’s author blocked can still be taken back by who wrote them', async () => {
    const { id } = await newPost();
    const blocked = await world.person();
    const { id: comment } = await say(blocked, id, 'my own words');
    await author.call(blockRoutes.block, { params: { id: blocked.id } });
    expect((await refusal(remove(author, comment)))[0]).toBe(404);
    expect(await remove(blocked, comment)).toEqual({ success: true });
  });

  it('of blocked and of suspended people are not shown', async () => {
    const { id, one } = await newPost();
    const [one1, one2] = [await world.person(), await world.person()];
    await say(one1, id, 'from somebody blocked');
    await say(one2, id, 'from somebody suspended');
    await say(reader, id, 'from a friend');
    await one1.call(blockRoutes.block, { params: { id: author.id } });
    await world.pool.query('update player set suspended_at = now() where id = $1', [one2.id]);
    expect(await said(author, id)).toEqual(['from a friend']);
    expect(await said(reader, id)).toEqual(['from somebody blocked', 'from a friend']);
    expect((await one()).comments.map(({ content }) => content)).toEqual(['from a friend']);
  });

  it('made and removed by fifty people at once leave the count equal to the rows, one fact for each change', async () => {
    const { id, one } = await newPost();
    const crowd = await Promise.all(Array.from({ length: 10 }, () => world.person()));
    const screen = await author.screen(1);
    await screen.watch(`post:${id}`);
    await Promise.all(
      Array.from({ length: 50 }, async (_, at) => {
        const person = crowd[at % crowd.length] ?? reader;
        const { id: made } = await person.via(at, commentRoutes.onPost, {
          params: { id },
          body: { content: `from person ${at}` },
        });
        if (at % 2 === 0) return;
        // Both who may remove it try at once: one of them does.
        const outcomes = await Promise.allSettled([remove(person, made), remove(author, made)]);
        expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      }),
    );
    const post = await one();
    expect(post).toMatchObject({ commentsCount: 25, version: 1 + 50 + 25 });
    expect(await said(reader, id)).toHaveLength(25);
    await world.settle();
    await until('the last fact is heard', () =>
      [...screen.all('comment.added'), ...screen.all('comment.removed')].some(
        ({ version, commentsCount }) => version === post.version && commentsCount === 25,
      ),
    );
    expect(screen.all('comment.removed')).toHaveLength(25);
  });
});

describe('a comment, live', () => {
  it('is heard once by whoever watches, on any gateway, and never by people blocked with either', async () => {
    const { id } = await newPost();
    const fan = await world.person();
    const blockedByAuthor = await world.person();
    const blockedByReader = await world.person();
    const watcher = await fan.screen(1);
    await fan.call(followRoutes.follow, { params: { id: author.id } });
    for (const room of [
      'following',
      `post:${id}`,
      `player:${author.id}`,
      `organization:${author.organizationId}`,
    ])
      expect(await watcher.watch(room)).toEqual({ ok: true });
    const own = await author.screen(1);
    const deaf = await Promise.all([blockedByAuthor, blockedByReader].map((person) => person.screen(1)));
    for (const screen of deaf) await screen.watch(`organization:${author.organizationId}`);
    await author.call(blockRoutes.block, { params: { id: blockedByAuthor.id } });
    await blockedByReader.call(blockRoutes.block, { params: { id: reader.id } });

    const comment = await say(reader, id, 'On my way');
    const told = { target_type: 'post', target_id: id };
    const added = { ...told, comment, commentsCount: 1, version: 2 };
    expect(await watcher.hears('comment.added')).toEqual(added);
    expect(await own.hears('comment.added')).toEqual(added);
    await remove(reader, comment.id);
    const removed = { ...told, id: comment.id, commentsCount: 0, version: 3 };
    expect(await watcher.hears('comment.removed')).toEqual(removed);
    expect(await own.hears('comment.removed')).toEqual(removed);

    await world.settle();
    for (const screen of [watcher, own]) {
      expect(screen.all('comment.added')).toHaveLength(1);
      expect(screen.all('comment.removed')).toHaveLength(1);
    }
    for (const screen of deaf)
      expect(screen.heard.filter(({ event }) => event.startsWith('comment'))).toEqual([]);
  });

  it('under an item no feed shows is heard by the item’s author only', async () => {
    const { id } = await newPost();
    const [own, other] = [await author.screen(), await reader.screen(1)];
    await other.watch(`post:${id}`);
    await world.pool.query('update item set listed = false where id = $1', [id]);
    await say(reader, id, 'by its link only');
    expect(await own.hears('comment.added')).toMatchObject({ commentsCount: 1 });
    await world.settle();
    expect(other.all('comment.added')).toEqual([]);
  });
});
