import { commentCalls } from '@rinkside/contracts/comment';
import { errorMessages } from '@rinkside/contracts/error';
import { feedRoutes } from '@rinkside/contracts/feed';
import { moderationRoutes, moderationRules } from '@rinkside/contracts/moderation';
import { ageOn, playerRoutes, todayUtc } from '@rinkside/contracts/player';
import { postRoutes } from '@rinkside/contracts/post';
import { expectErrorReply } from '@rinkside/testkit/api-client';
import type { TestUser } from '@rinkside/testkit/test-user';
import { waitFor } from '@rinkside/testkit/wait-for';
import { TestApp } from '@rinkside/testkit/test-app';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
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

const unknownId = '0198c0de-0000-7000-8000-000000000000';
const notFound: [number, string] = [404, errorMessages.notFound];
const withId = ({ id }: { id: string }) => ({ params: { id } });
const post = (content = 'Early ice') => author.call(postRoutes.create, { body: { content } });

describe('the report queue', () => {
  it('is accessible to moderators only, and a role change takes effect immediately', async () => {
    const person = await app.user();
    const ask = () => person.call(moderationRoutes.reports);
    expect(await expectErrorReply(ask())).toEqual([403, errorMessages.notModerator]);
    expect(await expectErrorReply(person.call(moderationRoutes.birthdates))).toEqual([
      403,
      errorMessages.notModerator,
    ]);
    expect(await expectErrorReply(moderation.settle(unknownId, 'dismiss', person))).toEqual([
      403,
      errorMessages.notModerator,
    ]);
    await moderation.runOperatorCommand('moderator', 'add', person.id);
    await ask();
    await moderation.runOperatorCommand('moderator', 'remove', person.id);
    expect(await expectErrorReply(ask())).toEqual([403, errorMessages.notModerator]);
  });

  it('shows reporter, author, excerpt and number of reports, oldest first', async () => {
    const { id } = await post('Mean comment');
    await moderation.report(reader, 'post', id, 'He does it every week');
    await moderation.report(await app.user(), 'post', id);
    const entries = (await moderation.openReports()).filter(({ target_id }) => target_id === id);
    expect(entries).toHaveLength(2);
    expect(entries[0]).toMatchObject({
      target_type: 'post',
      reason: 'unsafe',
      note: 'He does it every week',
      reporter: { id: reader.id },
      author: { id: author.id },
      excerpt: 'Mean comment',
      reports: 2,
    });
    const times = (await moderation.openReports()).map(({ created_at }) => created_at);
    expect(times).toEqual(times.toSorted());
  });

  it('can be read by cursor without gaps or repeats', async () => {
    for (let at = 0; at < 5; at++) await moderation.report(reader, 'post', (await post()).id);
    const all = await moderation.openReports();
    const pagedIds: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await moderation.moderator.call(moderationRoutes.reports, {
        query: { limit: 2, ...(cursor && { cursor }) },
      });
      pagedIds.push(...page.items.map(({ id }) => id));
      expect(page.hasMore).toBe(page.nextCursor !== null);
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(pagedIds).toEqual(all.map(({ id }) => id));
  });

  it('hides reports about a moderator from that moderator', async () => {
    await moderation.report(reader, 'user', moderation.moderator.id);
    expect((await moderation.openReports()).map(({ target_id }) => target_id)).not.toContain(
      moderation.moderator.id,
    );
    const { rows } = await app.pool.query<{ id: string }>('select id from report where target_id = $1', [
      moderation.moderator.id,
    ]);
    expect(await expectErrorReply(moderation.settle(rows[0]!.id, 'dismiss'))).toEqual(notFound);
  });
});

describe('settling a report', () => {
  it('settles all reports about the same target once and logs it', async () => {
    const { id } = await post();
    await moderation.report(reader, 'post', id);
    await moderation.report(await app.user(), 'post', id);
    const entry = await moderation.oldestOpenReport(id);
    expect(await moderation.settle(entry.id, 'dismiss')).toEqual({ success: true });
    expect((await moderation.openReports()).map(({ target_id }) => target_id)).not.toContain(id);
    expect(await expectErrorReply(moderation.settle(entry.id, 'dismiss'))).toEqual([
      400,
      moderationRules.settled,
    ]);
    expect(await expectErrorReply(moderation.settle(unknownId, 'dismiss'))).toEqual(notFound);
    expect(await expectErrorReply(moderation.settle('x', 'dismiss'))).toEqual(notFound);
    expect(await moderation.actionLog(id)).toEqual([['dismiss', moderation.moderator.id]]);
    expect(await reader.call(postRoutes.one, withId({ id }))).toMatchObject({ id });
  });

  it('succeeds for one of two concurrent moderators', async () => {
    const second = await app.user();
    await moderation.runOperatorCommand('moderator', 'add', second.id);
    for (let round = 0; round < 5; round++) {
      const { id } = await post();
      await moderation.report(reader, 'post', id);
      await moderation.report(await app.user(), 'post', id);
      const [firstReport, secondReport] = (await moderation.openReports()).filter(
        ({ target_id }) => target_id === id,
      );
      const answers = await Promise.allSettled([
        moderation.settle(firstReport!.id, 'hide'),
        moderation.settle(secondReport!.id, 'hide', second),
      ]);
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await moderation.actionLog(id)).toHaveLength(1);
    }
  });

  it('cannot hide a user', async () => {
    await moderation.report(reader, 'user', author.id);
    const { id } = await moderation.oldestOpenReport(author.id);
    expect(await expectErrorReply(moderation.settle(id, 'hide'))).toEqual([400, moderationRules.person]);
    await moderation.settle(id, 'dismiss');
  });

  it('cannot suspend a moderator', async () => {
    const second = await app.user();
    await moderation.report(reader, 'user', second.id);
    const { id } = await moderation.oldestOpenReport(second.id);
    await moderation.runOperatorCommand('moderator', 'add', second.id);
    expect(await expectErrorReply(moderation.settle(id, 'suspend'))).toEqual([
      400,
      moderationRules.moderator,
    ]);
    expect((await moderation.oldestOpenReport(second.id)).id).toBe(id);
  });

  it('works for an item that was removed in the meantime', async () => {
    const { id } = await post();
    await moderation.report(reader, 'post', id);
    await author.call(postRoutes.remove, withId({ id }));
    const entry = await moderation.oldestOpenReport(id);
    expect(entry).toMatchObject({ excerpt: null, author: { id: author.id } });
    expect(await moderation.settle(entry.id, 'hide')).toEqual({ success: true });
  });
});

describe('a moderator takedown', () => {
  it('removes an item from lists and live clients immediately, but its author still sees it', async () => {
    const { id } = await post();
    const [watcherClient, authorClient] = [await reader.liveClient(), await author.liveClient()];
    for (const room of [`post:${id}`, `organization:${author.organizationId}`])
      await watcherClient.watch(room);
    await moderation.report(reader, 'post', id);
    await moderation.settle((await moderation.oldestOpenReport(id)).id, 'hide');

    expect(await watcherClient.waitForEvent('feed.removed')).toEqual({
      content_type: 'post',
      id,
      version: 2,
      profile_id: author.id,
    });
    expect(await authorClient.waitForEvent('feed.changed')).toMatchObject({ item: { id }, version: 2 });
    expect(authorClient.eventsNamed('feed.removed')).toEqual([]);
    expect(await expectErrorReply(reader.call(postRoutes.one, withId({ id })))).toEqual(notFound);
    expect(await author.call(postRoutes.one, withId({ id }))).toMatchObject({ id, version: 2 });
    const organization = { params: { id: author.organizationId } };
    expect(
      (await reader.call(feedRoutes.organization, organization)).items.map((item) => item.id),
    ).not.toContain(id);
    expect(await reader.call(postRoutes.byPlayer, withId(author))).toEqual([]);
    expect(await watcherClient.watch(`post:${id}`)).toEqual({ ok: false, error: errorMessages.notFound });

    // Editing the item does not restore it.
    await author.call(postRoutes.edit, { ...withId({ id }), body: { content: 'Nicer words' } });
    expect(await expectErrorReply(reader.call(postRoutes.one, withId({ id })))).toEqual(notFound);
    await waitFor('the author receives the edit', () =>
      authorClient.eventsNamed('feed.changed').some(({ version }) => version === 3),
    );
    expect(watcherClient.eventsNamed('feed.changed')).toEqual([]);
  });

  it('removes a comment, decrements the counter and keeps the item', async () => {
    const { id } = await post();
    const commentId = (
      await (await app.user()).call(commentCalls.post.create, { ...withId({ id }), body: { content: 'Boo' } })
    ).id;
    const watcherClient = await reader.liveClient();
    await watcherClient.watch(`post:${id}`);
    await moderation.report(reader, 'comment', commentId);
    const entry = await moderation.oldestOpenReport(commentId);
    expect(entry).toMatchObject({ target_type: 'comment', excerpt: 'Boo' });
    await moderation.settle(entry.id, 'hide');
    expect(await watcherClient.waitForEvent('comment.removed')).toEqual({
      target_type: 'post',
      target_id: id,
      id: commentId,
      commentsCount: 0,
      version: 3,
      profile_id: author.id,
    });
    expect(await reader.call(postRoutes.one, withId({ id }))).toMatchObject({
      commentsCount: 0,
      comments: [],
      version: 3,
    });
  });
});

describe('a birthdate edit that makes a child an adult', () => {
  const childWithAdultBirthdate = async () => {
    const child = await app.user({ birthdate: '2012-01-05' });
    await child.call(playerRoutes.update, { body: { birthdate: '1990-01-05' } });
    return child;
  };
  const pendingBirthdates = async () =>
    (await moderation.moderator.call(moderationRoutes.birthdates, { query: { limit: 100 } })).items;
  const settleBirthdate = (id: string, action: 'confirm' | 'dismiss') =>
    moderation.moderator.call(moderationRoutes.settleBirthdate, { params: { id }, body: { action } });
  const isAdult = async (person: TestUser) => (await person.call(playerRoutes.me)).show_full_name_publicly;

  it('takes effect after a moderator confirms it', async () => {
    const child = await childWithAdultBirthdate();
    expect((await pendingBirthdates()).find(({ user_id }) => user_id === child.id)).toMatchObject({
      user: { id: child.id },
      trusted_age: ageOn('2012-01-05', todayUtc()),
      age: ageOn('1990-01-05', todayUtc()),
    });
    expect(await isAdult(child)).toBe(false);
    expect(await settleBirthdate(child.id, 'confirm')).toEqual({ success: true });
    expect(await isAdult(child)).toBe(true);
    expect(await expectErrorReply(settleBirthdate(child.id, 'confirm'))).toEqual(notFound);
    expect(await moderation.actionLog(child.id)).toEqual([['confirm_birthdate', moderation.moderator.id]]);
  });

  it('is reverted when a moderator dismisses it', async () => {
    const child = await childWithAdultBirthdate();
    await settleBirthdate(child.id, 'dismiss');
    expect(await child.call(playerRoutes.me)).toMatchObject({ birthdate: '2012-01-05' });
    expect((await pendingBirthdates()).map(({ user_id }) => user_id)).not.toContain(child.id);
  });
});
