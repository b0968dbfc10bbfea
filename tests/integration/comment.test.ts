import { blockRoutes } from '@rinkside/contracts/block';
import { commentRoutes, commentRules } from '@rinkside/contracts/comment';
import { commentSchemas } from '@rinkside/contracts/comment.schema';
import { followRoutes } from '@rinkside/contracts/follow';
import { postRoutes } from '@rinkside/contracts/post';
import { expectErrorReply } from '@rinkside/testkit/api-client';
import type { TestUser } from '@rinkside/testkit/test-user';
import { waitFor } from '@rinkside/testkit/wait-for';
import { TestApp } from '@rinkside/testkit/test-app';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

let app: TestApp;
let author: TestUser;
let reader: TestUser;
beforeAll(async () => {
  app = await TestApp.open({
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
    gateways: 2,
    workers: 2,
  });
  author = await app.user();
  reader = await app.user();
});
afterAll(() => app?.close());

const newPost = async () => {
  const { id } = await author.call(postRoutes.create, { body: { content: 'Outdoor ice tonight!' } });
  return { id, getPost: () => author.call(postRoutes.one, { params: { id } }) };
};
const addComment = (user: TestUser, id: string, content: string, key?: string) =>
  user.call(commentRoutes.onPost, { params: { id }, body: { content }, ...(key && { key }) });
const contentsFor = async (user: TestUser, id: string) =>
  (await user.call(commentRoutes.ofPost, { params: { id }, query: { limit: 100 } })).map(
    ({ content }) => content,
  );
const remove = (user: TestUser, id: string) => user.call(commentRoutes.remove, { params: { id } });

const unknownIds = ['0198c0de-0000-7000-8000-000000000000', 'none', "'; drop table comment; --"];

/** Reads all pages by following the Link header. */
const readPages = async (id: string, query: string) => {
  const pages: string[][] = [];
  for (let next: string | undefined = `/api/posts/${id}/comments?${query}`; next;) {
    const response: Response = await fetch(app.origin() + next, {
      headers: { authorization: `Bearer ${reader.token}` },
    });
    const rows = commentSchemas.ofPost.reply.parse(await response.json());
    pages.push(rows.map(({ content }) => content));
    next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
  }
  return pages;
};

describe('comments', () => {
  it('are listed oldest first by page or cursor, and the post contains the newest three', async () => {
    const { id, getPost } = await newPost();
    const contents = Array.from({ length: 7 }, (_, at) => `comment ${at}`);
    for (const content of contents) await addComment(reader, id, content);
    expect(await readPages(id, 'limit=3')).toEqual([
      contents.slice(0, 3),
      contents.slice(3, 6),
      contents.slice(6),
    ]);
    const second = await reader.call(commentRoutes.ofPost, { params: { id }, query: { page: 2, limit: 3 } });
    expect(second.map(({ content }) => content)).toEqual(contents.slice(3, 6));
    const post = await getPost();
    expect(post).toMatchObject({ commentsCount: 7, version: 8 });
    expect(post.comments.map(({ content }) => content)).toEqual(contents.slice(4).toReversed());
    expect(
      (
        await expectErrorReply(
          reader.call(commentRoutes.ofPost, { params: { id }, query: { cursor: 'none' } }),
        )
      )[0],
    ).toBe(400);
  });

  it('are each listed once when they share created_at', async () => {
    const { id } = await newPost();
    for (let at = 0; at < 9; at++) await addComment(reader, id, `at once ${at}`);
    await app.pool.query('update comment set created_at = now() where item_id = $1', [id]);
    const pages = await readPages(id, 'limit=2');
    expect(new Set(pages.flat()).size).toBe(9);
    expect(pages.flat()).toHaveLength(9);
  });

  it('are created once per Idempotency-Key, trimmed, and rejected when empty or too long', async () => {
    const { id, getPost } = await newPost();
    const created = await addComment(reader, id, '  Save me a seat!  ', 'once');
    expect(created).toMatchObject({ content: 'Save me a seat!', user: { id: reader.id }, version: 1 });
    expect(await addComment(reader, id, '  Save me a seat!  ', 'once')).toEqual(created);
    expect((await expectErrorReply(addComment(reader, id, 'Something else', 'once')))[0]).toBe(422);
    expect((await getPost()).commentsCount).toBe(1);
    expect(await expectErrorReply(addComment(reader, id, ' \n '))).toEqual([400, commentRules.empty]);
    expect(await expectErrorReply(addComment(reader, id, 'x'.repeat(1001)))).toEqual([
      400,
      commentRules.long,
    ]);
    expect((await addComment(reader, id, '🏒'.repeat(500))).content).toHaveLength(1000);
  });

  it('require read access to the item and the route of its content type', async () => {
    const { id } = await newPost();
    const { id: comment } = await addComment(reader, id, 'Nice!');
    const stranger = await app.user();
    await author.call(blockRoutes.block, { params: { id: stranger.id } });
    for (const target of [...unknownIds, id]) {
      expect((await expectErrorReply(addComment(stranger, target, 'hello')))[0]).toBe(404);
      expect(
        (await expectErrorReply(stranger.call(commentRoutes.ofPost, { params: { id: target } })))[0],
      ).toBe(404);
    }
    expect((await expectErrorReply(remove(stranger, comment)))[0]).toBe(404);
    const asGame = { params: { id }, body: { content: 'hello' } };
    expect((await expectErrorReply(reader.call(commentRoutes.onGame, asGame)))[0]).toBe(404);
    expect((await expectErrorReply(reader.call(commentRoutes.ofHighlight, { params: { id } })))[0]).toBe(404);
    const { id: empty } = await newPost();
    expect(await contentsFor(reader, empty)).toEqual([]);
  });

  it('can be removed once, by their author or the item’s author only', async () => {
    const { id, getPost } = await newPost();
    const otherPlayer = await app.user();
    const first = await addComment(reader, id, 'first');
    const second = await addComment(reader, id, 'second');
    expect((await expectErrorReply(remove(otherPlayer, first.id)))[0]).toBe(403);
    expect(await remove(reader, first.id)).toEqual({ success: true });
    expect(await remove(author, second.id)).toEqual({ success: true });
    for (const goneId of [first.id, second.id, ...unknownIds])
      expect((await expectErrorReply(remove(author, goneId)))[0]).toBe(404);
    expect(await getPost()).toMatchObject({ commentsCount: 0, comments: [], version: 5 });
    expect(await contentsFor(reader, id)).toEqual([]);
  });

  it('can be removed by their author after the item’s author blocked them', async () => {
    const { id } = await newPost();
    const blocked = await app.user();
    const { id: comment } = await addComment(blocked, id, 'my own words');
    await author.call(blockRoutes.block, { params: { id: blocked.id } });
    expect((await expectErrorReply(remove(author, comment)))[0]).toBe(404);
    expect(await remove(blocked, comment)).toEqual({ success: true });
  });

  it('are hidden when their author is blocked or suspended', async () => {
    const { id, getPost } = await newPost();
    const [blockedPlayer, suspendedPlayer] = [await app.user(), await app.user()];
    await addComment(blockedPlayer, id, 'from a blocked player');
    await addComment(suspendedPlayer, id, 'from a suspended player');
    await addComment(reader, id, 'from a friend');
    await blockedPlayer.call(blockRoutes.block, { params: { id: author.id } });
    await app.pool.query('update player set suspended_at = now() where id = $1', [suspendedPlayer.id]);
    expect(await contentsFor(author, id)).toEqual(['from a friend']);
    expect(await contentsFor(reader, id)).toEqual(['from a blocked player', 'from a friend']);
    expect((await getPost()).comments.map(({ content }) => content)).toEqual(['from a friend']);
  });

  it('keep the count equal to the rows under 50 concurrent changes, with one event per change', async () => {
    const { id, getPost } = await newPost();
    const players = await Promise.all(Array.from({ length: 10 }, () => app.user()));
    const client = await author.liveClient(1);
    await client.watch(`post:${id}`);
    await Promise.all(
      Array.from({ length: 50 }, async (_, at) => {
        const person = players[at % players.length] ?? reader;
        const { id: commentId } = await person.callVia(at, commentRoutes.onPost, {
          params: { id },
          body: { content: `from person ${at}` },
        });
        if (at % 2 === 0) return;
        // Both users who may remove it try at once: exactly one succeeds.
        const outcomes = await Promise.allSettled([remove(person, commentId), remove(author, commentId)]);
        expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      }),
    );
    const post = await getPost();
    expect(post).toMatchObject({ commentsCount: 25, version: 1 + 50 + 25 });
    expect(await contentsFor(reader, id)).toHaveLength(25);
    await app.settle();
    await waitFor('the last event arrives', () =>
      [...client.eventsNamed('comment.added'), ...client.eventsNamed('comment.removed')].some(
        ({ version, commentsCount }) => version === post.version && commentsCount === 25,
      ),
    );
    expect(client.eventsNamed('comment.removed')).toHaveLength(25);
  });
});

describe('live comment events', () => {
  it('reach each watching client once on any gateway, and no player blocked with author or commenter', async () => {
    const { id } = await newPost();
    const fan = await app.user();
    const blockedByAuthor = await app.user();
    const blockedByReader = await app.user();
    const watcherClient = await fan.liveClient(1);
    await fan.call(followRoutes.follow, { params: { id: author.id } });
    for (const room of [
      'following',
      `post:${id}`,
      `player:${author.id}`,
      `organization:${author.organizationId}`,
    ])
      expect(await watcherClient.watch(room)).toEqual({ ok: true });
    const authorClient = await author.liveClient(1);
    const blockedClients = await Promise.all(
      [blockedByAuthor, blockedByReader].map((person) => person.liveClient(1)),
    );
    for (const client of blockedClients) await client.watch(`organization:${author.organizationId}`);
    await author.call(blockRoutes.block, { params: { id: blockedByAuthor.id } });
    await blockedByReader.call(blockRoutes.block, { params: { id: reader.id } });

    const comment = await addComment(reader, id, 'On my way');
    const target = { target_type: 'post', target_id: id };
    const addedEvent = { ...target, comment, commentsCount: 1, version: 2, profile_id: author.id };
    expect(await watcherClient.waitForEvent('comment.added')).toEqual(addedEvent);
    expect(await authorClient.waitForEvent('comment.added')).toEqual(addedEvent);
    await remove(reader, comment.id);
    const removedEvent = {
      ...target,
      id: comment.id,
      commentsCount: 0,
      version: 3,
      profile_id: author.id,
    };
    expect(await watcherClient.waitForEvent('comment.removed')).toEqual(removedEvent);
    expect(await authorClient.waitForEvent('comment.removed')).toEqual(removedEvent);

    await app.settle();
    for (const client of [watcherClient, authorClient]) {
      expect(client.eventsNamed('comment.added')).toHaveLength(1);
      expect(client.eventsNamed('comment.removed')).toHaveLength(1);
    }
    for (const client of blockedClients)
      expect(client.received.filter(({ event }) => event.startsWith('comment'))).toEqual([]);
  });

  it('reach only the item’s author for an unlisted item', async () => {
    const { id } = await newPost();
    const [authorClient, readerClient] = [await author.liveClient(), await reader.liveClient(1)];
    await readerClient.watch(`post:${id}`);
    await app.pool.query('update item set in_feeds = false where id = $1', [id]);
    await addComment(reader, id, 'by its link only');
    expect(await authorClient.waitForEvent('comment.added')).toMatchObject({ commentsCount: 1 });
    await app.settle();
    expect(readerClient.eventsNamed('comment.added')).toEqual([]);
  });
});
