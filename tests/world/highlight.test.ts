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
  finishHighlight,
  setProgress,
  type Rendition,
} from '@rinkside/domain/highlight/highlight.media';
import { listedSql, openSql, visibilityOf } from '@rinkside/domain/item/item.visibility';
import { Commands } from '@rinkside/platform/command';
import { newId } from '@rinkside/platform/id';
import { createLog } from '@rinkside/platform/log';
import { openNudge, type Nudge } from '@rinkside/platform/nudge';
import type { Database } from '@rinkside/platform/postgres';
import { openStorage } from '@rinkside/platform/storage/open';
import { nameUpload } from '@rinkside/platform/uploads';
import { callRoute, refusal } from '@rinkside/testkit/client';
import type { Person } from '@rinkside/testkit/person';
import { World } from '@rinkside/testkit/world';
import { transcodeHighlight } from '@rinkside/workers/jobs/transcode-highlight';
import { openResources } from '@rinkside/workers/resources';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

let world: World;
let database: Database;
let nudge: Nudge;
let commands: Commands;
let author: Person;
let fan: Person;
beforeAll(async () => {
  world = await World.open({
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
    gateways: 2,
    workers: 2,
  });
  database = await openProductDatabase(world.env);
  nudge = openNudge(world.env, createLog('test', 'silent'));
  commands = new Commands(database, nudge);
  author = await world.person();
  fan = await world.person();
  await fan.call(followRoutes.follow, { params: { id: author.id } });
});
afterAll(async () => {
  await nudge?.close();
  await database?.close();
  await world?.close();
});

/** What the upload and the work on its media will ask for. */
const as = <T>(person: Person, work: (ctx: Ctx) => Promise<T>) => commands.run(actorOf(person.id), work);
const upload = async (by: Person, words: Partial<NewHighlight> = {}) => {
  const id = newId();
  const original_key = `highlights/${id}/original`;
  await nameUpload(database.sql, original_key);
  return as(by, (ctx) => createHighlight(ctx, { id, media_type: 'video', original_key, ...words }));
};
const rendition = (id: string): Rendition => ({
  id,
  media_version: 1,
  media_file: 'video.mp4',
  playback_file: null,
  thumbnail_file: 'poster.webp',
  duration: 12.345678912,
  width: 1280,
  height: 720,
  final: false,
});
const finish = (id: string, better: Partial<Rendition> = {}, by = author) =>
  as(by, (ctx) => finishHighlight(ctx, { ...rendition(id), ...better }));
const fail = (id: string, by = author) =>
  as(by, (ctx) => failHighlight(ctx, { id, reason: 'This video could not be read.' }));
const ready = async (words: Partial<NewHighlight> = {}, by = author) => {
  const { id } = await upload(by, words);
  await finish(id, { final: true }, by);
  return id;
};

const one = (by: Person, id: string) => by.call(highlightRoutes.one, { params: { id } });
const seenPublicly = (id: string, token?: string) =>
  callRoute(world.origin(), token, highlightRoutes.public, { params: { id } });
const edit = (by: Person, id: string, body: object) =>
  by.call(highlightRoutes.edit, { params: { id }, body });
const facts = async (id: string, name?: string) => {
  const { rows } = await world.pool.query<{ name: string }>(
    `select name from outbox where payload->>'id' = $1 and ($2::text is null or name = $2) order by id`,
    [id, name ?? null],
  );
  return rows.map((row) => row.name);
};
const orphans = (id: string) =>
  world.count(`select count(*) from outbox where name = 'object.orphaned' and payload->>'key' like $1`, [
    `highlights/${id}/%`,
  ]);
/** Ids in everybody else's lists. */
const listed = async (id: string) => {
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
const everywhere = [true, true, true, true];
const nowhere = [false, false, false, false];

const refusalOf = (call: Promise<unknown>): Promise<{ statusCode?: number }> =>
  call.then(
    () => ({}),
    (error: { statusCode: number }) => error,
  );

describe('a highlight whose media is worked on', () => {
  it('is in its author’s list, open by its link, and in nobody else’s feed', async () => {
    const screens = [await author.screen(), await fan.screen(1)];
    await screens[1]?.watch('following');
    const made = await upload(author, { title: 'Top shelf', description: '' });
    expect(made).toMatchObject({ status: 'processing', progress: 0, is_public: true, media_url: null });
    expect(made).toMatchObject({
      title: 'Top shelf',
      description: null,
      can: { edit: true, remove: true },
    });
    const { id } = made;
    expect((await author.call(highlightRoutes.own))[0]).toEqual(made);
    expect(await one(fan, id)).toMatchObject({ id, can: { edit: false, remove: false } });
    expect(await seenPublicly(id)).toMatchObject({ id, status: 'processing' });
    expect(await listed(id)).toEqual(nowhere);
    expect((await screens[0]?.hears('feed.added', ({ item }) => item.id === id))?.version).toBe(1);
    await world.settle();
    expect(screens[1]?.all('feed.added')).toEqual([]);
  });

  it('says how far the work is, forward only and for its author', async () => {
    const { id } = await upload(author);
    const progress = (percent: number, by = author) => as(by, (ctx) => setProgress(ctx, { id, percent }));
    expect(await progress(40)).toBe(true);
    expect(await progress(40)).toBe(false);
    expect(await progress(20)).toBe(false);
    expect(await progress(60, fan)).toBe(false);
    expect(await one(author, id)).toMatchObject({ progress: 40, version: 1 });
    await finish(id);
    expect(await progress(90)).toBe(false);
    expect((await one(author, id)).progress).toBe(100);
  });

  it('needs its bytes to be named before', async () => {
    const id = newId();
    const body = { id, media_type: 'image' as const, original_key: `highlights/${id}/original` };
    await expect(as(author, (ctx) => createHighlight(ctx, body))).rejects.toThrow('never named');
    expect((await refusal(one(author, id)))[0]).toBe(404);
  });

  it('becomes ready and listed once, is told once, and its author is notified', async () => {
    const [own, follower, visitor] = [
      await author.screen(1),
      await fan.screen(),
      await (await world.person()).screen(1),
    ];
    await follower.watch('following');
    const { id } = await upload(author);
    await visitor.watch(`highlight:${id}`);
    await Promise.all([finish(id), finish(id), finish(id)]);
    await world.settle();
    expect(await facts(id)).toEqual(['item.added', 'item.listed', 'highlight.ready']);
    expect(await listed(id)).toEqual(everywhere);
    expect(await one(fan, id)).toMatchObject({
      status: 'ready',
      version: 2,
      media_url: `/media/${id}/1/video.mp4`,
      playback_url: null,
      thumbnail_url: `/media/${id}/1/poster.webp`,
      duration: 12.345678912,
      width: 1280,
      height: 720,
    });
    const of = ({ version, highlight }: { version: number; highlight: { id: string } }) =>
      version === 2 && highlight.id === id;
    for (const screen of [own, visitor]) await screen.hears('highlight.ready', of);
    await follower.hears('feed.added', ({ item }) => item.id === id);
    await world.settle();
    for (const screen of [own, visitor]) expect(screen.all('highlight.ready').filter(of)).toHaveLength(1);
    expect(follower.all('feed.added').filter(({ item }) => item.id === id)).toHaveLength(1);
    const { items } = await author.call(notificationRoutes.list);
    expect(items.filter(({ item }) => item?.id === id)).toMatchObject([
      { kind: 'highlight_ready', actor: null },
    ]);
  });

  it('gets better renditions later; an older one, or the same again, changes nothing', async () => {
    const { id } = await upload(author);
    await finish(id);
    const ladder = { media_version: 2, playback_file: 'master.m3u8', final: true };
    await finish(id, ladder);
    await finish(id, ladder);
    await finish(id);
    expect(await facts(id)).toEqual(['item.added', 'item.listed', 'highlight.ready', 'item.changed']);
    expect(await one(fan, id)).toMatchObject({ version: 3, playback_url: `/media/${id}/2/master.m3u8` });
    expect(await orphans(id)).toBe(1);
  });

  it('that failed says why to its author and whoever watches, and is nobody else’s any more', async () => {
    const [own, visitor] = [await author.screen(), await fan.screen(1)];
    const { id } = await upload(author);
    await visitor.watch(`highlight:${id}`);
    await fail(id);
    await fail(id);
    const failed = { id, reason: 'This video could not be read.', version: 2 };
    expect(await own.hears('highlight.failed')).toEqual(failed);
    expect(await visitor.hears('highlight.failed')).toEqual(failed);
    expect(await visitor.hears('feed.removed')).toMatchObject({ id });
    expect(await facts(id)).toEqual(['item.added', 'highlight.failed', 'item.unlisted']);
    expect(await one(author, id)).toMatchObject({ status: 'failed' });
    for (const ask of [() => one(fan, id), () => seenPublicly(id)])
      expect((await refusal(ask()))[0]).toBe(404);
    await world.settle();
    const { items } = await author.call(notificationRoutes.list);
    expect(items.filter(({ item }) => item?.id === id)).toMatchObject([{ kind: 'highlight_failed' }]);
    // Another worker held it too and was luckier.
    await finish(id);
    await fail(id);
    expect(await listed(id)).toEqual(everywhere);
  });

  it('that is private is its author’s alone, ready or not', async () => {
    const [own, visitor] = [await author.screen(), await fan.screen()];
    for (const room of ['following', `player:${author.id}`]) await visitor.watch(room);
    const id = await ready({ is_public: false });
    expect(await own.hears('highlight.ready')).toMatchObject({ highlight: { id }, version: 2 });
    for (const ask of [() => one(fan, id), () => seenPublicly(id), () => seenPublicly(id, author.token)])
      expect((await refusal(ask()))[0]).toBe(404);
    expect(await listed(id)).toEqual(nowhere);
    expect(await one(author, id)).toMatchObject({ status: 'ready', is_public: false });
    await world.settle();
    expect(visitor.heard).toEqual([]);
  });

  it('outlasts an outage of the storage and every stop: only a try that met neither counts', async () => {
    const { id } = await upload(author);
    await world.pool.query('insert into highlight_work (item_id) values ($1)', [id]);
    const resources = await openResources({ ...world.env, METRICS_PORT: 0 }, createLog('test', 'silent'));
    const work = (error: Error, stopping = new AbortController().signal) => {
      const get = async () => {
        throw error;
      };
      const storage = { ...resources.storage, get };
      return transcodeHighlight({ ...resources, storage }, { id }, stopping);
    };
    try {
      const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
      for (let tries = 0; tries < 6; tries++) await expect(work(away)).rejects.toThrow('away');
      for (let tries = 0; tries < 6; tries++)
        await expect(work(new Error('stopped'), AbortSignal.abort())).rejects.toThrow('stopped');
      for (let tries = 0; tries < 4; tries++)
        await expect(work(new Error('broken'))).rejects.toThrow('broken');
      expect(await one(author, id)).toMatchObject({ status: 'processing' });
      await work(new Error('broken'));
      expect(await one(author, id)).toMatchObject({ status: 'failed' });
    } finally {
      await resources.shutdown.run();
    }
  });

  it('is gone for who works on it once it is removed', async () => {
    const { id } = await upload(author);
    await author.call(highlightRoutes.remove, { params: { id } });
    expect((await refusalOf(finish(id))).statusCode).toBe(404);
    expect((await refusalOf(fail(id))).statusCode).toBe(404);
  });
});

describe('its words and visibility', () => {
  it('are changed by its author only, and what is left out stays', async () => {
    const id = await ready({ title: 'First', description: 'Longer words', alt_text: 'A puck' });
    expect(await edit(author, id, { title: '  Second  ', alt_text: '' })).toMatchObject({
      title: 'Second',
      description: 'Longer words',
      alt_text: null,
      is_public: true,
      version: 3,
    });
    expect((await edit(author, id, { title: 'Second' })).version).toBe(3);
    expect((await edit(author, id, { description: null })).description).toBeNull();
    expect((await refusal(edit(fan, id, { title: 'Mine' })))[0]).toBe(403);
    expect((await refusal(fan.call(highlightRoutes.remove, { params: { id } })))[0]).toBe(403);
    expect(await refusal(edit(author, id, { title: 'x'.repeat(101) }))).toEqual([
      400,
      highlightRules.titleLong,
    ]);
    expect(await refusal(edit(author, id, { description: 'x'.repeat(501) }))).toEqual([
      400,
      highlightRules.descriptionLong,
    ]);
    expect((await refusal(edit(author, id, { status: 'ready' })))[0]).toBe(400);
    for (const unknown of [newId(), 'none']) {
      expect((await refusal(edit(author, unknown, {})))[0]).toBe(404);
      expect((await refusal(one(author, unknown)))[0]).toBe(404);
      expect((await refusal(seenPublicly(unknown)))[0]).toBe(404);
      expect((await refusal(author.call(highlightRoutes.remove, { params: { id: unknown } })))[0]).toBe(404);
    }
  });

  it('turned private take it from everybody else at once, and turned public bring it back newer', async () => {
    const id = await ready();
    await world.settle();
    const [own, follower] = [await author.screen(), await fan.screen(1)];
    for (const room of ['following', `highlight:${id}`, `player:${author.id}`]) await follower.watch(room);
    await edit(author, id, { is_public: false });
    expect(await follower.hears('feed.removed')).toEqual({ content_type: 'highlight', id, version: 3 });
    expect(await own.hears('feed.changed')).toMatchObject({ item: { id, is_public: false }, version: 3 });
    expect((await refusal(one(fan, id)))[0]).toBe(404);
    expect(await listed(id)).toEqual(nowhere);
    expect(await follower.watch(`highlight:${id}`)).toMatchObject({ ok: false });
    await author.call(likeRoutes.like, { body: { target_type: 'highlight', target_id: id } });
    await edit(author, id, { is_public: true });
    expect(await follower.hears('feed.added')).toMatchObject({ item: { id, likesCount: 1 }, version: 5 });
    expect(await listed(id)).toEqual(everywhere);
    await world.settle();
    expect(own.all('feed.removed')).toEqual([]);
    expect(follower.heard.map(({ event }) => event)).toEqual(['feed.removed', 'feed.added']);
  });

  it('turned public bring back nothing a moderator took down or that failed', async () => {
    const id = await ready();
    await world.pool.query(
      'update item set taken_down_at = now(), open = false, listed = false, version = version + 1 where id = $1',
      [id],
    );
    await edit(author, id, { is_public: false });
    await edit(author, id, { is_public: true });
    const { id: failed } = await upload(author, { is_public: false });
    await fail(failed);
    await edit(author, failed, { is_public: true });
    for (const closed of [id, failed]) {
      expect((await refusal(one(fan, closed)))[0]).toBe(404);
      expect(await listed(closed)).toEqual(nowhere);
    }
  });

  it('of a suspended author stay closed, whatever ends meanwhile', async () => {
    const other = await world.person();
    const { id } = await upload(other);
    await world.pool.query('update player set suspended_at = now() where id = $1', [other.id]);
    await finish(id, {}, other);
    expect((await refusal(one(fan, id)))[0]).toBe(404);
    expect(await facts(id)).toEqual(['item.added', 'item.unlisted', 'highlight.ready']);
  });
});

describe('a removed highlight', () => {
  it('goes from every screen with its comments and everything stored of it', async () => {
    const [id, other] = [await ready(), await ready()];
    const storage = await openStorage(world.env);
    for (const key of [
      `${id}/original`,
      `${id}/1/video.mp4`,
      `${id}/1/hls/720/part-1.ts`,
      `${other}/1/video.mp4`,
    ])
      await storage.put(`highlights/${key}`, Buffer.from('bytes'), 'video/mp4');
    const screen = await fan.screen(1);
    await screen.watch('following');
    const say = { params: { id }, body: { content: 'What a shot' } };
    const comment = await fan.call(commentRoutes.onHighlight, say);
    expect((await one(author, id)).comments).toEqual([comment]);
    expect(await author.call(highlightRoutes.remove, { params: { id } })).toEqual({ success: true });
    expect(await screen.hears('feed.removed')).toEqual({ content_type: 'highlight', id, version: 4 });
    expect((await refusal(one(author, id)))[0]).toBe(404);
    expect((await refusal(author.call(commentRoutes.remove, { params: { id: comment.id } })))[0]).toBe(404);
    await world.settle();
    expect((await storage.list(`highlights/${id}/`)).keys).toEqual([]);
    expect((await storage.list(`highlights/${other}/`)).keys).toHaveLength(1);
  });
});

describe('the public highlight', () => {
  it('names a child by first name and initial, says nothing of a viewer, and is closed to who is blocked', async () => {
    const child = await world.person({ first_name: 'Mila', last_name: 'Sorensen', birthdate: '2012-03-30' });
    const id = await ready({ title: 'First goal' }, child);
    const shown = await seenPublicly(id);
    expect(shown).toMatchObject({ title: 'First goal', user: { first_name: 'Mila', last_name: 'S.' } });
    expect(shown).not.toHaveProperty('userLiked');
    expect((await one(fan, id)).user.last_name).toBe('Sorensen');
    await child.call(blockRoutes.block, { params: { id: fan.id } });
    expect((await refusal(seenPublicly(id, fan.token)))[0]).toBe(404);
    expect((await refusal(one(fan, id)))[0]).toBe(404);
    expect((await seenPublicly(id)).id).toBe(id);
  });
});

describe('the law of visibility', () => {
  it('is the same in TypeScript and in SQL, for every kind of item', async () => {
    const circumstances = fc.record({
      media: fc.option(fc.record({ isPublic: fc.boolean(), status: fc.constantFrom(...highlightStatuses) })),
      takenDown: fc.boolean(),
      authorSuspended: fc.boolean(),
    });
    const law = `select ${openSql} as open, ${listedSql} as listed
      from (select case when $1 then now() end as taken_down_at) i
      cross join (select case when $2 then now() end as suspended_at) a
      left join (select $3::boolean as is_public, $4::text as status) highlight on $3::boolean is not null`;
    await fc.assert(
      fc.asyncProperty(circumstances, async ({ media, ...rest }) => {
        const values = [rest.takenDown, rest.authorSuspended, media?.isPublic ?? null, media?.status ?? null];
        const { rows } = await world.pool.query(law, values);
        expect(rows).toEqual([visibilityOf({ isPublic: true, status: 'ready', ...media, ...rest })]);
      }),
    );
  });
});
