import { blockRoutes, blockRules } from '@rinkside/contracts/block';
import { refusals } from '@rinkside/contracts/error';
import { feedRoutes } from '@rinkside/contracts/feed';
import { followRoutes } from '@rinkside/contracts/follow';
import { likeRoutes } from '@rinkside/contracts/like';
import { playerRoutes } from '@rinkside/contracts/player';
import { postRoutes } from '@rinkside/contracts/post';
import { callRoute, refusal } from '@rinkside/testkit/client';
import type { Person } from '@rinkside/testkit/person';
import { World } from '@rinkside/testkit/world';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await World.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
});
afterAll(() => world?.close());

const nobody = '0198c0de-0000-7000-8000-000000000000';
const unknown: [number, string] = [404, refusals.notFound];
const of = ({ id }: { id: string }) => ({ params: { id } });
const block = (person: Person, other: Person) => person.call(blockRoutes.block, of(other));
const follow = (person: Person, other: Person) => person.call(followRoutes.follow, of(other));
const post = (person: Person, content = 'Early ice') => person.call(postRoutes.create, { body: { content } });
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);

const people = async (count: number, organization_id?: string): Promise<Person[]> => {
  const first = await world.person(organization_id ? { organization_id } : {});
  const rest = Array.from({ length: count - 1 }, () =>
    world.person({ organization_id: first.organizationId }),
  );
  return [first, ...(await Promise.all(rest))];
};
const pair = async () => {
  const [one, other] = await people(2);
  return { one: one!, other: other! };
};

describe('a block', () => {
  it('is refused of oneself, of nobody and of what is no id', async () => {
    const { one } = await pair();
    expect(await refusal(block(one, one))).toEqual([400, blockRules.self]);
    expect(await refusal(one.call(blockRoutes.block, of({ id: nobody })))).toEqual(unknown);
    expect(await refusal(one.call(blockRoutes.block, of({ id: 'x' })))).toEqual(unknown);
    expect(await refusal(one.call(blockRoutes.unblock, of({ id: nobody })))).toEqual(unknown);
  });

  it('made or taken back again changes nothing', async () => {
    const { one, other } = await pair();
    for (const _ of [1, 2]) expect(await block(one, other)).toEqual({ blocked: true });
    expect(ids(await one.call(blockRoutes.list))).toEqual([other.id]);
    for (const _ of [1, 2])
      expect(await one.call(blockRoutes.unblock, of(other))).toEqual({ blocked: false });
    expect(await one.call(blockRoutes.list)).toEqual([]);
  });

  it('may answer a block, and stays when the other is taken back', async () => {
    const { one, other } = await pair();
    await block(one, other);
    expect(await block(other, one)).toEqual({ blocked: true });
    await one.call(blockRoutes.unblock, of(other));
    expect(await one.call(blockRoutes.list)).toEqual([]);
    expect(await refusal(one.call(playerRoutes.one, of(other)))).toEqual(unknown);
    expect(await refusal(other.call(playerRoutes.one, of(one)))).toEqual(unknown);
  });

  it('is listed newest first, page by page, for the blocker only', async () => {
    const [one, ...others] = await people(8);
    for (const other of others) await block(one!, other);
    const newest = ids(others).toReversed();
    expect(ids(await one!.call(blockRoutes.list))).toEqual(newest);
    expect(ids(await one!.call(blockRoutes.list, { query: { page: 2, limit: 3 } }))).toEqual(
      newest.slice(3, 6),
    );
    expect(await others[0]!.call(blockRoutes.list)).toEqual([]);

    const first = await fetch(`${world.origin()}/api/user-blocks?limit=5`, {
      headers: { authorization: `Bearer ${one!.token}` },
    });
    const next = /cursor=([^&>]+)/.exec(first.headers.get('link') ?? '')?.[1];
    expect(next).toBeTruthy();
    expect(ids(await one!.call(blockRoutes.list, { query: { limit: 5, cursor: next } }))).toEqual(
      newest.slice(5),
    );
  });

  it('ends follows both ways, tells both people with higher versions, and restores none of them', async () => {
    const { one, other } = await pair();
    await follow(one, other);
    await follow(other, one);
    await world.settle();
    const screens = [await one.screen(), await other.screen()];
    await block(one, other);
    for (const screen of screens) {
      for (const [follower_id, target_id] of [
        [one.id, other.id],
        [other.id, one.id],
      ])
        expect(await screen.hears('follow.changed', (fact) => fact.follower_id === follower_id)).toEqual({
          follower_id,
          target_type: 'user',
          target_id,
          following: false,
          version: 2,
        });
    }
    await one.call(blockRoutes.unblock, of(other));
    for (const person of [one, other])
      for (const route of [followRoutes.following, followRoutes.followers])
        expect(await person.call(route)).toEqual([]);
  });

  it('leaves no follow behind that was made at the same moment', async () => {
    for (let round = 0; round < 15; round++) {
      const { one, other } = await pair();
      await Promise.allSettled([follow(one, other), block(other, one), follow(other, one)]);
      expect(
        await world.count('select count(*) from follow where follower_id = any($1) and following', [
          [one.id, other.id],
        ]),
      ).toBe(0);
    }
  });

  it('refuses follows both ways, and they work again once it is taken back', async () => {
    const { one, other } = await pair();
    await block(one, other);
    expect(await refusal(follow(one, other))).toEqual(unknown);
    expect(await refusal(follow(other, one))).toEqual(unknown);
    await one.call(blockRoutes.unblock, of(other));
    expect(await follow(other, one)).toEqual({ following: true });
  });
});

describe('two people, one of whom blocked the other', () => {
  let one: Person;
  let other: Person;
  let witness: Person;
  let posts: Map<Person, string>;
  beforeAll(async () => {
    const [first, second, third] = await people(3);
    [one, other, witness] = [first!, second!, third!];
    posts = new Map([
      [one, (await post(one, 'of the one')).id],
      [other, (await post(other, 'of the other')).id],
    ]);
    for (const person of [one, other]) {
      await witness.call(followRoutes.follow, of(person));
      await person.call(followRoutes.follow, of(witness));
      await person.call(followRoutes.followOrganization, { params: { id: witness.organizationId } });
    }
    await block(one, other);
  });

  const sides = () => [
    { viewer: one, hidden: other },
    { viewer: other, hidden: one },
  ];

  it('see neither each other’s pages nor items, and cannot like them', async () => {
    for (const { viewer, hidden } of sides()) {
      const id = posts.get(hidden)!;
      expect(await refusal(viewer.call(playerRoutes.one, of(hidden)))).toEqual(unknown);
      expect(await refusal(viewer.call(postRoutes.one, of({ id })))).toEqual(unknown);
      expect(await refusal(viewer.call(postRoutes.edit, { ...of({ id }), body: { content: 'x' } }))).toEqual(
        unknown,
      );
      expect(await refusal(viewer.call(postRoutes.remove, of({ id })))).toEqual(unknown);
      const body = { target_type: 'post', target_id: id } as const;
      expect(await refusal(viewer.call(likeRoutes.like, { body }))).toEqual(unknown);
      expect(await viewer.call(postRoutes.byPlayer, of(hidden)).catch(() => [])).toEqual([]);
    }
  });

  it('are in none of each other’s feeds and lists, while others see both', async () => {
    const organization = { params: { id: witness.organizationId } };
    for (const { viewer, hidden } of sides()) {
      const feeds = [
        (await viewer.call(feedRoutes.organization, organization)).items,
        (await viewer.call(feedRoutes.following)).items,
        await viewer.call(postRoutes.following),
      ];
      for (const items of feeds) expect(items.map(({ user }) => user.id)).not.toContain(hidden.id);
      expect(ids(await viewer.call(playerRoutes.search))).not.toContain(hidden.id);
      expect(ids(await viewer.call(playerRoutes.search, { query: { search: 'Noor' } }))).not.toContain(
        hidden.id,
      );
    }
    const { items } = await witness.call(feedRoutes.organization, organization);
    expect(items.map(({ user }) => user.id)).toEqual(expect.arrayContaining([one.id, other.id]));
    expect(ids(await witness.call(followRoutes.followers))).toEqual(
      expect.arrayContaining([one.id, other.id]),
    );
  });

  it('get no room of each other', async () => {
    for (const { viewer, hidden } of sides()) {
      const screen = await viewer.screen();
      for (const room of [`player:${hidden.id}`, `post:${posts.get(hidden)}`])
        expect(await screen.watch(room)).toEqual({ ok: false, error: refusals.notFound });
    }
  });

  it('stay public to whoever is signed out', async () => {
    const page = await callRoute(world.origin(), undefined, playerRoutes.public, of(one));
    expect(page.id).toBe(one.id);
  });
});
