import { commentCalls } from '@rinkside/contracts/comment';
import { refusals } from '@rinkside/contracts/error';
import { feedRoutes } from '@rinkside/contracts/feed';
import { moderationRoutes, moderationRules } from '@rinkside/contracts/moderation';
import { ageOn, playerRoutes, todayUtc } from '@rinkside/contracts/player';
import { postRoutes } from '@rinkside/contracts/post';
import { refusal } from '@rinkside/testkit/client';
import type { Person } from '@rinkside/testkit/person';
import { until } from '@rinkside/testkit/until';
import { World } from '@rinkside/testkit/world';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { Office } from './office.js';

let world: World;
let office: Office;
let author: Person;
let reader: Person;
beforeAll(async () => {
  world = await World.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  office = await Office.open(world);
});
beforeEach(async () => {
  author = await world.person();
  reader = await world.person({ organization_id: author.organizationId });
});
afterAll(() => world?.close());

const nobody = '0198c0de-0000-7000-8000-000000000000';
const unknown: [number, string] = [404, refusals.notFound];
const of = ({ id }: { id: string }) => ({ params: { id } });
const post = (content = 'Early ice') => author.call(postRoutes.create, { body: { content } });

describe('the queue of reports', () => {
  it('is for moderators, and from the moment they are one', async () => {
    const person = await world.person();
    const ask = () => person.call(moderationRoutes.reports);
    expect(await refusal(ask())).toEqual([403, refusals.notModerator]);
    expect(await refusal(person.call(moderationRoutes.birthdates))).toEqual([403, refusals.notModerator]);
    expect(await refusal(office.settle(nobody, 'dismiss', person))).toEqual([403, refusals.notModerator]);
    await office.operator('moderator', 'add', person.id);
    await ask();
    await office.operator('moderator', 'remove', person.id);
    expect(await refusal(ask())).toEqual([403, refusals.notModerator]);
  });

  it('tells who reports what of whom, with its words and how many did, oldest first', async () => {
    const { id } = await post('Words that hurt');
    await office.report(reader, 'post', id, 'He does it every week');
    await office.report(await world.person(), 'post', id);
    const entries = (await office.queue()).filter(({ target_id }) => target_id === id);
    expect(entries).toHaveLength(2);
    expect(entries[0]).toMatchObject({
      target_type: 'post',
      reason: 'unsafe',
      note: 'He does it every week',
      reporter: { id: reader.id },
      author: { id: author.id },
      excerpt: 'Words that hurt',
      reports: 2,
    });
    const times = (await office.queue()).map(({ created_at }) => created_at);
    expect(times).toEqual(times.toSorted());
  });

  it('goes on page by page without leaving out or repeating any', async () => {
    for (let at = 0; at < 5; at++) await office.report(reader, 'post', (await post()).id);
    const all = await office.queue();
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await office.moderator.call(moderationRoutes.reports, {
        query: { limit: 2, ...(cursor && { cursor }) },
      });
      seen.push(...page.items.map(({ id }) => id));
      expect(page.hasMore).toBe(page.nextCursor !== null);
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(all.map(({ id }) => id));
  });

  it('shows nobody the reports about themselves', async () => {
    await office.report(reader, 'user', office.moderator.id);
    expect((await office.queue()).map(({ target_id }) => target_id)).not.toContain(office.moderator.id);
    const { rows } = await world.pool.query<{ id: string }>('select id from report where target_id = $1', [
      office.moderator.id,
    ]);
    expect(await refusal(office.settle(rows[0]!.id, 'dismiss'))).toEqual(unknown);
  });
});

describe('a report', () => {
  it('is settled with every other about the same thing, once, and logged', async () => {
    const { id } = await post();
    await office.report(reader, 'post', id);
    await office.report(await world.person(), 'post', id);
    const entry = await office.entryFor(id);
    expect(await office.settle(entry.id, 'dismiss')).toEqual({ success: true });
    expect((await office.queue()).map(({ target_id }) => target_id)).not.toContain(id);
    expect(await refusal(office.settle(entry.id, 'dismiss'))).toEqual([400, moderationRules.settled]);
    expect(await refusal(office.settle(nobody, 'dismiss'))).toEqual(unknown);
    expect(await refusal(office.settle('x', 'dismiss'))).toEqual(unknown);
    expect(await office.logOf(id)).toEqual([['dismiss', office.moderator.id]]);
    expect(await reader.call(postRoutes.one, of({ id }))).toMatchObject({ id });
  });

  it('settled by two moderators at once is settled by one of them', async () => {
    const second = await world.person();
    await office.operator('moderator', 'add', second.id);
    for (let round = 0; round < 5; round++) {
      const { id } = await post();
      await office.report(reader, 'post', id);
      await office.report(await world.person(), 'post', id);
      const [one, other] = (await office.queue()).filter(({ target_id }) => target_id === id);
      const answers = await Promise.allSettled([
        office.settle(one!.id, 'hide'),
        office.settle(other!.id, 'hide', second),
      ]);
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await office.logOf(id)).toHaveLength(1);
    }
  });

  it('of a person cannot be settled by hiding them', async () => {
    await office.report(reader, 'user', author.id);
    const { id } = await office.entryFor(author.id);
    expect(await refusal(office.settle(id, 'hide'))).toEqual([400, moderationRules.person]);
    await office.settle(id, 'dismiss');
  });

  it('of a moderator suspends nobody', async () => {
    const second = await world.person();
    await office.report(reader, 'user', second.id);
    const { id } = await office.entryFor(second.id);
    await office.operator('moderator', 'add', second.id);
    expect(await refusal(office.settle(id, 'suspend'))).toEqual([400, moderationRules.moderator]);
    expect((await office.entryFor(second.id)).id).toBe(id);
  });

  it('of what is gone meanwhile can still be settled', async () => {
    const { id } = await post();
    await office.report(reader, 'post', id);
    await author.call(postRoutes.remove, of({ id }));
    const entry = await office.entryFor(id);
    expect(entry).toMatchObject({ excerpt: null, author: { id: author.id } });
    expect(await office.settle(entry.id, 'hide')).toEqual({ success: true });
  });
});

describe('what a moderator hides', () => {
  it('is gone from every list and screen at once, but its author still sees it', async () => {
    const { id } = await post();
    const [watching, own] = [await reader.screen(), await author.screen()];
    for (const room of [`post:${id}`, `organization:${author.organizationId}`]) await watching.watch(room);
    await office.report(reader, 'post', id);
    await office.settle((await office.entryFor(id)).id, 'hide');

    expect(await watching.hears('feed.removed')).toEqual({ content_type: 'post', id, version: 2 });
    expect(await own.hears('feed.changed')).toMatchObject({ item: { id }, version: 2 });
    expect(own.all('feed.removed')).toEqual([]);
    expect(await refusal(reader.call(postRoutes.one, of({ id })))).toEqual(unknown);
    expect(await author.call(postRoutes.one, of({ id }))).toMatchObject({ id, version: 2 });
    const organization = { params: { id: author.organizationId } };
    expect(
      (await reader.call(feedRoutes.organization, organization)).items.map((item) => item.id),
    ).not.toContain(id);
    expect(await reader.call(postRoutes.byPlayer, of(author))).toEqual([]);
    expect(await watching.watch(`post:${id}`)).toEqual({ ok: false, error: refusals.notFound });

    // Nor does editing bring it back.
    await author.call(postRoutes.edit, { ...of({ id }), body: { content: 'Nicer words' } });
    expect(await refusal(reader.call(postRoutes.one, of({ id })))).toEqual(unknown);
    await until('the author hears of the edit', () =>
      own.all('feed.changed').some(({ version }) => version === 3),
    );
    expect(watching.all('feed.changed')).toEqual([]);
  });

  it('of comments is counted no more, told to all screens, and its item stays', async () => {
    const { id } = await post();
    const commentId = (
      await (await world.person()).call(commentCalls.post.create, { ...of({ id }), body: { content: 'Boo' } })
    ).id;
    const watching = await reader.screen();
    await watching.watch(`post:${id}`);
    await office.report(reader, 'comment', commentId);
    const entry = await office.entryFor(commentId);
    expect(entry).toMatchObject({ target_type: 'comment', excerpt: 'Boo' });
    await office.settle(entry.id, 'hide');
    expect(await watching.hears('comment.removed')).toEqual({
      target_type: 'post',
      target_id: id,
      id: commentId,
      commentsCount: 0,
      version: 3,
    });
    expect(await reader.call(postRoutes.one, of({ id }))).toMatchObject({
      commentsCount: 0,
      comments: [],
      version: 3,
    });
  });
});

describe('an edited birthdate that would open something', () => {
  const grown = async () => {
    const child = await world.person({ birthdate: '2012-01-05' });
    await child.call(playerRoutes.update, { body: { birthdate: '1990-01-05' } });
    return child;
  };
  const waiting = async () =>
    (await office.moderator.call(moderationRoutes.birthdates, { query: { limit: 100 } })).items;
  const settleBirthdate = (id: string, action: 'confirm' | 'dismiss') =>
    office.moderator.call(moderationRoutes.settleBirthdate, { params: { id }, body: { action } });
  const isAdult = async (person: Person) => (await person.call(playerRoutes.me)).show_full_name_publicly;

  it('waits, and rules once it is confirmed', async () => {
    const child = await grown();
    expect((await waiting()).find(({ user_id }) => user_id === child.id)).toMatchObject({
      user: { id: child.id },
      trusted_age: ageOn('2012-01-05', todayUtc()),
      age: ageOn('1990-01-05', todayUtc()),
    });
    expect(await isAdult(child)).toBe(false);
    expect(await settleBirthdate(child.id, 'confirm')).toEqual({ success: true });
    expect(await isAdult(child)).toBe(true);
    expect(await refusal(settleBirthdate(child.id, 'confirm'))).toEqual(unknown);
    expect(await office.logOf(child.id)).toEqual([['confirm_birthdate', office.moderator.id]]);
  });

  it('goes when it is dismissed', async () => {
    const child = await grown();
    await settleBirthdate(child.id, 'dismiss');
    expect(await child.call(playerRoutes.me)).toMatchObject({ birthdate: '2012-01-05' });
    expect((await waiting()).map(({ user_id }) => user_id)).not.toContain(child.id);
  });
});
