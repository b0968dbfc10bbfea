import { blockRoutes } from '@rinkside/contracts/block';
import { commentRoutes } from '@rinkside/contracts/comment';
import { feedRoutes } from '@rinkside/contracts/feed';
import { followRoutes } from '@rinkside/contracts/follow';
import { highlightRoutes, highlightRules, highlightStatuses } from '@rinkside/contracts/highlight';
import { likeRoutes } from '@rinkside/contracts/like';
import { notificationRoutes } from '@rinkside/contracts/notification';
import { actorOf, type Ctx } from '@rinkside/domain/actor';
import { openProductDatabase } from '@rinkside/domain/database';
import { createHighlight, type NewHighlight } from '@rinkside/domain/highlight/highlight.commands';
import {
  failHighlight,
  applyProcessedMedia,
  setProgress,
  type ProcessedMedia,
} from '@rinkside/domain/highlight/highlight.processing';
import { claimProcessing, releaseProcessingLease } from '@rinkside/domain/highlight/processing-lease';
import { clubVisibleSql, inFeedsSql, viewableSql, visibilityOf } from '@rinkside/domain/item/item.visibility';
import { Commands } from '@rinkside/platform/command';
import { newId } from '@rinkside/platform/id';
import { createLog } from '@rinkside/platform/log';
import { createOutboxNotifier, type OutboxNotifier } from '@rinkside/platform/outbox-notifier';
import type { Database } from '@rinkside/platform/postgres';
import { openStorage } from '@rinkside/platform/storage/open';
import { reserveObject } from '@rinkside/platform/staged-objects';
import { callRoute, expectErrorReply } from '@rinkside/testkit/api-client';
import type { TestUser } from '@rinkside/testkit/test-user';
import { TestApp } from '@rinkside/testkit/test-app';
import { transcodeHighlightJob } from '@rinkside/workers/jobs/transcode-highlight';
import { openResources } from '@rinkside/workers/resources';
import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';

let app: TestApp;
let database: Database;
let notifier: OutboxNotifier;
let commands: Commands;
let author: TestUser;
let fan: TestUser;
beforeAll(async () => {
  app = await TestApp.open({
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
    gateways: 2,
    workers: 2,
  });
  database = await openProductDatabase(app.env);
  notifier = createOutboxNotifier(app.env, createLog('test', 'silent'));
  commands = new Commands(database, notifier);
  author = await app.user();
  fan = await app.user();
  await fan.call(followRoutes.follow, { params: { id: author.id } });
});
afterAll(async () => {
  await notifier?.close();
  await database?.close();
  await app?.close();
});

/** Runs a command as the upload and the media worker do. */
const runAs = <T>(person: TestUser, command: (ctx: Ctx) => Promise<T>) =>
  commands.run(actorOf(person.id), command);
const createHighlightAs = async (user: TestUser, fields: Partial<NewHighlight> = {}) => {
  const id = newId();
  const original_key = `highlights/${id}/original`;
  await reserveObject(database.sql, original_key);
  return runAs(user, (ctx) => createHighlight(ctx, { id, media_type: 'video', original_key, ...fields }));
};
const rendition = (id: string): ProcessedMedia => ({
  id,
  media_version: 1,
  media_file: 'video.mp4',
  playback_file: null,
  thumbnail_file: 'poster.webp',
  duration: 12.345678912,
  width: 1280,
  height: 720,
  reason: null,
  final: false,
});
const finishProcessing = (id: string, changes: Partial<ProcessedMedia> = {}, user = author) =>
  runAs(user, (ctx) => applyProcessedMedia(ctx, { ...rendition(id), ...changes }));
const failProcessing = (id: string, user = author) =>
  runAs(user, (ctx) => failHighlight(ctx, { id, reason: 'This video could not be read.' }));
const createReady = async (fields: Partial<NewHighlight> = {}, user = author) => {
  const { id } = await createHighlightAs(user, fields);
  await finishProcessing(id, { final: true }, user);
  return id;
};

const getHighlight = (user: TestUser, id: string) => user.call(highlightRoutes.one, { params: { id } });
const getPublic = (id: string, token?: string) =>
  callRoute(app.origin(), token, highlightRoutes.public, { params: { id } });
const edit = (user: TestUser, id: string, body: object) =>
  user.call(highlightRoutes.edit, { params: { id }, body });
const eventNames = async (id: string, name?: string) => {
  const { rows } = await app.pool.query<{ name: string }>(
    `select name from outbox where payload->>'id' = $1 and ($2::text is null or name = $2) order by id`,
    [id, name ?? null],
  );
  return rows.map((row) => row.name);
};
const countOrphanEvents = (id: string) =>
  app.count(`select count(*) from outbox where name = 'object.orphaned' and payload->>'key' like $1`, [
    `highlights/${id}/%`,
  ]);
/** Whether a fan finds the highlight in each of four lists. */
const listedInFeeds = async (id: string) => {
  const lists = await Promise.all([
    fan.call(highlightRoutes.following, { query: { limit: 100 } }),
    fan.call(highlightRoutes.byPlayer, { params: { id: author.id }, query: { limit: 100 } }),
    fan.call(feedRoutes.following, { query: { limit: 100 } }).then(({ items }) => items),
    fan
      .call(feedRoutes.organization, { params: { id: author.organizationId }, query: { limit: 100 } })
      .then(({ items }) => items),
  ]);
  return lists.map((items) => items.some((item) => item.id === id));
};
const inAllLists = [true, true, true, true];
const inNoList = [false, false, false, false];

describe('a highlight in processing', () => {
  // No event of one test reaches the sockets of the next.
  afterEach(() => app.settle());

  it('is in its author’s list and open by link, but in no other feed', async () => {
    const clients = [await author.liveClient(), await fan.liveClient(1)];
    await clients[1]?.watch('following');
    const highlight = await createHighlightAs(author, { title: 'Top shelf', description: '' });
    expect(highlight).toMatchObject({ status: 'processing', progress: 0, is_public: true, media_url: null });
    expect(highlight).toMatchObject({
      title: 'Top shelf',
      description: null,
      can: { edit: true, remove: true },
    });
    const { id } = highlight;
    expect((await author.call(highlightRoutes.own))[0]).toEqual(highlight);
    expect(await getHighlight(fan, id)).toMatchObject({ id, can: { edit: false, remove: false } });
    expect(await getPublic(id)).toMatchObject({ id, status: 'processing' });
    expect(await listedInFeeds(id)).toEqual(inNoList);
    expect((await clients[0]?.waitForEvent('feed.added', ({ item }) => item.id === id))?.version).toBe(1);
    await app.settle();
    expect(clients[1]?.eventsNamed('feed.added')).toEqual([]);
  });

  it('reports progress that only increases, to its author only', async () => {
    const { id } = await createHighlightAs(author);
    const progress = (percent: number, user = author) =>
      runAs(user, (ctx) => setProgress(ctx, { id, percent }));
    expect(await progress(40)).toBe(true);
    expect(await progress(40)).toBe(false);
    expect(await progress(20)).toBe(false);
    expect(await progress(60, fan)).toBe(false);
    expect(await getHighlight(author, id)).toMatchObject({ progress: 40, version: 1 });
    await finishProcessing(id);
    expect(await progress(90)).toBe(false);
    expect((await getHighlight(author, id)).progress).toBe(100);
  });

  it('is rejected when its object key was not reserved first', async () => {
    const id = newId();
    const body = { id, media_type: 'image' as const, original_key: `highlights/${id}/original` };
    await expect(runAs(author, (ctx) => createHighlight(ctx, body))).rejects.toThrow('never named');
    expect((await expectErrorReply(getHighlight(author, id)))[0]).toBe(404);
  });

  it('becomes ready and listed once when finished three times, with one event and one notification', async () => {
    const [authorClient, followerClient, visitorClient] = [
      await author.liveClient(1),
      await fan.liveClient(),
      await (await app.user()).liveClient(1),
    ];
    await followerClient.watch('following');
    const { id } = await createHighlightAs(author);
    // Otherwise `item.added` may be published after processing and add the listed item as well.
    await app.settle();
    await visitorClient.watch(`highlight:${id}`);
    await Promise.all([finishProcessing(id), finishProcessing(id), finishProcessing(id)]);
    await app.settle();
    expect(await eventNames(id)).toEqual(['item.added', 'item.listed', 'highlight.ready']);
    expect(await listedInFeeds(id)).toEqual(inAllLists);
    expect(await getHighlight(fan, id)).toMatchObject({
      status: 'ready',
      version: 2,
      media_url: `/media/${id}/1/video.mp4`,
      playback_url: null,
      thumbnail_url: `/media/${id}/1/poster.webp`,
      duration: 12.345678912,
      width: 1280,
      height: 720,
    });
    const isReadyEvent = ({ version, highlight }: { version: number; highlight: { id: string } }) =>
      version === 2 && highlight.id === id;
    for (const client of [authorClient, visitorClient])
      await client.waitForEvent('highlight.ready', isReadyEvent);
    await followerClient.waitForEvent('feed.added', ({ item }) => item.id === id);
    await app.settle();
    for (const client of [authorClient, visitorClient])
      expect(client.eventsNamed('highlight.ready').filter(isReadyEvent)).toHaveLength(1);
    expect(followerClient.eventsNamed('feed.added').filter(({ item }) => item.id === id)).toHaveLength(1);
    const { items } = await author.call(notificationRoutes.list);
    expect(items.filter(({ item }) => item?.id === id)).toMatchObject([
      { kind: 'highlight_ready', actor: null },
    ]);
  });

  it('replaces its rendition with a higher media version and ignores an older or equal one', async () => {
    const { id } = await createHighlightAs(author);
    await finishProcessing(id);
    const secondRendition = { media_version: 2, playback_file: 'master.m3u8', final: true };
    await finishProcessing(id, secondRendition);
    await finishProcessing(id, secondRendition);
    await finishProcessing(id);
    expect(await eventNames(id)).toEqual(['item.added', 'item.listed', 'highlight.ready', 'item.changed']);
    expect(await getHighlight(fan, id)).toMatchObject({
      version: 3,
      playback_url: `/media/${id}/2/master.m3u8`,
    });
    expect(await countOrphanEvents(id)).toBe(1);
  });

  it('sends the failure reason to its author and watchers and is then hidden from others', async () => {
    const [authorClient, visitorClient] = [await author.liveClient(), await fan.liveClient(1)];
    const { id } = await createHighlightAs(author);
    await visitorClient.watch(`highlight:${id}`);
    await failProcessing(id);
    await failProcessing(id);
    const failedEvent = {
      id,
      reason: 'This video could not be read.',
      version: 2,
      profile_id: author.id,
    };
    expect(await authorClient.waitForEvent('highlight.failed')).toEqual(failedEvent);
    expect(await visitorClient.waitForEvent('highlight.failed')).toEqual(failedEvent);
    expect(await visitorClient.waitForEvent('feed.removed')).toMatchObject({ id });
    expect(await eventNames(id)).toEqual(['item.added', 'highlight.failed', 'item.unlisted']);
    expect(await getHighlight(author, id)).toMatchObject({ status: 'failed' });
    for (const ask of [() => getHighlight(fan, id), () => getPublic(id)])
      expect((await expectErrorReply(ask()))[0]).toBe(404);
    await app.settle();
    const { items } = await author.call(notificationRoutes.list);
    expect(items.filter(({ item }) => item?.id === id)).toMatchObject([
      { kind: 'highlight_failed', text: 'This video could not be read.' },
    ]);
    // A second worker had leased the same job and succeeded.
    await finishProcessing(id);
    await failProcessing(id);
    expect(await listedInFeeds(id)).toEqual(inAllLists);
  });

  it('stays visible to its author only when it is private and becomes ready', async () => {
    const [authorClient, visitorClient] = [await author.liveClient(), await fan.liveClient()];
    for (const room of ['following', `player:${author.id}`]) await visitorClient.watch(room);
    const id = await createReady({ is_public: false });
    expect(await authorClient.waitForEvent('highlight.ready')).toMatchObject({
      highlight: { id },
      version: 2,
    });
    for (const ask of [() => getHighlight(fan, id), () => getPublic(id), () => getPublic(id, author.token)])
      expect((await expectErrorReply(ask()))[0]).toBe(404);
    expect(await listedInFeeds(id)).toEqual(inNoList);
    expect(await getHighlight(author, id)).toMatchObject({ status: 'ready', is_public: false });
    await app.settle();
    expect(visitorClient.received).toEqual([]);
  });

  it('counts no attempt that ended by a storage outage or a worker shutdown', async () => {
    const { id } = await createHighlightAs(author);
    await app.pool.query('insert into highlight_processing (item_id) values ($1)', [id]);
    const resources = await openResources({ ...app.env, METRICS_PORT: 0 }, createLog('test', 'silent'));
    const runJob = (error: Error, stopping = new AbortController().signal) => {
      const get = async () => {
        throw error;
      };
      const storage = { ...resources.storage, get };
      return transcodeHighlightJob({ ...resources, storage }, { id }, stopping);
    };
    try {
      const outage = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
      for (let attempt = 0; attempt < 6; attempt++) await expect(runJob(outage)).rejects.toThrow('away');
      for (let attempt = 0; attempt < 6; attempt++)
        await expect(runJob(new Error('stopped'), AbortSignal.abort())).rejects.toThrow('stopped');
      for (let attempt = 0; attempt < 4; attempt++)
        await expect(runJob(new Error('broken'))).rejects.toThrow('broken');
      expect(await getHighlight(author, id)).toMatchObject({ status: 'processing' });
      await runJob(new Error('broken'));
      expect(await getHighlight(author, id)).toMatchObject({ status: 'failed' });
    } finally {
      await resources.shutdown.run();
    }
  });

  it('cannot be finished or failed after its removal', async () => {
    const { id } = await createHighlightAs(author);
    await author.call(highlightRoutes.remove, { params: { id } });
    await expect(finishProcessing(id)).rejects.toMatchObject({ kind: 'notFound' });
    await expect(failProcessing(id)).rejects.toMatchObject({ kind: 'notFound' });
  });
});

describe('the text and visibility of a highlight', () => {
  it('change only by its author, and omitted fields stay unchanged', async () => {
    const id = await createReady({ title: 'First', description: 'Longer words', alt_text: 'A puck' });
    expect(await edit(author, id, { title: '  Second  ', alt_text: '' })).toMatchObject({
      title: 'Second',
      description: 'Longer words',
      alt_text: null,
      is_public: true,
      version: 3,
    });
    expect((await edit(author, id, { title: 'Second' })).version).toBe(3);
    expect((await edit(author, id, { description: null })).description).toBeNull();
    expect((await expectErrorReply(edit(fan, id, { title: 'Mine' })))[0]).toBe(403);
    expect((await expectErrorReply(fan.call(highlightRoutes.remove, { params: { id } })))[0]).toBe(403);
    expect(await expectErrorReply(edit(author, id, { title: 'x'.repeat(101) }))).toEqual([
      400,
      highlightRules.titleLong,
    ]);
    expect(await expectErrorReply(edit(author, id, { description: 'x'.repeat(501) }))).toEqual([
      400,
      highlightRules.descriptionLong,
    ]);
    expect((await expectErrorReply(edit(author, id, { status: 'ready' })))[0]).toBe(400);
    for (const invalidId of [newId(), 'none']) {
      expect((await expectErrorReply(edit(author, invalidId, {})))[0]).toBe(404);
      expect((await expectErrorReply(getHighlight(author, invalidId)))[0]).toBe(404);
      expect((await expectErrorReply(getPublic(invalidId)))[0]).toBe(404);
      expect(
        (await expectErrorReply(author.call(highlightRoutes.remove, { params: { id: invalidId } })))[0],
      ).toBe(404);
    }
  });

  it('remove it from other lists when private and add it with a higher version when public', async () => {
    const id = await createReady();
    await app.settle();
    const [authorClient, followerClient] = [await author.liveClient(), await fan.liveClient(1)];
    for (const room of ['following', `highlight:${id}`, `player:${author.id}`])
      await followerClient.watch(room);
    await edit(author, id, { is_public: false });
    expect(await followerClient.waitForEvent('feed.removed')).toEqual({
      content_type: 'highlight',
      id,
      version: 3,
      profile_id: author.id,
    });
    expect(await authorClient.waitForEvent('feed.changed')).toMatchObject({
      item: { id, is_public: false },
      version: 3,
    });
    expect((await expectErrorReply(getHighlight(fan, id)))[0]).toBe(404);
    expect(await listedInFeeds(id)).toEqual(inNoList);
    expect(await followerClient.watch(`highlight:${id}`)).toMatchObject({ ok: false });
    await author.call(likeRoutes.like, { body: { target_type: 'highlight', target_id: id } });
    await edit(author, id, { is_public: true });
    expect(await followerClient.waitForEvent('feed.added')).toMatchObject({
      item: { id, likesCount: 1 },
      version: 5,
    });
    expect(await listedInFeeds(id)).toEqual(inAllLists);
    await app.settle();
    expect(authorClient.eventsNamed('feed.removed')).toEqual([]);
    expect(followerClient.received.map(({ event }) => event)).toEqual(['feed.removed', 'feed.added']);
  });

  it('do not restore a failed or taken-down highlight when set to public', async () => {
    const id = await createReady();
    await app.pool.query(
      'update item set taken_down_at = now(), viewable = false, in_feeds = false, version = version + 1 where id = $1',
      [id],
    );
    await edit(author, id, { is_public: false });
    await edit(author, id, { is_public: true });
    const { id: failedId } = await createHighlightAs(author, { is_public: false });
    await failProcessing(failedId);
    await edit(author, failedId, { is_public: true });
    for (const hiddenId of [id, failedId]) {
      expect((await expectErrorReply(getHighlight(fan, hiddenId)))[0]).toBe(404);
      expect(await listedInFeeds(hiddenId)).toEqual(inNoList);
    }
  });

  it('keep a suspended author’s highlight hidden when processing finishes', async () => {
    const other = await app.user();
    const { id } = await createHighlightAs(other);
    await app.pool.query('update player set suspended_at = now() where id = $1', [other.id]);
    await finishProcessing(id, {}, other);
    expect((await expectErrorReply(getHighlight(fan, id)))[0]).toBe(404);
    expect(await eventNames(id)).toEqual(['item.added', 'item.unlisted', 'highlight.ready']);
  });
});

describe('a removed highlight', () => {
  it('disappears from live clients with its comments and stored objects', async () => {
    const [id, other] = [await createReady(), await createReady()];
    const storage = await openStorage(app.env);
    for (const key of [
      `${id}/original`,
      `${id}/1/video.mp4`,
      `${id}/1/hls/720/part-1.ts`,
      `${other}/1/video.mp4`,
    ])
      await storage.put(`highlights/${key}`, Buffer.from('bytes'), 'video/mp4');
    const client = await fan.liveClient(1);
    await client.watch('following');
    const commentInput = { params: { id }, body: { content: 'What a shot' } };
    const comment = await fan.call(commentRoutes.onHighlight, commentInput);
    expect((await getHighlight(author, id)).comments).toEqual([comment]);
    expect(await author.call(highlightRoutes.remove, { params: { id } })).toEqual({ success: true });
    expect(await client.waitForEvent('feed.removed')).toEqual({
      content_type: 'highlight',
      id,
      version: 4,
      profile_id: author.id,
    });
    expect((await expectErrorReply(getHighlight(author, id)))[0]).toBe(404);
    expect(
      (await expectErrorReply(author.call(commentRoutes.remove, { params: { id: comment.id } })))[0],
    ).toBe(404);
    await app.settle();
    expect((await storage.list(`highlights/${id}/`)).keys).toEqual([]);
    expect((await storage.list(`highlights/${other}/`)).keys).toHaveLength(1);
  });
});

describe('GET a public highlight', () => {
  it('shows a child’s first name and initial, omits viewer fields and returns 404 to blocked users', async () => {
    const child = await app.user({ first_name: 'Mila', last_name: 'Sorensen', birthdate: '2012-03-30' });
    const id = await createReady({ title: 'First goal' }, child);
    const publicView = await getPublic(id);
    expect(publicView).toMatchObject({ title: 'First goal', user: { first_name: 'Mila', last_name: 'S.' } });
    expect(publicView).not.toHaveProperty('userLiked');
    expect((await getHighlight(fan, id)).user.last_name).toBe('S.');
    expect((await getHighlight(child, id)).user.last_name).toBe('Sorensen');
    await child.call(blockRoutes.block, { params: { id: fan.id } });
    expect((await expectErrorReply(getPublic(id, fan.token)))[0]).toBe(404);
    expect((await expectErrorReply(getHighlight(fan, id)))[0]).toBe(404);
    expect((await getPublic(id)).id).toBe(id);
  });
});

describe('item visibility rules', () => {
  it('give the same result in TypeScript and in SQL for every content type', async () => {
    const itemState = fc.record({
      media: fc.option(
        fc.record({
          isPublic: fc.boolean(),
          forClub: fc.boolean(),
          status: fc.constantFrom(...highlightStatuses),
        }),
      ),
      takenDown: fc.boolean(),
      authorSuspended: fc.boolean(),
    });
    const visibilitySql = `select ${viewableSql} as viewable, ${inFeedsSql} as "inFeeds", ${clubVisibleSql} as "clubVisible"
      from (select case when $1 then now() end as taken_down_at) i
      cross join (select case when $2 then now() end as suspended_at) a
      left join (select $3::boolean as is_public, $4::text as status, $5::boolean as for_club) highlight on $3::boolean is not null`;
    await fc.assert(
      fc.asyncProperty(itemState, async ({ media, ...flags }) => {
        const values = [
          flags.takenDown,
          flags.authorSuspended,
          media?.isPublic ?? null,
          media?.status ?? null,
          media?.forClub ?? null,
        ];
        const { rows } = await app.pool.query(visibilitySql, values);
        expect(rows).toEqual([
          visibilityOf({ isPublic: true, forClub: false, status: 'ready', ...media, ...flags }),
        ]);
      }),
    );
  });
});

it('does not count an attempt that an outage ended, even if another worker continues', async () => {
  const { sql } = database;
  const { id } = await createHighlightAs(author);
  await app.pool.query(
    'insert into highlight_processing (item_id) values ($1) on conflict (item_id) do nothing',
    [id],
  );
  const [first, second] = [newId(), newId()];
  expect(await claimProcessing(sql, id, first)).toMatchObject({ attempts: 1 });
  await app.pool.query(
    `update highlight_processing set heartbeat_at = now() - interval '1 minute' where item_id = $1`,
    [id],
  );
  expect(await claimProcessing(sql, id, second)).toMatchObject({ attempts: 2 });
  expect(await releaseProcessingLease(sql, id, first, false)).toBe(false);
  expect(await releaseProcessingLease(sql, id, second)).toBe(true);
  expect(await claimProcessing(sql, id, first)).toMatchObject({ attempts: 2 });
});
