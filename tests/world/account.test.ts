import { refusals } from '@rinkside/contracts/error';
import { feedRoutes } from '@rinkside/contracts/feed';
import { followRoutes } from '@rinkside/contracts/follow';
import { likeRoutes } from '@rinkside/contracts/like';
import { playerRoutes, playerRules } from '@rinkside/contracts/player';
import { postRoutes } from '@rinkside/contracts/post';
import { rosterRoutes } from '@rinkside/contracts/roster';
import { callRoute, CallError, refusal } from '@rinkside/testkit/client';
import type { Person } from '@rinkside/testkit/person';
import { until } from '@rinkside/testkit/until';
import { World } from '@rinkside/testkit/world';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  addComment,
  addHighlight,
  addMentions,
  counters,
  isStored,
  mentionsOf,
  putAvatar,
  storedBelow,
} from './leavings.js';

let world: World;
beforeAll(async () => {
  world = await World.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
});
afterAll(() => world?.close());

const post = (author: Person, content = 'Early ice') => author.call(postRoutes.create, { body: { content } });
const like = (person: Person, id: string) =>
  person.call(likeRoutes.like, { body: { target_type: 'post', target_id: id } });
const follow = (who: Person, whom: Person) => who.call(followRoutes.follow, { params: { id: whom.id } });
const close = (person: Person) => person.call(playerRoutes.remove);

describe('a deleted account', () => {
  // @covers V7.4.2
  it('is refused from that moment on, with any token of its owner, and loses its sockets', async () => {
    const leaver = await world.person();
    const screen = await leaver.screen();
    expect(await close(leaver)).toEqual({ success: true });
    const fresh = await world.issuer.token(leaver.subject, {}, '2h');
    for (const token of [leaver.token, fresh]) {
      const call = callRoute(world.origin(), token, playerRoutes.me);
      expect(await refusal(call)).toEqual([401, refusals.closed]);
    }
    expect(refusals.closed).not.toContain(refusals.expiredToken);
    await until('its socket is cut', () => !screen.connected);
    await expect(leaver.screen()).rejects.toThrow(refusals.closed);
    await world.settle();
    expect(await refusal(leaver.call(playerRoutes.me))).toEqual([401, refusals.closed]);
  });

  it('is seen nowhere at once, and open screens drop its items', async () => {
    const leaver = await world.person({ first_name: 'Vanessa', last_name: 'Vanisher' });
    const friend = await world.person({ organization_id: leaver.organizationId });
    await follow(friend, leaver);
    await follow(leaver, friend);
    const { id } = await post(leaver);
    const hidden = await addHighlight(world, leaver.id, { open: false });
    const screens = [await friend.screen(), await friend.screen(), await friend.screen()] as const;
    await screens[0].watch(`organization:${leaver.organizationId}`);
    await screens[1].watch('following');
    await screens[2].watch(`post:${id}`);

    await close(leaver);
    const one = { params: { id: leaver.id } };
    expect(await refusal(friend.call(playerRoutes.one, one))).toEqual([404, refusals.notFound]);
    expect(await refusal(callRoute(world.origin(), undefined, playerRoutes.public, one))).toEqual([
      404,
      playerRules.unknown,
    ]);
    expect(await friend.call(playerRoutes.search, { query: { search: 'Vanisher' } })).toEqual([]);
    const organization = { params: { id: leaver.organizationId } };
    expect((await friend.call(feedRoutes.organization, organization)).items).toEqual([]);
    expect((await friend.call(feedRoutes.following)).items).toEqual([]);
    const members = await friend.call(rosterRoutes.members, organization);
    expect(members).toMatchObject({ totalMembers: 1, members: [{ id: friend.id }] });
    expect(await friend.call(followRoutes.following)).toEqual([]);

    for (const screen of screens) await screen.hears('feed.removed', (fact) => fact.id === id);
    const gone = { follower_id: leaver.id, target_id: friend.id, following: false };
    expect(await screens[0].hears('follow.changed', (fact) => fact.target_id === friend.id)).toMatchObject(
      gone,
    );
    await screens[0].hears('follow.changed', (fact) => fact.target_id === leaver.id && !fact.following);
    await world.settle();
    expect(JSON.stringify(screens.map(({ heard }) => heard))).not.toContain(hidden.id);
  });

  // @covers C3
  it('takes its likes and comments back with the counts right, and leaves no row and no file behind', async () => {
    const leaver = await world.person();
    const friend = await world.person();
    const posts = [await post(friend), await post(friend), await post(friend)];
    for (const { id } of posts) await Promise.all([like(leaver, id), like(friend, id)]);
    await like(friend, (await post(leaver)).id);
    const [first, second] = [posts[0]?.id ?? '', posts[1]?.id ?? ''];
    for (let at = 0; at < 3; at++) await addComment(world, first, leaver.id);
    await addComment(world, second, friend.id);
    await addComment(world, second, leaver.id, { takenDown: true });
    await Promise.all([follow(friend, leaver), follow(leaver, friend)]);
    await addMentions(world, leaver.id, friend.id);
    const avatar = await putAvatar(world, leaver);
    const { files } = await addHighlight(world, leaver.id);
    const screen = await friend.screen();
    await screen.watch(`post:${first}`);
    await world.settle();

    await close(leaver);
    await until('it is gone', async () => (await mentionsOf(world, leaver.id)).length === 0);
    for (const { stored, counted } of await counters(world)) expect(stored).toEqual(counted);
    const removals = screen.all('comment.removed');
    expect(removals.map(({ commentsCount }) => commentsCount)).toEqual([2, 1, 0]);
    expect(new Set(removals.map(({ version }) => version)).size).toBe(3);
    const unliked = { likesCount: 1, liked: false, actor_id: leaver.id };
    await screen.hears('like.changed', (fact) => fact.target_id === first && !fact.liked);
    expect(screen.all('like.changed').at(-1)).toMatchObject(unliked);
    await world.settle();
    for (const key of [...files, avatar])
      await until(`${key} is gone`, async () => !(await isStored(world, key)), 20_000);
  });

  it('goes once, whatever else its owner does at the same time', async () => {
    const leaver = await world.person();
    const friend = await world.person();
    const { id } = await post(friend);
    const acts: (() => Promise<unknown>)[] = Array.from({ length: 6 }, (_, at) => [
      () => post(leaver, `last words ${at}`),
      () =>
        at % 2
          ? like(leaver, id)
          : leaver.call(likeRoutes.unlike, { body: { target_type: 'post', target_id: id } }),
      () => follow(leaver, friend),
      () => leaver.call(playerRoutes.update, { body: { level: 'A' } }),
      () => putAvatar(world, leaver),
    ]).flat();
    acts.splice(
      8,
      0,
      () => close(leaver),
      () => close(leaver),
    );
    const answers = await Promise.allSettled(acts.map((act) => act()));
    for (const answer of answers)
      if (answer.status === 'rejected') {
        expect(answer.reason).toBeInstanceOf(CallError);
        expect([401, 403, 404]).toContain((answer.reason as CallError).status);
      }
    await until('it is gone', async () => (await mentionsOf(world, leaver.id)).length === 0);
    for (const { stored, counted } of await counters(world)) expect(stored).toEqual(counted);
    await world.settle();
    const { rows } = await world.pool.query(
      `select 1 from outbox where name = 'account.closed' and payload ->> 'player_id' = $1`,
      [leaver.id],
    );
    expect(rows).toHaveLength(1);
    await until(
      'no picture is left',
      async () => (await storedBelow(world, `avatars/${leaver.id}`)).length === 0,
      20_000,
    );
  });

  // @covers V10.3.3
  it('frees its place as a coach, and can never be a person again by the same identity', async () => {
    const coach = await world.person({ role: 'coach' });
    await close(coach);
    await world.settle();
    const next = await world.person({ role: 'coach', organization_id: coach.organizationId });
    expect(next.profile.coach_confirmed).toBe(true);
    const tries = Array.from({ length: 5 }, () => refusal(coach.call(playerRoutes.me)));
    expect(new Set((await Promise.all(tries)).map(([status]) => status))).toEqual(new Set([401]));
  });
});
