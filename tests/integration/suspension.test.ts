import { awardRoutes } from '@rinkside/contracts/award';
import { errorMessages } from '@rinkside/contracts/error';
import { feedRoutes } from '@rinkside/contracts/feed';
import { followRoutes } from '@rinkside/contracts/follow';
import { likeRoutes } from '@rinkside/contracts/like';
import { playerRoutes } from '@rinkside/contracts/player';
import { postRoutes } from '@rinkside/contracts/post';
import { OperatorError } from '@rinkside/domain/moderation/operator';
import { callRoute, expectErrorReply } from '@rinkside/testkit/api-client';
import type { TestUser } from '@rinkside/testkit/test-user';
import { waitFor } from '@rinkside/testkit/wait-for';
import { TestApp } from '@rinkside/testkit/test-app';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createHighlightFactory } from './highlight-factory.js';
import { ModerationHarness } from './moderation-harness.js';

let app: TestApp;
let moderation: ModerationHarness;
let author: TestUser;
let reader: TestUser;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  moderation = await ModerationHarness.open(app);
});
beforeEach(async () => {
  author = await app.user();
  reader = await app.user({ organization_id: author.organizationId });
});
afterAll(() => app?.close());

const notFound: [number, string] = [404, errorMessages.notFound];
const withId = ({ id }: { id: string }) => ({ params: { id } });
const post = (content = 'Early ice') => author.call(postRoutes.create, { body: { content } });

describe('a suspended account', () => {
  const suspendByReport = async () => {
    await moderation.report(reader, 'user', author.id);
    await moderation.settle((await moderation.oldestOpenReport(author.id)).id, 'suspend');
  };

  // @covers V7.4.2 V7.4.5
  it('is rejected by all routes, its sockets are closed and its items leave live feeds', async () => {
    const posts = [await post('one'), await post('two')];
    const [authorClient, readerClient] = [await author.liveClient(), await reader.liveClient()];
    for (const room of [`player:${author.id}`, `organization:${author.organizationId}`])
      await readerClient.watch(room);
    await suspendByReport();
    await waitFor('the socket is disconnected', () => !authorClient.connected);
    for (const { id } of posts)
      await readerClient.waitForEvent('feed.removed', (removed) => removed.id === id);
    for (const call of [() => author.call(playerRoutes.me), () => post('three')])
      expect(await expectErrorReply(call())).toEqual([403, errorMessages.suspended]);
    await expect(author.liveClient()).rejects.toThrow(errorMessages.suspended);
    expect(await moderation.actionLog(author.id)).toEqual([['suspend', moderation.moderator.id]]);
  });

  it('is hidden with its content from lists, feeds, search and rooms and cannot be followed or liked', async () => {
    const { id } = await post();
    await reader.call(followRoutes.follow, withId(author));
    await author.call(followRoutes.follow, withId(reader));
    await suspendByReport();
    expect(await expectErrorReply(reader.call(playerRoutes.one, withId(author)))).toEqual(notFound);
    expect(await expectErrorReply(reader.call(postRoutes.one, withId({ id })))).toEqual(notFound);
    expect(await expectErrorReply(reader.call(followRoutes.follow, withId(author)))).toEqual(notFound);
    expect(await expectErrorReply(moderation.report(reader, 'user', author.id))).toEqual(notFound);
    const body = { target_type: 'post', target_id: id } as const;
    expect(await expectErrorReply(reader.call(likeRoutes.like, { body }))).toEqual(notFound);
    for (const list of [followRoutes.following, followRoutes.followers, postRoutes.following])
      expect(await reader.call(list)).toEqual([]);
    const organization = { params: { id: author.organizationId } };
    expect((await reader.call(feedRoutes.organization, organization)).items).toEqual([]);
    const results = await reader.call(playerRoutes.search, { query: { search: 'Noor' } });
    expect(results.map((player) => player.id)).not.toContain(author.id);
    const client = await reader.liveClient();
    for (const room of [`player:${author.id}`, `post:${id}`])
      expect(await client.watch(room)).toEqual({ ok: false, error: errorMessages.notFound });
  });

  it('leaves no item visible that was created concurrently', async () => {
    for (let round = 0; round < 5; round++) {
      const person = await app.user();
      const postUntilRejected = async (): Promise<never> => {
        for (;;) await person.call(postRoutes.create, { body: { content: 'Quick' } });
      };
      const writes = Promise.allSettled(Array.from({ length: 8 }, postUntilRejected));
      await moderation.runOperatorCommand('suspend', person.id);
      for (const { status } of await writes) expect(status).toBe('rejected');
      expect(
        await app.count('select count(*) from item where author_id = $1 and viewable', [person.id]),
      ).toBe(0);
    }
  });

  it('works again after a restore by the operator, with all content that was not taken down', async () => {
    const [keptPost, hiddenPost] = [await post('kept'), await post('hidden')];
    await moderation.report(reader, 'post', hiddenPost.id);
    // Suspending an author by a report about an item also takes the item down.
    await moderation.settle((await moderation.oldestOpenReport(hiddenPost.id)).id, 'suspend');
    expect(await moderation.actionLog(hiddenPost.id)).toEqual([['hide', moderation.moderator.id]]);
    expect(await moderation.runOperatorCommand('restore', author.id)).toContain('is let in again.');
    expect(await author.call(playerRoutes.me)).toMatchObject({ id: author.id });
    expect(await reader.call(postRoutes.one, withId(keptPost))).toMatchObject({ id: keptPost.id });
    expect(await expectErrorReply(reader.call(postRoutes.one, withId(hiddenPost)))).toEqual(notFound);
    expect(await moderation.actionLog(author.id)).toEqual([
      ['suspend', moderation.moderator.id],
      ['restore', null],
    ]);
  });
});

it('restoring an account restores the awards for its content', async () => {
  const highlights = await createHighlightFactory(app);
  await highlights.make(author);
  const names = async () => {
    await app.settle();
    const awards = await reader.call(awardRoutes.ofPlayer, withId(author));
    return awards.map(({ award }) => award.name);
  };
  expect(await names()).toEqual(['First Highlight']);
  await moderation.runOperatorCommand('suspend', author.id);
  await app.settle();
  await moderation.runOperatorCommand('restore', author.id);
  expect(await names()).toEqual(['First Highlight']);
  await highlights.close();
});

describe('the operator command', () => {
  it('finds an account by verified email or id, prints one line and is idempotent', async () => {
    const email = `${author.subject}@example.test`;
    await app.pool.query('update player set email_verified = true where id = $1', [author.id]);
    expect(await moderation.runOperatorCommand('moderator', 'add', email.toUpperCase())).toBe(
      `Noor Lindqvist (${author.id}) is a moderator now.`,
    );
    expect(await moderation.runOperatorCommand('moderator', 'add', author.id)).toBe(
      `Noor Lindqvist (${author.id}) already is a moderator.`,
    );
    expect(await moderation.runOperatorCommand('suspend', author.id)).toContain('is suspended now.');
    expect(await moderation.runOperatorCommand('suspend', author.id)).toContain('already is suspended.');
    expect(await moderation.actionLog(author.id)).toEqual([
      ['add_moderator', null],
      ['suspend', null],
    ]);
  });

  it('rejects unknown arguments, an unknown account and an email shared by several accounts', async () => {
    for (const args of [
      [],
      ['suspend'],
      ['moderator', author.id],
      ['delete', author.id],
      ['constructor', author.id],
    ])
      await expect(moderation.runOperatorCommand(...args)).rejects.toThrow(/^Usage:/);
    await expect(moderation.runOperatorCommand('suspend', 'nobody@example.test')).rejects.toThrow(
      OperatorError,
    );
    await app.pool.query('update player set email = $2 where id = any($1)', [
      [author.id, reader.id],
      'shared@example.test',
    ]);
    const ids = [author.id, reader.id].toSorted().join(', ');
    await expect(moderation.runOperatorCommand('suspend', 'shared@example.test')).rejects.toThrow(
      `The email shared@example.test is not verified and several accounts have it; name one by its id: ${ids}.`,
    );
    await app.pool.query('update player set email_verified = true where id = any($1)', [
      [author.id, reader.id],
    ]);
    await expect(moderation.runOperatorCommand('suspend', 'shared@example.test')).rejects.toThrow(
      `Several accounts have the email shared@example.test; name one by its id: ${ids}.`,
    );
  });

  it('does not act on an email that the identity provider has not verified', async () => {
    const email = `${reader.subject}@example.test`;
    for (const command of [['moderator', 'add'], ['operator', 'add'], ['suspend']])
      await expect(moderation.runOperatorCommand(...command, email)).rejects.toThrow(
        `The email ${email} is not verified, so it proves nothing; name the account by its id: ${reader.id}.`,
      );
    expect((await reader.call(playerRoutes.me)).moderator).toBe(false);
  });

  it('acts on an email that was verified after the first sign-in', async () => {
    const email = `${reader.subject}@example.test`;
    const token = await app.issuer.token(reader.subject, { email_verified: true });
    await callRoute(app.origin(), token, playerRoutes.me);
    expect(await moderation.runOperatorCommand('moderator', 'add', email)).toContain('is a moderator now.');
  });

  it.each([true, 'true'])('prefers the account with the verified email (%j)', async (email_verified) => {
    const subject = `verified-${typeof email_verified}`;
    const { id } = await callRoute(
      app.origin(),
      await app.issuer.token(subject, { email_verified }),
      playerRoutes.me,
    );
    const email = `${subject}@example.test`;
    await app.pool.query('update player set email = $2, email_verified = false where id = $1', [
      reader.id,
      email,
    ]);
    expect(await moderation.runOperatorCommand('moderator', 'add', email)).toContain(
      `(${id}) is a moderator now.`,
    );
    expect(await app.count('select count(*) from player where moderator and id = $1', [reader.id])).toBe(0);
  });
});
