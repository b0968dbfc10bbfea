import { blockRoutes } from '@rinkside/contracts/block';
import { commentRoutes } from '@rinkside/contracts/comment';
import { followRoutes } from '@rinkside/contracts/follow';
import type { Cause } from '@rinkside/contracts/jobs';
import { likeRoutes } from '@rinkside/contracts/like';
import { notificationRoutes } from '@rinkside/contracts/notification';
import { postRoutes } from '@rinkside/contracts/post';
import { openProductDatabase } from '@rinkside/domain/database';
import { forgetOldNotifications } from '@rinkside/domain/notification/notification.retention';
import { causes } from '@rinkside/domain/notification/notification.causes';
import { newId } from '@rinkside/platform/id';
import type { Person } from '@rinkside/testkit/person';
import { until } from '@rinkside/testkit/until';
import { World } from '@rinkside/testkit/world';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await World.open({
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
    gateways: 2,
    workers: 2,
  });
});
afterAll(() => world?.close());

const newPost = async (by: Person, content = 'Two practices and a game this weekend') => {
  const { id } = await by.call(postRoutes.create, { body: { content } });
  return { id, body: { target_type: 'post' as const, target_id: id } };
};
const box = (of: Person, query = {}) => of.call(notificationRoutes.list, { query });
/** What is in somebody's box once everything has been told, newest first. */
const settledBox = async (of: Person) => {
  await world.settle();
  return box(of);
};
const comment = (by: Person, id: string, content: string) =>
  by.call(commentRoutes.onPost, { params: { id }, body: { content } });
const follow = (by: Person, whom: Person) => by.call(followRoutes.follow, { params: { id: whom.id } });
/** The same job again, as after a crash. */
const again = (cause: Cause) =>
  world.queues.add([{ name: 'notify', payload: { causes: [cause] }, id: newId() }]);

describe('notifications', () => {
  it('tell of likes, comments and follows, newest first, with who, what and which words', async () => {
    const [author, fan] = [await world.person(), await world.person({ first_name: 'Ines' })];
    const { id, body } = await newPost(author, `Long story: ${'x'.repeat(100)}`);
    await fan.call(likeRoutes.like, { body });
    await comment(fan, id, 'What a game!');
    await follow(fan, author);
    const { items, unread, hasMore, nextCursor } = await settledBox(author);
    expect({ unread, hasMore, nextCursor }).toEqual({ unread: 3, hasMore: false, nextCursor: null });
    const item = { content_type: 'post', id, title: `Long story: ${'x'.repeat(68)}` };
    const actor = { id: fan.id, first_name: 'Ines' };
    expect(items).toMatchObject([
      { kind: 'follow', read: false, actor, item: null, text: null, award: null },
      { kind: 'comment', read: false, actor, item, text: 'What a game!' },
      { kind: 'like', read: false, actor, item, text: null },
    ]);
    expect(await box(fan)).toMatchObject({ items: [], unread: 0 });
  });

  it('are heard once by the person on every gateway, by nobody else, with a growing version', async () => {
    const [author, fan, other] = [await world.person(), await world.person(), await world.person()];
    const screens = [await author.screen(0), await author.screen(1)];
    const deaf = [await fan.screen(1), await other.screen(0)];
    for (const screen of deaf) await screen.watch(`player:${author.id}`);
    const { id, body } = await newPost(author);
    await fan.call(likeRoutes.like, { body });
    await comment(fan, id, 'Nice one');
    const { items } = await settledBox(author);
    for (const screen of screens) {
      await screen.hears('notification.added', ({ version }) => version === 2);
      const heard = screen.all('notification.added').toSorted((a, b) => a.version - b.version);
      // Those that are left in one transaction are counted together.
      expect(heard.map(({ unread, version }) => ({ unread, version }))).toEqual([
        { unread: expect.toBeOneOf([1, 2]), version: 1 },
        { unread: 2, version: 2 },
      ]);
      expect(new Set(heard.map(({ notification }) => notification.id))).toEqual(
        new Set(items.map((entry) => entry.id)),
      );
    }
    for (const screen of deaf) expect(screen.all('notification.added')).toEqual([]);
  });

  it('never tell of oneself', async () => {
    const author = await world.person();
    const { id, body } = await newPost(author);
    await author.call(likeRoutes.like, { body });
    await comment(author, id, 'PS: bring water');
    await again({ kind: 'like', player_id: author.id, actor_id: author.id, item_id: id });
    expect(await settledBox(author)).toMatchObject({ items: [], unread: 0 });
  });

  it('tell of a like and a follow once, however often they are taken back and given, and jobs repeat', async () => {
    const [author, fan] = [await world.person(), await world.person()];
    const { id, body } = await newPost(author);
    for (let round = 0; round < 3; round++) {
      await fan.call(likeRoutes.like, { body });
      await follow(fan, author);
      await world.settle();
      await fan.call(likeRoutes.unlike, { body });
      await fan.call(followRoutes.unfollow, { params: { id: author.id } });
    }
    await fan.call(likeRoutes.like, { body });
    for (let time = 0; time < 5; time++)
      await again({ kind: 'like', player_id: author.id, actor_id: fan.id, item_id: id });
    const { items, unread } = await settledBox(author);
    expect(items.map(({ kind }) => kind).toSorted()).toEqual(['follow', 'like']);
    expect(unread).toBe(2);
    expect(
      await world.count(
        `select count(*) from outbox where name = 'notification.added' and payload->>'player_id' = $1`,
        [author.id],
      ),
    ).toBe(2);
  });

  it('of what is told days later are in the list, and read', async () => {
    const [author, fan] = [await world.person(), await world.person()];
    const { id } = await newPost(author);
    for (const [days, unread] of [
      [4, 0],
      [2, 1],
    ]) {
      await world.pool.query('delete from notification where player_id = $1', [author.id]);
      await world.pool.query(
        `insert into item_like (item_id, player_id, created_at) values ($1, $2, now() - make_interval(days => $3))
         on conflict (item_id, player_id) do update set created_at = excluded.created_at`,
        [id, fan.id, days],
      );
      await again({ kind: 'like', player_id: author.id, actor_id: fan.id, item_id: id });
      expect(await settledBox(author)).toMatchObject({ items: [{ read: unread === 0 }], unread });
    }
  });

  it('are left only while what they tell of is still so', async () => {
    const [author, fan] = [await world.person(), await world.person()];
    const { id } = await newPost(author);
    const to = { player_id: author.id, actor_id: fan.id };
    await again({ ...to, kind: 'like', item_id: id });
    await again({ ...to, kind: 'follow' });
    await again({ ...to, kind: 'comment', item_id: id, comment_id: newId() });
    await again({ ...to, kind: 'coach_waiting' });
    await again({ ...to, kind: 'coach_confirmed' });
    await again({ kind: 'award', player_id: author.id, award_id: newId() });
    await again({ kind: 'highlight_ready', player_id: author.id, item_id: id });
    await again({ ...to, kind: 'like', item_id: newId() });
    await again({ kind: 'follow', player_id: newId(), actor_id: fan.id });
    expect(await settledBox(author)).toMatchObject({ items: [], unread: 0 });
    const { rows } = await world.pool.query('select 1 from notification where player_id = $1', [author.id]);
    expect(rows).toEqual([]);
  });

  it('go to the author of an item only', async () => {
    const [author, fan, other] = [await world.person(), await world.person(), await world.person()];
    const { id, body } = await newPost(author);
    await fan.call(likeRoutes.like, { body });
    await again({ kind: 'like', player_id: other.id, actor_id: fan.id, item_id: id });
    expect((await settledBox(other)).items).toEqual([]);
    expect((await box(author)).items).toHaveLength(1);
  });

  it('of blocked and suspended people are neither left nor shown nor counted', async () => {
    const [author, blocked, suspended] = [await world.person(), await world.person(), await world.person()];
    const { id, body } = await newPost(author);
    for (const person of [blocked, suspended]) await person.call(likeRoutes.like, { body });
    expect(await settledBox(author)).toMatchObject({ unread: 2 });
    const screen = await author.screen();
    await author.call(blockRoutes.block, { params: { id: blocked.id } });
    await world.pool.query('update player set suspended_at = now() where id = $1', [suspended.id]);
    for (const person of [blocked, suspended]) {
      await world.pool.query(
        `insert into follow (follower_id, target_type, target_id, following, version, changed_at)
         values ($1, 'user', $2, true, 1, now()) on conflict do nothing`,
        [person.id, author.id],
      );
      await again({ kind: 'follow', player_id: author.id, actor_id: person.id });
    }
    expect(await settledBox(author)).toMatchObject({ items: [], unread: 0 });
    expect(screen.all('notification.added')).toEqual([]);
    await author.call(blockRoutes.unblock, { params: { id: blocked.id } });
    expect(await box(author)).toMatchObject({ items: [{ item: { id } }], unread: 1 });
  });

  it('of a comment go with it', async () => {
    const [author, fan] = [await world.person(), await world.person()];
    const { id } = await newPost(author);
    const made = [await comment(fan, id, 'first'), await comment(fan, id, 'second')];
    expect(await settledBox(author)).toMatchObject({ unread: 2 });
    await fan.call(commentRoutes.remove, { params: { id: made[0]?.id ?? '' } });
    expect(await settledBox(author)).toMatchObject({ items: [{ text: 'second' }], unread: 1 });
    await world.pool.query('update comment set taken_down_at = now() where id = $1', [made[1]?.id]);
    expect(await box(author)).toMatchObject({ items: [], unread: 0 });
  });

  it('are marked as read one by one or all at once, each person’s own only', async () => {
    const [author, fan, other] = [await world.person(), await world.person(), await world.person()];
    const { id } = await newPost(author);
    for (const content of ['one', 'two', 'three']) await comment(fan, id, content);
    const { items } = await settledBox(author);
    const ids = items.slice(0, 1).map((entry) => entry.id);
    const read = (by: Person, body: { ids?: string[] }) => by.call(notificationRoutes.read, { body });
    expect(await read(other, { ids })).toEqual({ unread: 0 });
    expect(await box(author)).toMatchObject({ unread: 3 });
    expect(await read(author, { ids })).toEqual({ unread: 2 });
    expect((await box(author)).items.map((entry) => entry.read)).toEqual([true, false, false]);
    expect(await read(author, {})).toEqual({ unread: 0 });
    expect(await box(author)).toMatchObject({ unread: 0 });
  });

  it('read on one screen are read on all of their owner’s', async () => {
    const [author, fan] = [await world.person(), await world.person()];
    const { id } = await newPost(author);
    for (const content of ['one', 'two']) await comment(fan, id, content);
    const { items } = await settledBox(author);
    const [screen, theirs] = [await author.screen(1), await fan.screen(1)];
    const ids = items.slice(0, 1).map((entry) => entry.id);
    await author.call(notificationRoutes.read, { body: { ids } });
    const first = await screen.hears('notification.read');
    expect(first).toMatchObject({ ids, unread: 1 });
    await author.call(notificationRoutes.read, { body: {} });
    const second = await screen.hears('notification.read', ({ version }) => version > first.version);
    expect(second).toMatchObject({ ids: items.slice(1).map((entry) => entry.id), unread: 0 });
    // Nothing left to read: nothing to tell.
    await author.call(notificationRoutes.read, { body: {} });
    await world.settle();
    expect(screen.all('notification.read')).toHaveLength(2);
    expect(theirs.all('notification.read')).toEqual([]);
  });

  it('are walked to the end by cursor while more arrive', async () => {
    const [author, fan] = [await world.person(), await world.person()];
    const { id } = await newPost(author);
    for (let at = 0; at < 7; at++) await comment(fan, id, `comment ${at}`);
    await world.settle();
    const seen: (string | null)[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await box(author, { limit: 3, ...(cursor && { cursor }) });
      seen.push(...page.items.map(({ text }) => text));
      expect(page.hasMore).toBe(page.nextCursor !== null);
      cursor = page.nextCursor;
      await comment(fan, id, 'arrives meanwhile');
      await world.settle();
    }
    expect(seen).toEqual([6, 5, 4, 3, 2, 1, 0].map((at) => `comment ${at}`));
  });

  it('of forty people at once are counted right, and each version is told once', async () => {
    const author = await world.person();
    const { body } = await newPost(author);
    const crowd = await Promise.all(Array.from({ length: 40 }, () => world.person()));
    const screen = await author.screen(1);
    await Promise.all(crowd.map((fan, at) => fan.via(at, likeRoutes.like, { body })));
    expect(await settledBox(author)).toMatchObject({ unread: 40 });
    const last = await screen.hears('notification.added', ({ version }) => version === 40);
    expect(last.unread).toBe(40);
    const heard = screen.all('notification.added');
    expect(new Set(heard.map(({ version }) => version)).size).toBe(40);
    for (const { unread, version } of heard) expect(unread).toBeGreaterThanOrEqual(version);
  });

  it('that cannot be left hold up no other, and are left once they can', async () => {
    const author = await world.person();
    const { body } = await newPost(author);
    const refused = await world.person();
    const others = await Promise.all(Array.from({ length: 5 }, () => world.person()));
    await world.pool.query(`create function refuse() returns trigger language plpgsql as $$ begin
      raise exception 'not this one'; end $$;
      create trigger refuse before insert on notification for each row
      when (new.actor_id = '${refused.id}') execute function refuse()`);
    await Promise.all([refused, ...others].map((fan) => fan.call(likeRoutes.like, { body })));
    const unread = async () => (await box(author)).unread;
    await until('the others are told of', async () => (await unread()) === others.length);
    await world.pool.query('drop trigger refuse on notification; drop function refuse()');
    expect(await settledBox(author)).toMatchObject({ unread: others.length + 1 });
  });

  it('look up what they tell of by its id, however much its author ever shared', async () => {
    const client = await world.pool.connect();
    try {
      await client.query(
        'begin; set local plan_cache_mode = force_generic_plan; set local enable_seqscan = off',
      );
      for (const [kind, cause] of Object.entries(causes)) {
        await client.query(
          `prepare "${kind}" (uuid, uuid, uuid, uuid, uuid) as select * from (values ($1, $2, $3, $4, $5))
             as asked (player_id, actor_id, item_id, comment_id, award_id) cross join lateral (${cause}) cause`,
        );
        const { rows } = await client.query<{ 'QUERY PLAN': string }>(
          `explain execute "${kind}" (${Array<string>(5).fill(`'${newId()}'`).join()})`,
        );
        // Any index of authors would do for an equation.
        expect(rows.filter((row) => /author_id = \$1/.test(row['QUERY PLAN']))).toEqual([]);
      }
    } finally {
      client.release(true);
    }
  });

  // @covers C4
  it('are kept for twelve months', async () => {
    const [author, fan, other] = [await world.person(), await world.person(), await world.person()];
    for (const person of [fan, other]) await follow(person, author);
    await world.settle();
    await world.pool.query(
      `update notification set created_at = now() - interval '12 months 1 day' where actor_id = $1`,
      [fan.id],
    );
    const database = await openProductDatabase(world.env);
    try {
      await forgetOldNotifications(database.sql);
    } finally {
      await database.close();
    }
    expect((await box(author)).items).toMatchObject([{ actor: { id: other.id } }]);
  });
});

describe('an award', () => {
  it('is told with its name once, while it is held', async () => {
    const player = await world.person();
    const award = newId();
    await world.pool.query(
      `insert into award (id, player_id, kind, granted_at) values ($1, $2, 'first-game', now())`,
      [award, player.id],
    );
    for (let time = 0; time < 2; time++)
      await again({ kind: 'award', player_id: player.id, award_id: award });
    const { items } = await settledBox(player);
    expect(items).toMatchObject([{ kind: 'award', actor: null, item: null, award: { name: 'First Game' } }]);
    await world.pool.query('delete from award where id = $1', [award]);
    expect((await box(player)).items).toEqual([]);
  });
});

describe('a coach', () => {
  it('hears of another who waits, and is told when confirmed', async () => {
    const head = await world.person({ role: 'coach', position: null });
    const second = await world.person({
      role: 'coach',
      position: null,
      organization_id: head.organizationId,
    });
    await world.pool.query('update player set coach_confirmed_at = now() where id = $1', [head.id]);
    await world.pool.query('update player set coach_confirmed_at = null where id = $1', [second.id]);
    await again({ kind: 'coach_waiting', player_id: head.id, actor_id: second.id });
    expect((await settledBox(head)).items).toMatchObject([
      { kind: 'coach_waiting', actor: { id: second.id } },
    ]);
    await world.pool.query('update player set coach_confirmed_at = now() where id = $1', [second.id]);
    const moderator = await world.newcomer();
    await moderator.call(notificationRoutes.list).catch(() => undefined);
    const { rows } = await world.pool.query<{ id: string }>('select id from player where subject = $1', [
      moderator.subject,
    ]);
    await again({ kind: 'coach_confirmed', player_id: second.id, actor_id: rows[0]?.id ?? '' });
    expect((await settledBox(second)).items).toMatchObject([{ kind: 'coach_confirmed', actor: null }]);
  });
});
