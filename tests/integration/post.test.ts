import { errorMessages } from '@rinkside/contracts/error';
import { likeRoutes } from '@rinkside/contracts/like';
import { postRoutes, postRules } from '@rinkside/contracts/post';
import { expectErrorReply } from '@rinkside/testkit/api-client';
import type { TestUser } from '@rinkside/testkit/test-user';
import { TestApp } from '@rinkside/testkit/test-app';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

let app: TestApp;
let author: TestUser;
let reader: TestUser;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  author = await app.user();
  reader = await app.user();
});
afterAll(() => app?.close());

const post = (user: TestUser, content: string, key?: string) =>
  user.call(postRoutes.create, { body: { content }, ...(key && { key }) });

describe('a post', () => {
  it('is pushed to clients that watch its author when created, edited and deleted, and is editable by its author', async () => {
    const client = await reader.liveClient();
    await client.watch(`player:${author.id}`);
    const created = await post(author, '  Two practices\nand a game  ');
    expect(created).toMatchObject({
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
    const { item } = await client.waitForEvent('feed.added', ({ item }) => item.id === created.id);
    expect(item).not.toHaveProperty('userLiked');
    expect(item).not.toHaveProperty('can');
    expect(item).toMatchObject({ content: created.content, version: 1 });
    expect((await reader.call(postRoutes.one, { params: { id: created.id } })).can).toEqual({
      edit: false,
      remove: false,
    });

    const edited = await author.call(postRoutes.edit, {
      params: { id: created.id },
      body: { content: 'One game' },
    });
    expect(edited).toMatchObject({ content: 'One game', version: 2, created_at: created.created_at });
    expect((await client.waitForEvent('feed.changed')).item).toMatchObject({
      id: created.id,
      content: 'One game',
      version: 2,
    });

    expect(await author.call(postRoutes.remove, { params: { id: created.id } })).toEqual({ success: true });
    expect(await client.waitForEvent('feed.removed')).toEqual({
      content_type: 'post',
      id: created.id,
      version: 3,
      profile_id: author.id,
    });
    expect(await expectErrorReply(author.call(postRoutes.one, { params: { id: created.id } }))).toEqual([
      404,
      'Not found.',
    ]);
  });

  // @covers V2.2.3
  it('is rejected when empty, too long or for another organization, and can be changed by its author only', async () => {
    expect(await expectErrorReply(post(author, ' \n '))).toEqual([400, postRules.empty]);
    expect(await expectErrorReply(post(author, 'x'.repeat(5001)))).toEqual([400, postRules.long]);
    const body = { content: 'hi', organization_id: reader.organizationId };
    expect(await expectErrorReply(author.call(postRoutes.create, { body }))).toEqual([
      400,
      postRules.otherOrganization,
    ]);
    const { id } = await post(author, 'mine');
    expect(
      (
        await expectErrorReply(reader.call(postRoutes.edit, { params: { id }, body: { content: 'yours' } }))
      )[0],
    ).toBe(403);
    expect((await expectErrorReply(reader.call(postRoutes.remove, { params: { id } })))[0]).toBe(403);
    for (const invalidId of ['0198c0de-0000-7000-8000-000000000000', 'none', '1', "'; drop table post; --"]) {
      expect((await expectErrorReply(author.call(postRoutes.remove, { params: { id: invalidId } })))[0]).toBe(
        404,
      );
      const body = { target_type: 'post' as const, target_id: invalidId };
      expect((await expectErrorReply(author.call(likeRoutes.like, { body })))[0]).toBe(404);
    }
    expect((await author.call(postRoutes.one, { params: { id } })).content).toBe('mine');
  });

  // @covers A9 V1.2.1 V1.2.4
  it('stores text unchanged, including SQL, HTML and escape sequences', async () => {
    for (const content of [
      "Robert'); drop table post;--",
      '\\ \\\\ \' " $1 ${x} ?',
      '🏒 żółć 漢字',
      '<script>alert(1)</script>',
      '{"a":[1]}',
      '?::text @> :x',
    ])
      expect((await post(author, content)).content).toBe(content);
    expect((await post(author, 'a literal \\u0000')).content).toBe('a literal \\u0000');
    expect(await expectErrorReply(post(author, 'a\0b'))).toEqual([400, errorMessages.invalidInput]);
    expect((await fetch(`${app.origin()}/api/organizations?search=a%00b`)).status).toBe(400);
  });
});

describe('an Idempotency-Key', () => {
  // @covers F17
  it('makes one post of 50 concurrent requests, rejects another body and expires after a day', async () => {
    const before = await app.count('select count(*) from item where author_id = $1', [author.id]);
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(author, 'once only', 'key-1')));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await app.count('select count(*) from item where author_id = $1', [author.id])).toBe(before + 1);
    expect((await expectErrorReply(post(author, 'something else', 'key-1')))[0]).toBe(422);
    expect((await post(reader, 'mine', 'key-1')).user.id).toBe(reader.id);
    await app.pool.query(
      `update idempotency set created_at = now() - interval '25 hours' where key = 'key-1'`,
    );
    expect((await post(author, 'a day later', 'key-1')).content).toBe('a day later');
  });

  it('gives repeated and concurrent deletions the same success reply', async () => {
    const { id } = await post(author, 'soon gone');
    const remove = () => author.call(postRoutes.remove, { params: { id }, key: 'key-3' });
    const answers = await Promise.all(Array.from({ length: 20 }, remove));
    expect([...answers, await remove()]).toEqual(Array.from({ length: 21 }, () => ({ success: true })));
    const eventCountSql = `select count(*) from outbox where name = 'item.removed' and payload->>'id' = $1`;
    expect(await app.count(eventCountSql, [id])).toBe(1);
    expect((await expectErrorReply(author.call(postRoutes.remove, { params: { id } })))[0]).toBe(404);
  });

  it('can be reused after a rejected request', async () => {
    const invalidInput = { body: { content: 'x', organization_id: reader.organizationId }, key: 'key-2' };
    expect((await expectErrorReply(author.call(postRoutes.create, invalidInput)))[0]).toBe(400);
    expect((await post(author, 'now right', 'key-2')).content).toBe('now right');
  });
});
