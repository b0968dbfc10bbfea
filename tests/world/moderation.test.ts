import { refusals } from '@rinkside/contracts/error';
import { feedRoutes } from '@rinkside/contracts/feed';
import { followRoutes } from '@rinkside/contracts/follow';
import { likeRoutes } from '@rinkside/contracts/like';
import { moderationRoutes, moderationRules, type ModerationAction } from '@rinkside/contracts/moderation';
import { playerRoutes } from '@rinkside/contracts/player';
import { postRoutes } from '@rinkside/contracts/post';
import { reportRoutes, type ReportTarget } from '@rinkside/contracts/report';
import { OperatorError, runOperator } from '@rinkside/domain/moderation/operator';
import { newId } from '@rinkside/platform/id';
import { refusal } from '@rinkside/testkit/client';
import type { Person } from '@rinkside/testkit/person';
import { until } from '@rinkside/testkit/until';
import { World } from '@rinkside/testkit/world';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';

let world: World;
let moderator: Person;
let author: Person;
let reader: Person;
beforeAll(async () => {
  world = await World.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  moderator = await world.person();
  await operator('moderator', 'add', moderator.id);
});
beforeEach(async () => {
  author = await world.person();
  reader = await world.person({ organization_id: author.organizationId });
});
afterAll(() => world?.close());

const nobody = '0198c0de-0000-7000-8000-000000000000';
const unknown: [number, string] = [404, refusals.notFound];
const of = ({ id }: { id: string }) => ({ params: { id } });
const operator = (...words: string[]) => runOperator(world.env, words);
const post = (content = 'Early ice') => author.call(postRoutes.create, { body: { content } });
const report = (person: Person, target_type: ReportTarget, target_id: string, note?: string) =>
  person.call(reportRoutes.create, {
    body: { target_type, target_id, reason: 'unsafe', ...(note && { note }) },
  });
const queue = async (limit = 100) =>
  (await moderator.call(moderationRoutes.reports, { query: { limit } })).items;
const entryFor = async (targetId: string) => {
  const entry = (await queue()).find(({ target_id }) => target_id === targetId);
  if (!entry) throw new Error(`no open report about ${targetId}`);
  return entry;
};
const settle = (id: string, action: ModerationAction, by = moderator) =>
  by.call(moderationRoutes.settle, { params: { id }, body: { action } });
const logOf = async (targetId: string) => {
  const { rows } = await world.pool.query<{ action: string; moderator_id: string | null }>(
    'select action, moderator_id from moderation_log where target_id = $1 order by created_at, id',
    [targetId],
  );
  return rows.map(({ action, moderator_id }) => [action, moderator_id]);
};
/** A comment as its rows say it, whoever wrote it. */
const comment = async (itemId: string, by: Person) => {
  const id = newId();
  await world.pool.query(
    `with added as (insert into comment (id, item_id, author_id, content, created_at) values ($1, $2, $3, 'Boo', now()))
     update item set comments_count = comments_count + 1, version = version + 1 where id = $2`,
    [id, itemId, by.id],
  );
  return id;
};

describe('the queue of reports', () => {
  it('is for moderators, and from the moment they are one', async () => {
    const person = await world.person();
    const ask = () => person.call(moderationRoutes.reports);
    expect(await refusal(ask())).toEqual([403, refusals.notModerator]);
    expect(await refusal(person.call(moderationRoutes.birthdates))).toEqual([403, refusals.notModerator]);
    expect(await refusal(settle(nobody, 'dismiss', person))).toEqual([403, refusals.notModerator]);
    await operator('moderator', 'add', person.id);
    await ask();
    await operator('moderator', 'remove', person.id);
    expect(await refusal(ask())).toEqual([403, refusals.notModerator]);
  });

  it('tells who reports what of whom, with its words and how many did, oldest first', async () => {
    const { id } = await post('Words that hurt');
    await report(reader, 'post', id, 'He does it every week');
    await report(await world.person(), 'post', id);
    const entries = (await queue()).filter(({ target_id }) => target_id === id);
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
    const times = (await queue()).map(({ created_at }) => created_at);
    expect(times).toEqual(times.toSorted());
  });

  it('goes on page by page without leaving out or repeating any', async () => {
    for (let at = 0; at < 5; at++) await report(reader, 'post', (await post()).id);
    const all = await queue();
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await moderator.call(moderationRoutes.reports, {
        query: { limit: 2, ...(cursor && { cursor }) },
      });
      seen.push(...page.items.map(({ id }) => id));
      expect(page.hasMore).toBe(page.nextCursor !== null);
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(all.map(({ id }) => id));
  });

  it('shows nobody the reports about themselves', async () => {
    await report(reader, 'user', moderator.id);
    expect((await queue()).map(({ target_id }) => target_id)).not.toContain(moderator.id);
    const { rows } = await world.pool.query<{ id: string }>('select id from report where target_id = $1', [
      moderator.id,
    ]);
    expect(await refusal(settle(rows[0]!.id, 'dismiss'))).toEqual(unknown);
  });
});

describe('a report', () => {
  it('is settled with every other about the same thing, once, and logged', async () => {
    const { id } = await post();
    await report(reader, 'post', id);
    await report(await world.person(), 'post', id);
    const entry = await entryFor(id);
    expect(await settle(entry.id, 'dismiss')).toEqual({ success: true });
    expect((await queue()).map(({ target_id }) => target_id)).not.toContain(id);
    expect(await refusal(settle(entry.id, 'dismiss'))).toEqual([400, moderationRules.settled]);
    expect(await refusal(settle(nobody, 'dismiss'))).toEqual(unknown);
    expect(await refusal(settle('x', 'dismiss'))).toEqual(unknown);
    expect(await logOf(id)).toEqual([['dismiss', moderator.id]]);
    expect(await reader.call(postRoutes.one, of({ id }))).toMatchObject({ id });
  });

  it('settled by two moderators at once is settled by one of them', async () => {
    const second = await world.person();
    await operator('moderator', 'add', second.id);
    for (let round = 0; round < 5; round++) {
      const { id } = await post();
      await report(reader, 'post', id);
      await report(await world.person(), 'post', id);
      const [one, other] = (await queue()).filter(({ target_id }) => target_id === id);
      const answers = await Promise.allSettled([settle(one!.id, 'hide'), settle(other!.id, 'hide', second)]);
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await logOf(id)).toHaveLength(1);
    }
  });

  it('of a person cannot be settled by hiding them', async () => {
    await report(reader, 'user', author.id);
    const { id } = await entryFor(author.id);
    expect(await refusal(settle(id, 'hide'))).toEqual([400, moderationRules.person]);
    await settle(id, 'dismiss');
  });

  it('of a moderator suspends nobody', async () => {
    const second = await world.person();
    await report(reader, 'user', second.id);
    const { id } = await entryFor(second.id);
    await operator('moderator', 'add', second.id);
    expect(await refusal(settle(id, 'suspend'))).toEqual([400, moderationRules.moderator]);
    expect((await entryFor(second.id)).id).toBe(id);
  });

  it('of what is gone meanwhile can still be settled', async () => {
    const { id } = await post();
    await report(reader, 'post', id);
    await author.call(postRoutes.remove, of({ id }));
    const entry = await entryFor(id);
    expect(entry).toMatchObject({ excerpt: null, author: { id: author.id } });
    expect(await settle(entry.id, 'hide')).toEqual({ success: true });
  });
});

describe('what a moderator hides', () => {
  it('is gone from every list and screen at once, but its author still sees it', async () => {
    const { id } = await post();
    const [watching, own] = [await reader.screen(), await author.screen()];
    for (const room of [`post:${id}`, `organization:${author.organizationId}`]) await watching.watch(room);
    await report(reader, 'post', id);
    await settle((await entryFor(id)).id, 'hide');

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
    const commentId = await comment(id, await world.person());
    const watching = await reader.screen();
    await watching.watch(`post:${id}`);
    await report(reader, 'comment', commentId);
    const entry = await entryFor(commentId);
    expect(entry).toMatchObject({ target_type: 'comment', excerpt: 'Boo' });
    await settle(entry.id, 'hide');
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

describe('a suspended account', () => {
  const suspendByReport = async () => {
    await report(reader, 'user', author.id);
    await settle((await entryFor(author.id)).id, 'suspend');
  };

  it('is refused everywhere, its sockets cut, its screens elsewhere emptied', async () => {
    const posts = [await post('one'), await post('two')];
    const [own, watching] = [await author.screen(), await reader.screen()];
    for (const room of [`player:${author.id}`, `organization:${author.organizationId}`])
      await watching.watch(room);
    await suspendByReport();
    await until('the socket is cut', () => !own.connected);
    for (const { id } of posts) await watching.hears('feed.removed', (removed) => removed.id === id);
    for (const call of [author.call(playerRoutes.me), post('three')])
      expect(await refusal(call)).toEqual([403, refusals.suspended]);
    await expect(author.screen()).rejects.toThrow(refusals.suspended);
    expect(await logOf(author.id)).toEqual([['suspend', moderator.id]]);
  });

  it('is invisible with all it made, in lists, feeds, search, rooms and to follows and likes', async () => {
    const { id } = await post();
    await reader.call(followRoutes.follow, of(author));
    await author.call(followRoutes.follow, of(reader));
    await suspendByReport();
    expect(await refusal(reader.call(playerRoutes.one, of(author)))).toEqual(unknown);
    expect(await refusal(reader.call(postRoutes.one, of({ id })))).toEqual(unknown);
    expect(await refusal(reader.call(followRoutes.follow, of(author)))).toEqual(unknown);
    expect(await refusal(report(reader, 'user', author.id))).toEqual(unknown);
    const body = { target_type: 'post', target_id: id } as const;
    expect(await refusal(reader.call(likeRoutes.like, { body }))).toEqual(unknown);
    for (const list of [followRoutes.following, followRoutes.followers, postRoutes.following])
      expect(await reader.call(list)).toEqual([]);
    const organization = { params: { id: author.organizationId } };
    expect((await reader.call(feedRoutes.organization, organization)).items).toEqual([]);
    const found = await reader.call(playerRoutes.search, { query: { search: 'Noor' } });
    expect(found.map((player) => player.id)).not.toContain(author.id);
    const screen = await reader.screen();
    for (const room of [`player:${author.id}`, `post:${id}`])
      expect(await screen.watch(room)).toEqual({ ok: false, error: refusals.notFound });
  });

  it('leaves nothing open that was made at the same moment', async () => {
    for (let round = 0; round < 10; round++) {
      const person = await world.person();
      await Promise.allSettled([
        ...Array.from({ length: 4 }, () => person.call(postRoutes.create, { body: { content: 'Quick' } })),
        operator('suspend', person.id),
      ]);
      expect(await world.count('select count(*) from item where author_id = $1 and open', [person.id])).toBe(
        0,
      );
    }
  });

  it('restored by the operator is let in again with all that was not taken down', async () => {
    const [kept, hidden] = [await post('kept'), await post('hidden')];
    await report(reader, 'post', hidden.id);
    // Suspending over an item takes the item down too.
    await settle((await entryFor(hidden.id)).id, 'suspend');
    expect(await logOf(hidden.id)).toEqual([['hide', moderator.id]]);
    expect(await operator('restore', author.id)).toContain('is let in again.');
    expect(await author.call(playerRoutes.me)).toMatchObject({ id: author.id });
    expect(await reader.call(postRoutes.one, of(kept))).toMatchObject({ id: kept.id });
    expect(await refusal(reader.call(postRoutes.one, of(hidden)))).toEqual(unknown);
    expect(await logOf(author.id)).toEqual([
      ['suspend', moderator.id],
      ['restore', null],
    ]);
  });
});

describe('an edited birthdate that would open something', () => {
  const grown = async () => {
    const child = await world.person({ birthdate: '2012-01-05' });
    await child.call(playerRoutes.update, { body: { birthdate: '1990-01-05' } });
    return child;
  };
  const waiting = async () =>
    (await moderator.call(moderationRoutes.birthdates, { query: { limit: 100 } })).items;
  const settleBirthdate = (id: string, action: 'confirm' | 'dismiss') =>
    moderator.call(moderationRoutes.settleBirthdate, { params: { id }, body: { action } });
  const isAdult = async (person: Person) => (await person.call(playerRoutes.me)).show_full_name_publicly;

  it('waits, and rules once it is confirmed', async () => {
    const child = await grown();
    expect((await waiting()).find(({ user_id }) => user_id === child.id)).toMatchObject({
      user: { id: child.id },
      trusted_birthdate: '2012-01-05',
      birthdate: '1990-01-05',
    });
    expect(await isAdult(child)).toBe(false);
    expect(await settleBirthdate(child.id, 'confirm')).toEqual({ success: true });
    expect(await isAdult(child)).toBe(true);
    expect(await refusal(settleBirthdate(child.id, 'confirm'))).toEqual(unknown);
    expect(await logOf(child.id)).toEqual([['confirm_birthdate', moderator.id]]);
  });

  it('goes when it is dismissed', async () => {
    const child = await grown();
    await settleBirthdate(child.id, 'dismiss');
    expect(await child.call(playerRoutes.me)).toMatchObject({ birthdate: '2012-01-05' });
    expect((await waiting()).map(({ user_id }) => user_id)).not.toContain(child.id);
  });
});

describe('the operator’s command', () => {
  it('finds an account by email or id, says one line, and changes nothing twice', async () => {
    const email = `${author.subject}@example.test`;
    expect(await operator('moderator', 'add', email.toUpperCase())).toBe(
      `Noor Lindqvist (${author.id}) is a moderator now.`,
    );
    expect(await operator('moderator', 'add', author.id)).toBe(
      `Noor Lindqvist (${author.id}) already is a moderator.`,
    );
    expect(await operator('suspend', author.id)).toContain('is suspended now.');
    expect(await operator('suspend', author.id)).toContain('already is suspended.');
    expect(await logOf(author.id)).toEqual([
      ['add_moderator', null],
      ['suspend', null],
    ]);
  });

  it('refuses words it does not know, nobody, and an email of several accounts', async () => {
    for (const words of [
      [],
      ['suspend'],
      ['moderator', author.id],
      ['delete', author.id],
      ['constructor', author.id],
    ])
      await expect(operator(...words)).rejects.toThrow(/^Usage:/);
    await expect(operator('suspend', 'nobody@example.test')).rejects.toThrow(OperatorError);
    await world.pool.query('update player set email = $2 where id = any($1)', [
      [author.id, reader.id],
      'shared@example.test',
    ]);
    await expect(operator('suspend', 'shared@example.test')).rejects.toThrow(/by its id/);
  });
});
