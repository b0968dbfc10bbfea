import { blockRoutes } from '@rinkside/contracts/block';
import { refusals } from '@rinkside/contracts/error';
import { followRoutes } from '@rinkside/contracts/follow';
import { highlightRoutes } from '@rinkside/contracts/highlight';
import { likeRoutes } from '@rinkside/contracts/like';
import { postRoutes } from '@rinkside/contracts/post';
import type { Person } from '@rinkside/testkit/person';
import { Screen } from '@rinkside/testkit/screen';
import { until } from '@rinkside/testkit/until';
import { World } from '@rinkside/testkit/world';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openHighlights, type Highlights } from './highlights.js';
import { Office } from './office.js';

let world: World;
let highlights: Highlights;
let office: Office;
let author: Person;
let stranger: Person;
beforeAll(async () => {
  world = await World.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl'), gateways: 2 });
  highlights = await openHighlights(world);
  office = await Office.open(world);
  [author, stranger] = [await world.person(), await world.person()];
});
afterAll(async () => {
  await highlights?.close();
  await world?.close();
});

const nobody = '0198c0de-0000-7000-8000-000000000000';
const of = (id: string) => ({ params: { id } });
const post = async (content = 'Early ice') =>
  (await author.call(postRoutes.create, { body: { content } })).id;

describe('a right that ends', () => {
  /** Acts without a pause until told to stop. */
  const keepOn = (act: (round: number) => Promise<unknown>) => {
    const going = { on: true };
    const done = (async () => {
      for (let round = 0; going.on; round++) await act(round);
    })();
    return async () => {
      going.on = false;
      await done;
    };
  };
  /** Longest time from `end` to the last event, ms, while `act` goes on for more than a second after it. */
  const lastAfter = async (
    screen: Screen,
    act: (round: number) => Promise<unknown>,
    end: () => Promise<unknown>,
  ) => {
    const stop = keepOn(act);
    await until('the screen hears it', () => screen.heard.length > 3);
    await end();
    const ended = Date.now();
    await until('it went on for a while', () => Date.now() - ended > 1300);
    await stop();
    return Math.max(0, ...screen.heard.map(({ at }) => at - ended));
  };
  const likeOn = (target_type: 'post' | 'highlight', target_id: string, by: Person) => (round: number) =>
    by.call(round % 2 ? likeRoutes.unlike : likeRoutes.like, { body: { target_type, target_id } });

  // @covers R7 S3 V8.3.2
  it('by unfollowing is heard no more within a second', async () => {
    const fan = await world.person();
    await fan.call(followRoutes.follow, of(author.id));
    const screen = await fan.screen(1);
    await screen.watch('following');
    const end = () => fan.call(followRoutes.unfollow, of(author.id));
    expect(await lastAfter(screen, () => post(), end)).toBeLessThan(1000);
  });

  it('by unfollowing just as the room is asked for is gone too', async () => {
    for (let round = 0; round < 5; round++) {
      const fan = await world.person();
      await fan.call(followRoutes.follow, of(author.id));
      const screen = await fan.screen(round);
      await Promise.all([screen.watch('following'), fan.call(followRoutes.unfollow, of(author.id))]);
      await world.settle();
      const [before, id] = [screen.heard.length, await post()];
      await until('it is published', () =>
        world.count(`select count(*) from outbox where payload->>'id' = $1 and published_at is not null`, [
          id,
        ]),
      );
      await screen.watch(`organization:${nobody}`);
      expect(screen.heard.slice(before).map(({ event }) => event)).toEqual([]);
    }
  });

  // @covers S3
  it('because a highlight turned private is heard no more within a second, by nobody but its owner', async () => {
    const id = await highlights.make(author);
    const [screen, own] = [await stranger.screen(1), await author.screen()];
    for (const each of [screen, own]) expect(await each.watch(`highlight:${id}`)).toEqual({ ok: true });
    await screen.watch(`player:${author.id}`);
    const edit = (body: { is_public?: boolean; title?: string }) =>
      author.call(highlightRoutes.edit, { ...of(id), body });
    const like = likeOn('highlight', id, author);
    const last = await lastAfter(
      screen,
      async (round) => [await like(round), await edit({ title: `Round ${round}` })],
      () => edit({ is_public: false }),
    );
    expect(last).toBeLessThan(1000);
    expect(screen.all('feed.removed')).toMatchObject([{ content_type: 'highlight', id }]);
    expect(own.all('feed.removed')).toEqual([]);
    const version = (await author.call(highlightRoutes.one, of(id))).version;
    await until('its owner heard all of it', () =>
      own
        .all('feed.changed')
        .concat(own.all('like.changed') as never)
        .some((each) => each.version === version),
    );
    expect(await screen.watch(`highlight:${id}`)).toEqual({ ok: false, error: refusals.notFound });
    await edit({ is_public: true });
    expect(await screen.hears('feed.added')).toMatchObject({ item: { id } });
    expect(await screen.watch(`highlight:${id}`)).toEqual({ ok: true });
  });

  it('because a highlight turned private while its media was worked on hides how that ends', async () => {
    for (const end of [highlights.finish, highlights.fail]) {
      const id = await highlights.make(author, { ready: false });
      const [screen, own] = [await stranger.screen(), await author.screen()];
      expect(await screen.watch(`highlight:${id}`)).toEqual({ ok: true });
      await author.call(highlightRoutes.edit, { ...of(id), body: { is_public: false } });
      await screen.hears('feed.removed');
      await end(author, id);
      await until(
        'its owner hears how',
        () => own.all('highlight.ready').length + own.all('highlight.failed').length > 0,
      );
      expect(screen.heard.map(({ event }) => event)).toEqual(['feed.removed']);
    }
  });

  it('because a moderator took it down is heard no more within a second', async () => {
    const id = await post();
    const screen = await stranger.screen(1);
    await screen.watch(`post:${id}`);
    const act = (round: number) =>
      author.call(postRoutes.edit, { ...of(id), body: { content: `Round ${round}` } });
    expect(await lastAfter(screen, act, () => office.act(stranger, 'post', id, 'hide'))).toBeLessThan(1000);
  });

  // @covers S3
  it('with the account’s suspension ends its sockets within a second, for good', async () => {
    const person = await world.person();
    const screens = [await person.screen(0), await person.screen(1)];
    for (const screen of screens) await screen.watch(`player:${author.id}`);
    const stop = keepOn(() => post());
    await until('both hear', () => screens.every(({ heard }) => heard.length > 3));
    await office.operator('suspend', person.id);
    const ended = Date.now();
    await until('both are cut', () => screens.every((screen) => !screen.connected));
    expect(Date.now() - ended).toBeLessThan(1000);
    await until('it went on for a while', () => Date.now() - ended > 1300);
    await stop();
    for (const screen of screens) {
      expect(screen.connected).toBe(false);
      expect(Math.max(...screen.heard.map(({ at }) => at - ended))).toBeLessThan(1000);
    }
  });

  it('with its token cuts the socket, which comes back with no older one', async () => {
    const person = await world.person();
    const token = await world.issuer.token(person.subject, {}, '2s');
    const screen = await new Screen(world.origin(), token).open();
    await screen.watch(`player:${author.id}`);
    await until('its token has ended and the socket is cut', () => !screen.connected, 5000);
    const heard = screen.heard.length;
    await post();
    await world.settle();
    expect([screen.connected, screen.heard.length]).toEqual([false, heard]);
    screen.close();
  });

  // @covers S5
  it('is asked for again after a reconnect, and nothing older is told then', async () => {
    const [id, watcher] = [await post(), await world.person()];
    await world.settle();
    const screen = await watcher.screen();
    for (const room of [`post:${id}`, `player:${author.id}`])
      expect(await screen.watch(room)).toEqual({ ok: true });
    await author.call(blockRoutes.block, of(watcher.id));
    screen.cut();
    await until('it is cut', () => !screen.connected);
    await author.call(postRoutes.edit, { ...of(id), body: { content: 'While it was away' } });
    await until('it is back', () => screen.connected);
    for (const room of [`post:${id}`, `player:${author.id}`])
      expect(await screen.watch(room)).toEqual({ ok: false, error: refusals.notFound });
    await author.call(blockRoutes.unblock, of(watcher.id));
    await author.call(postRoutes.edit, { ...of(id), body: { content: 'Nobody asked again' } });
    await world.settle();
    expect(screen.heard).toEqual([]);
  });
});
