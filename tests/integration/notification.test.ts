import { blockRoutes } from '@rinkside/contracts/block';
import { commentRoutes } from '@rinkside/contracts/comment';
import { followRoutes } from '@rinkside/contracts/follow';
import type { NotificationTrigger } from '@rinkside/contracts/jobs.schema';
import { likeRoutes } from '@rinkside/contracts/like';
import { notificationRoutes } from '@rinkside/contracts/notification';
import { postRoutes } from '@rinkside/contracts/post';
import { openProductDatabase } from '@rinkside/domain/database';
import { deleteOldNotifications } from '@rinkside/domain/notification/notification.retention';
import { triggerQueries } from '@rinkside/domain/notification/notification.triggers';
import { newId } from '@rinkside/platform/id';
import type { TestUser } from '@rinkside/testkit/test-user';
import { waitFor } from '@rinkside/testkit/wait-for';
import { TestApp } from '@rinkside/testkit/test-app';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open({
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
    gateways: 2,
    workers: 2,
  });
});
afterAll(() => app?.close());

const newPost = async (user: TestUser, content = 'Two practices and a game this weekend') => {
  const { id } = await user.call(postRoutes.create, { body: { content } });
  return { id, body: { target_type: 'post' as const, target_id: id } };
};
const listNotifications = (user: TestUser, query = {}) => user.call(notificationRoutes.list, { query });
/** A player's notifications, newest first, once all events are processed. */
const settledNotifications = async (user: TestUser) => {
  await app.settle();
  return listNotifications(user);
};
const comment = (user: TestUser, id: string, content: string) =>
  user.call(commentRoutes.onPost, { params: { id }, body: { content } });
const follow = (user: TestUser, target: TestUser) =>
  user.call(followRoutes.follow, { params: { id: target.id } });
/** Enqueues a `create-notifications` job directly, as a retry after a crash does. */
const enqueueNotify = (trigger: NotificationTrigger) =>
  app.queues.add([{ name: 'create-notifications', payload: { triggers: [trigger] }, id: newId() }]);

describe('notifications', () => {
  it('list likes, comments and follows, newest first, with actor, item and text', async () => {
    const [author, fan] = [await app.user(), await app.user({ first_name: 'Ines' })];
    const { id, body } = await newPost(author, `Long story: ${'x'.repeat(100)}`);
    await fan.call(likeRoutes.like, { body });
    await comment(fan, id, 'What a game!');
    await follow(fan, author);
    const { items, unread, hasMore, nextCursor } = await settledNotifications(author);
    expect({ unread, hasMore, nextCursor }).toEqual({ unread: 3, hasMore: false, nextCursor: null });
    const item = { content_type: 'post', id, title: `Long story: ${'x'.repeat(68)}` };
    const actor = { id: fan.id, first_name: 'Ines' };
    expect(items).toMatchObject([
      { kind: 'follow', read: false, actor, item: null, text: null, award: null },
      { kind: 'comment', read: false, actor, item, text: 'What a game!' },
      { kind: 'like', read: false, actor, item, text: null },
    ]);
    expect(await listNotifications(author, { filter: 'comments' })).toMatchObject({
      items: [{ kind: 'comment' }],
      unread: 3,
    });
    expect(await listNotifications(author, { filter: 'awards' })).toMatchObject({ items: [], unread: 3 });
    expect(await listNotifications(fan)).toMatchObject({ items: [], unread: 0 });
  });

  it('reach their owner’s clients on every gateway once, with increasing versions, and no other client', async () => {
    const [author, fan, other] = [await app.user(), await app.user(), await app.user()];
    const clients = [await author.liveClient(0), await author.liveClient(1)];
    const otherClients = [await fan.liveClient(1), await other.liveClient(0)];
    for (const client of otherClients) await client.watch(`player:${author.id}`);
    const { id, body } = await newPost(author);
    await fan.call(likeRoutes.like, { body });
    await comment(fan, id, 'Nice one');
    const { items } = await settledNotifications(author);
    for (const client of clients) {
      await client.waitForEvent('notification.added', ({ version }) => version === 2);
      const received = client.eventsNamed('notification.added').toSorted((a, b) => a.version - b.version);
      // Notifications inserted in one transaction are counted together.
      expect(received.map(({ unread, version }) => ({ unread, version }))).toEqual([
        { unread: expect.toBeOneOf([1, 2]), version: 1 },
        { unread: 2, version: 2 },
      ]);
      expect(new Set(received.map(({ notification }) => notification.id))).toEqual(
        new Set(items.map((entry) => entry.id)),
      );
    }
    for (const client of otherClients) expect(client.eventsNamed('notification.added')).toEqual([]);
  });

  it('are not created for the player’s own actions', async () => {
    const author = await app.user();
    const { id, body } = await newPost(author);
    await author.call(likeRoutes.like, { body });
    await comment(author, id, 'PS: bring water');
    await enqueueNotify({ kind: 'like', player_id: author.id, actor_id: author.id, item_id: id });
    expect(await settledNotifications(author)).toMatchObject({ items: [], unread: 0 });
  });

  it('report a repeated like or follow once, also when jobs run again', async () => {
    const [author, fan] = [await app.user(), await app.user()];
    const { id, body } = await newPost(author);
    for (let round = 0; round < 3; round++) {
      await fan.call(likeRoutes.like, { body });
      await follow(fan, author);
      await app.settle();
      await fan.call(likeRoutes.unlike, { body });
      await fan.call(followRoutes.unfollow, { params: { id: author.id } });
    }
    await fan.call(likeRoutes.like, { body });
    for (let time = 0; time < 5; time++)
      await enqueueNotify({ kind: 'like', player_id: author.id, actor_id: fan.id, item_id: id });
    const { items, unread } = await settledNotifications(author);
    expect(items.map(({ kind }) => kind)).toEqual(['like']);
    expect(unread).toBe(1);
    expect(
      await app.count(
        `select count(*) from outbox where name = 'notification.added' and payload->>'player_id' = $1`,
        [author.id],
      ),
    ).toBe(2);
  });

  it('go with the like or follow that was taken back, with their count, live, and come back with it', async () => {
    const [author, fan] = [await app.user(), await app.user()];
    const { body } = await newPost(author);
    const [first, second] = [await author.liveClient(0), await author.liveClient(1)];
    await fan.call(likeRoutes.like, { body });
    await follow(fan, author);
    const { items, unread } = await settledNotifications(author);
    expect(unread).toBe(2);
    await fan.call(likeRoutes.unlike, { body });
    const like = items.find(({ kind }) => kind === 'like')?.id;
    for (const client of [first, second])
      expect(
        await client.waitForEvent('notification.removed', ({ ids }) => ids.includes(like ?? '')),
      ).toMatchObject({ ids: [like], unread: 1 });
    await fan.call(followRoutes.unfollow, { params: { id: author.id } });
    const removed = await first.waitForEvent('notification.removed', (event) => event.unread === 0);
    expect(removed.version).toBeGreaterThan(2);
    expect(await settledNotifications(author)).toMatchObject({ items: [], unread: 0 });
    await fan.call(likeRoutes.like, { body });
    expect(await settledNotifications(author)).toMatchObject({ items: [{ id: like }], unread: 1 });
    expect(first.eventsNamed('notification.added')).toHaveLength(2);
  });

  it('are created as read when their trigger is more than three days old', async () => {
    const [author, fan] = [await app.user(), await app.user()];
    const { id } = await newPost(author);
    for (const [days, unread] of [
      [4, 0],
      [2, 1],
    ]) {
      await app.pool.query('delete from notification where player_id = $1', [author.id]);
      await app.pool.query(
        `insert into item_like (item_id, player_id, created_at) values ($1, $2, now() - make_interval(days => $3))
         on conflict (item_id, player_id) do update set created_at = excluded.created_at`,
        [id, fan.id, days],
      );
      await enqueueNotify({ kind: 'like', player_id: author.id, actor_id: fan.id, item_id: id });
      expect(await settledNotifications(author)).toMatchObject({ items: [{ read: unread === 0 }], unread });
    }
  });

  it('are not created when their trigger no longer exists', async () => {
    const [author, fan] = [await app.user(), await app.user()];
    const { id } = await newPost(author);
    const playerIds = { player_id: author.id, actor_id: fan.id };
    await enqueueNotify({ ...playerIds, kind: 'like', item_id: id });
    await enqueueNotify({ ...playerIds, kind: 'follow' });
    await enqueueNotify({ ...playerIds, kind: 'comment', item_id: id, comment_id: newId() });
    await enqueueNotify({ ...playerIds, kind: 'coach_waiting' });
    await enqueueNotify({ ...playerIds, kind: 'coach_confirmed' });
    await enqueueNotify({ kind: 'award', player_id: author.id, award_id: newId() });
    await enqueueNotify({ kind: 'highlight_ready', player_id: author.id, item_id: id });
    await enqueueNotify({ ...playerIds, kind: 'like', item_id: newId() });
    await enqueueNotify({ kind: 'follow', player_id: newId(), actor_id: fan.id });
    expect(await settledNotifications(author)).toMatchObject({ items: [], unread: 0 });
    const { rows } = await app.pool.query('select 1 from notification where player_id = $1', [author.id]);
    expect(rows).toEqual([]);
  });

  it('go only to the author of the item', async () => {
    const [author, fan, other] = [await app.user(), await app.user(), await app.user()];
    const { id, body } = await newPost(author);
    await fan.call(likeRoutes.like, { body });
    await enqueueNotify({ kind: 'like', player_id: other.id, actor_id: fan.id, item_id: id });
    expect((await settledNotifications(other)).items).toEqual([]);
    expect((await listNotifications(author)).items).toHaveLength(1);
  });

  it('exclude blocked and suspended actors from creation, list and count', async () => {
    const [author, blocked, suspended] = [await app.user(), await app.user(), await app.user()];
    const { id, body } = await newPost(author);
    for (const person of [blocked, suspended]) await person.call(likeRoutes.like, { body });
    expect(await settledNotifications(author)).toMatchObject({ unread: 2 });
    const client = await author.liveClient();
    await author.call(blockRoutes.block, { params: { id: blocked.id } });
    await app.pool.query('update player set suspended_at = now() where id = $1', [suspended.id]);
    for (const person of [blocked, suspended]) {
      await app.pool.query(
        `insert into follow (follower_id, target_type, target_id, following, version, changed_at)
         values ($1, 'user', $2, true, 1, now()) on conflict do nothing`,
        [person.id, author.id],
      );
      await enqueueNotify({ kind: 'follow', player_id: author.id, actor_id: person.id });
    }
    expect(await settledNotifications(author)).toMatchObject({ items: [], unread: 0 });
    expect(client.eventsNamed('notification.added')).toEqual([]);
    await author.call(blockRoutes.unblock, { params: { id: blocked.id } });
    expect(await listNotifications(author)).toMatchObject({ items: [{ item: { id } }], unread: 1 });
  });

  it('disappear with their comment when it is removed or taken down', async () => {
    const [author, fan] = [await app.user(), await app.user()];
    const { id } = await newPost(author);
    const comments = [await comment(fan, id, 'first'), await comment(fan, id, 'second')];
    expect(await settledNotifications(author)).toMatchObject({ unread: 2 });
    await fan.call(commentRoutes.remove, { params: { id: comments[0]?.id ?? '' } });
    expect(await settledNotifications(author)).toMatchObject({ items: [{ text: 'second' }], unread: 1 });
    await app.pool.query('update comment set taken_down_at = now() where id = $1', [comments[1]?.id]);
    expect(await listNotifications(author)).toMatchObject({ items: [], unread: 0 });
  });

  it('can be marked as read by id or all at once, by their owner only', async () => {
    const [author, fan, other] = [await app.user(), await app.user(), await app.user()];
    const { id } = await newPost(author);
    for (const content of ['one', 'two', 'three']) await comment(fan, id, content);
    const { items } = await settledNotifications(author);
    const ids = items.slice(0, 1).map((entry) => entry.id);
    const markRead = (user: TestUser, body: { ids?: string[] }) =>
      user.call(notificationRoutes.read, { body });
    expect(await markRead(other, { ids })).toEqual({ unread: 0 });
    expect(await listNotifications(author)).toMatchObject({ unread: 3 });
    expect(await markRead(author, { ids })).toEqual({ unread: 2 });
    expect((await listNotifications(author)).items.map((entry) => entry.read)).toEqual([true, false, false]);
    expect(await markRead(author, {})).toEqual({ unread: 0 });
    expect(await listNotifications(author)).toMatchObject({ unread: 0 });
  });

  it('push read status to all clients of their owner', async () => {
    const [author, fan] = [await app.user(), await app.user()];
    const { id } = await newPost(author);
    for (const content of ['one', 'two']) await comment(fan, id, content);
    const { items } = await settledNotifications(author);
    const [client, fanClient] = [await author.liveClient(1), await fan.liveClient(1)];
    const ids = items.slice(0, 1).map((entry) => entry.id);
    await author.call(notificationRoutes.read, { body: { ids } });
    const first = await client.waitForEvent('notification.read');
    expect(first).toMatchObject({ ids, unread: 1 });
    await author.call(notificationRoutes.read, { body: {} });
    const second = await client.waitForEvent('notification.read', ({ version }) => version > first.version);
    expect(second).toMatchObject({ ids: items.slice(1).map((entry) => entry.id), unread: 0 });
    // Nothing is unread, so no event is sent.
    await author.call(notificationRoutes.read, { body: {} });
    await app.settle();
    expect(client.eventsNamed('notification.read')).toHaveLength(2);
    expect(fanClient.eventsNamed('notification.read')).toEqual([]);
  });

  it('can be read to the end by cursor while more arrive', async () => {
    const [author, fan] = [await app.user(), await app.user()];
    const { id } = await newPost(author);
    for (let at = 0; at < 7; at++) await comment(fan, id, `comment ${at}`);
    await app.settle();
    const texts: (string | null)[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await listNotifications(author, { limit: 3, ...(cursor && { cursor }) });
      texts.push(...page.items.map(({ text }) => text));
      expect(page.hasMore).toBe(page.nextCursor !== null);
      cursor = page.nextCursor;
      await comment(fan, id, 'arrives between pages');
      await app.settle();
    }
    expect(texts).toEqual([6, 5, 4, 3, 2, 1, 0].map((at) => `comment ${at}`));
  });

  it('are counted correctly and sent once per version for 40 concurrent likes', async () => {
    const author = await app.user();
    const { body } = await newPost(author);
    const fans = await Promise.all(Array.from({ length: 40 }, () => app.user()));
    const client = await author.liveClient(1);
    await Promise.all(fans.map((fan, at) => fan.callVia(at, likeRoutes.like, { body })));
    expect(await settledNotifications(author)).toMatchObject({ unread: 40 });
    const last = await client.waitForEvent('notification.added', ({ version }) => version === 40);
    expect(last.unread).toBe(40);
    const received = client.eventsNamed('notification.added');
    expect(new Set(received.map(({ version }) => version)).size).toBe(40);
    for (const { unread, version } of received) expect(unread).toBeGreaterThanOrEqual(version);
  });

  it('are retried when an insert fails, without blocking others', async () => {
    const author = await app.user();
    const { body } = await newPost(author);
    const failingFan = await app.user();
    const otherFans = await Promise.all(Array.from({ length: 5 }, () => app.user()));
    await app.pool.query(`create function refuse() returns trigger language plpgsql as $$ begin
      raise exception 'not this one'; end $$;
      create trigger refuse before insert on notification for each row
      when (new.actor_id = '${failingFan.id}') execute function refuse()`);
    await Promise.all([failingFan, ...otherFans].map((fan) => fan.call(likeRoutes.like, { body })));
    const unread = async () => (await listNotifications(author)).unread;
    await waitFor('the other notifications are created', async () => (await unread()) === otherFans.length);
    await app.pool.query('drop trigger refuse on notification; drop function refuse()');
    expect(await settledNotifications(author)).toMatchObject({ unread: otherFans.length + 1 });
  });

  it('are looked up by item id, not by a scan of the author’s items', async () => {
    const dbClient = await app.pool.connect();
    try {
      await dbClient.query(
        'begin; set local plan_cache_mode = force_generic_plan; set local enable_seqscan = off',
      );
      for (const [kind, trigger] of Object.entries(triggerQueries)) {
        await dbClient.query(
          `prepare "${kind}" (uuid, uuid, uuid, uuid, uuid, uuid) as select * from (values ($1, $2, $3, $4, $5, $6))
             as request (player_id, actor_id, item_id, comment_id, award_id, live_game_id) cross join lateral (${trigger}) trigger_rows`,
        );
        const { rows } = await dbClient.query<{ 'QUERY PLAN': string }>(
          `explain execute "${kind}" (${Array<string>(6).fill(`'${newId()}'`).join()})`,
        );
        // An equality on author_id would allow any index that starts with the author.
        expect(
          rows.filter((row) => /(Index Cond: .*|Filter: \()author_id = \$1/.test(row['QUERY PLAN'])),
        ).toEqual([]);
      }
    } finally {
      dbClient.release(true);
    }
  });

  // @covers C4
  it('are deleted after twelve months', async () => {
    const [author, fan, other] = [await app.user(), await app.user(), await app.user()];
    for (const person of [fan, other]) await follow(person, author);
    await app.settle();
    await app.pool.query(
      `update notification set created_at = now() - interval '12 months 1 day' where actor_id = $1`,
      [fan.id],
    );
    const database = await openProductDatabase(app.env);
    try {
      await deleteOldNotifications(database.sql);
    } finally {
      await database.close();
    }
    expect((await listNotifications(author)).items).toMatchObject([{ actor: { id: other.id } }]);
  });
});

describe('an award notification', () => {
  it('is created once with the award’s name and hidden after the award is retracted', async () => {
    const player = await app.user();
    const award = newId();
    await app.pool.query(
      `insert into award (id, player_id, kind, granted_at) values ($1, $2, 'first-game', now())`,
      [award, player.id],
    );
    for (let time = 0; time < 2; time++)
      await enqueueNotify({ kind: 'award', player_id: player.id, award_id: award });
    const { items } = await settledNotifications(player);
    expect(items).toMatchObject([{ kind: 'award', actor: null, item: null, award: { name: 'First Game' } }]);
    await app.pool.query('delete from award where id = $1', [award]);
    expect((await listNotifications(player)).items).toEqual([]);
  });
});

describe('coach notifications', () => {
  it('are created for a pending coach confirmation and for the confirmed coach', async () => {
    const head = await app.user({ role: 'coach', position: null });
    const second = await app.user({
      role: 'coach',
      position: null,
      organization_id: head.organizationId,
    });
    await app.pool.query('update player set coach_confirmed_at = now() where id = $1', [head.id]);
    await app.pool.query('update player set coach_confirmed_at = null where id = $1', [second.id]);
    await enqueueNotify({ kind: 'coach_waiting', player_id: head.id, actor_id: second.id });
    expect((await settledNotifications(head)).items).toMatchObject([
      { kind: 'coach_waiting', actor: { id: second.id } },
    ]);
    await app.pool.query('update player set coach_confirmed_at = now() where id = $1', [second.id]);
    const moderator = await app.unonboardedUser();
    await moderator.call(notificationRoutes.list).catch(() => undefined);
    const { rows } = await app.pool.query<{ id: string }>('select id from player where subject = $1', [
      moderator.subject,
    ]);
    await enqueueNotify({ kind: 'coach_confirmed', player_id: second.id, actor_id: rows[0]?.id ?? '' });
    expect((await settledNotifications(second)).items).toMatchObject([
      { kind: 'coach_confirmed', actor: null },
    ]);
  });
});
