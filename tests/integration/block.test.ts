// @module-tag extended
import { blockRoutes, blockRules } from '@rinkside/contracts/block';
import { errorMessages } from '@rinkside/contracts/error';
import { feedRoutes } from '@rinkside/contracts/feed';
import { followRoutes } from '@rinkside/contracts/follow';
import { likeRoutes } from '@rinkside/contracts/like';
import { playerRoutes } from '@rinkside/contracts/player';
import { postRoutes } from '@rinkside/contracts/post';
import { callRoute, expectErrorReply } from '@rinkside/testkit/api-client';
import type { TestUser } from '@rinkside/testkit/test-user';
import { waitFor } from '@rinkside/testkit/wait-for';
import { TestApp } from '@rinkside/testkit/test-app';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { storedFileNames, uploadAvatar } from './deletion-residue.js';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
});
afterAll(() => app?.close());

const unknownId = '0198c0de-0000-7000-8000-000000000000';
const notFound: [number, string] = [404, errorMessages.notFound];
const withId = ({ id }: { id: string }) => ({ params: { id } });
const block = (person: TestUser, target: TestUser) => person.call(blockRoutes.block, withId(target));
const follow = (person: TestUser, target: TestUser) => person.call(followRoutes.follow, withId(target));
const post = (person: TestUser, content = 'Early ice') =>
  person.call(postRoutes.create, { body: { content } });
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);

const createPlayers = async (count: number, organization_id?: string): Promise<TestUser[]> => {
  const firstPlayer = await app.user(organization_id ? { organization_id } : {});
  const otherPlayers = Array.from({ length: count - 1 }, () =>
    app.user({ organization_id: firstPlayer.organizationId }),
  );
  return [firstPlayer, ...(await Promise.all(otherPlayers))];
};
const createPair = async () => {
  const [alice, bob] = await createPlayers(2);
  return { alice: alice!, bob: bob! };
};

describe('a block', () => {
  it('is rejected for oneself, an unknown player and a malformed id', async () => {
    const { alice } = await createPair();
    expect(await expectErrorReply(block(alice, alice))).toEqual([400, blockRules.self]);
    expect(await expectErrorReply(alice.call(blockRoutes.block, withId({ id: unknownId })))).toEqual(
      notFound,
    );
    expect(await expectErrorReply(alice.call(blockRoutes.block, withId({ id: 'x' })))).toEqual(notFound);
    expect(await expectErrorReply(alice.call(blockRoutes.unblock, withId({ id: unknownId })))).toEqual(
      notFound,
    );
  });

  it('is idempotent, and so is its removal', async () => {
    const { alice, bob } = await createPair();
    for (const _ of [1, 2]) expect(await block(alice, bob)).toEqual({ blocked: true });
    expect(ids(await alice.call(blockRoutes.list))).toEqual([bob.id]);
    for (const _ of [1, 2])
      expect(await alice.call(blockRoutes.unblock, withId(bob))).toEqual({ blocked: false });
    expect(await alice.call(blockRoutes.list)).toEqual([]);
  });

  it('of a person who blocked you answers as for an unknown player, until they unblock', async () => {
    const { alice, bob } = await createPair();
    await block(alice, bob);
    expect(await expectErrorReply(block(bob, alice))).toEqual(notFound);
    expect(await expectErrorReply(bob.call(blockRoutes.unblock, withId(alice)))).toEqual(notFound);
    expect(await bob.call(blockRoutes.list)).toEqual([]);
    await alice.call(blockRoutes.unblock, withId(bob));
    expect(await block(bob, alice)).toEqual({ blocked: true });
  });

  it('has at most one direction when both block at once', async () => {
    for (let round = 0; round < 10; round++) {
      const { alice, bob } = await createPair();
      await Promise.allSettled([block(alice, bob), block(bob, alice)]);
      expect(
        await app.count('select count(*) from block where blocker_id = any($1)', [[alice.id, bob.id]]),
      ).toBe(1);
    }
  });

  it('lists the name and the photo that the blocker saw, until it is removed', async () => {
    const { alice, bob } = await createPair();
    const before = await bob.call(playerRoutes.me);
    const key = await uploadAvatar(app, bob);
    await block(alice, bob);
    await bob.call(playerRoutes.update, { body: { first_name: 'Newname', last_name: 'Changed' } });
    const newKey = await uploadAvatar(app, bob);
    await app.settle();
    const [row] = await alice.call(blockRoutes.list);
    expect(row).toMatchObject({ first_name: before.first_name, last_name: before.last_name });
    expect(row?.avatar).toContain(`/media/${key}?exp=`);
    const statusOf = async (path: string | null | undefined) => (await fetch(app.origin() + path)).status;
    expect(await statusOf(row?.avatar)).toBe(200);
    // Only the list of blocks opens the replaced photo.
    expect(await statusOf(`/media/${key}`)).toBe(404);
    await alice.call(blockRoutes.unblock, withId(bob));
    await app.settle();
    expect(await statusOf(row?.avatar)).toBe(404);
    expect(await statusOf(`/media/${newKey}`)).toBe(200);
  });

  it('leaves no photo after the account of either player is deleted', async () => {
    for (const leaverIsBlocker of [true, false]) {
      const { alice, bob } = await createPair();
      await uploadAvatar(app, bob);
      await block(alice, bob);
      await uploadAvatar(app, bob);
      await (leaverIsBlocker ? alice : bob).call(playerRoutes.remove);
      await app.settle();
      await waitFor(
        'only the photos of profiles are left',
        async () => (await storedFileNames(app, `avatars/${bob.id}`)).length === (leaverIsBlocker ? 1 : 0),
      );
    }
  });

  it('is listed newest first, by page or cursor, for the blocker only', async () => {
    const [alice, ...blockedPlayers] = await createPlayers(8);
    for (const blockedPlayer of blockedPlayers) await block(alice!, blockedPlayer);
    const newestFirst = ids(blockedPlayers).toReversed();
    expect(ids(await alice!.call(blockRoutes.list))).toEqual(newestFirst);
    expect(ids(await alice!.call(blockRoutes.list, { query: { page: 2, limit: 3 } }))).toEqual(
      newestFirst.slice(3, 6),
    );
    expect(await blockedPlayers[0]!.call(blockRoutes.list)).toEqual([]);

    const first = await fetch(`${app.origin()}/api/user-blocks?limit=5`, {
      headers: { authorization: `Bearer ${alice!.token}` },
    });
    const next = /cursor=([^&>]+)/.exec(first.headers.get('link') ?? '')?.[1];
    expect(next).toBeTruthy();
    expect(ids(await alice!.call(blockRoutes.list, { query: { limit: 5, cursor: next } }))).toEqual(
      newestFirst.slice(5),
    );
  });

  it('ends follows in both directions with an event to both players, and unblocking restores none', async () => {
    const { alice, bob } = await createPair();
    await follow(alice, bob);
    await follow(bob, alice);
    await app.settle();
    const clients = [
      { client: await alice.liveClient(), profile_id: alice.id },
      { client: await bob.liveClient(), profile_id: bob.id },
    ];
    await block(alice, bob);
    for (const { client, profile_id } of clients) {
      for (const [follower_id, target_id] of [
        [alice.id, bob.id],
        [bob.id, alice.id],
      ])
        expect(
          await client.waitForEvent('follow.changed', (event) => event.follower_id === follower_id),
        ).toEqual({
          follower_id,
          target_type: 'user',
          target_id,
          following: false,
          version: 2,
          profile_id,
        });
    }
    await alice.call(blockRoutes.unblock, withId(bob));
    for (const person of [alice, bob])
      for (const route of [followRoutes.following, followRoutes.followers])
        expect(await person.call(route)).toEqual([]);
  });

  it('leaves no follow that was created concurrently', async () => {
    for (let round = 0; round < 15; round++) {
      const { alice, bob } = await createPair();
      await Promise.allSettled([follow(alice, bob), block(bob, alice), follow(bob, alice)]);
      expect(
        await app.count('select count(*) from follow where follower_id = any($1) and following', [
          [alice.id, bob.id],
        ]),
      ).toBe(0);
    }
  });

  it('rejects follows in both directions until it is removed', async () => {
    const { alice, bob } = await createPair();
    await block(alice, bob);
    expect(await expectErrorReply(follow(alice, bob))).toEqual(notFound);
    expect(await expectErrorReply(follow(bob, alice))).toEqual(notFound);
    await alice.call(blockRoutes.unblock, withId(bob));
    expect(await follow(bob, alice)).toEqual({ following: true });
  });
});

describe('two players after a block', () => {
  let alice: TestUser;
  let bob: TestUser;
  let thirdPlayer: TestUser;
  let posts: Map<TestUser, string>;
  beforeAll(async () => {
    const [first, second, third] = await createPlayers(3);
    [alice, bob, thirdPlayer] = [first!, second!, third!];
    posts = new Map([
      [alice, (await post(alice, 'of the one')).id],
      [bob, (await post(bob, 'of the other')).id],
    ]);
    for (const person of [alice, bob]) {
      await thirdPlayer.call(followRoutes.follow, withId(person));
      await person.call(followRoutes.follow, withId(thirdPlayer));
      await person.call(followRoutes.followOrganization, { params: { id: thirdPlayer.organizationId } });
    }
    await block(alice, bob);
  });

  const sides = () => [
    { viewer: alice, hidden: bob },
    { viewer: bob, hidden: alice },
  ];

  it('cannot see or like each other’s pages and items', async () => {
    for (const { viewer, hidden } of sides()) {
      const id = posts.get(hidden)!;
      expect(await expectErrorReply(viewer.call(playerRoutes.one, withId(hidden)))).toEqual(notFound);
      expect(await expectErrorReply(viewer.call(postRoutes.one, withId({ id })))).toEqual(notFound);
      expect(
        await expectErrorReply(viewer.call(postRoutes.edit, { ...withId({ id }), body: { content: 'x' } })),
      ).toEqual(notFound);
      expect(await expectErrorReply(viewer.call(postRoutes.remove, withId({ id })))).toEqual(notFound);
      const body = { target_type: 'post', target_id: id } as const;
      expect(await expectErrorReply(viewer.call(likeRoutes.like, { body }))).toEqual(notFound);
      expect(await viewer.call(postRoutes.byPlayer, withId(hidden)).catch(() => [])).toEqual([]);
    }
  });

  it('are missing from each other’s feeds and lists but visible to others', async () => {
    const organization = { params: { id: thirdPlayer.organizationId } };
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
    const { items } = await thirdPlayer.call(feedRoutes.organization, organization);
    expect(items.map(({ user }) => user.id)).toEqual(expect.arrayContaining([alice.id, bob.id]));
    expect(ids(await thirdPlayer.call(followRoutes.followers))).toEqual(
      expect.arrayContaining([alice.id, bob.id]),
    );
  });

  it('cannot watch each other’s rooms', async () => {
    for (const { viewer, hidden } of sides()) {
      const client = await viewer.liveClient();
      for (const room of [`player:${hidden.id}`, `post:${posts.get(hidden)}`])
        expect(await client.watch(room)).toEqual({ ok: false, error: errorMessages.notFound });
    }
  });

  it('stay visible to signed-out visitors', async () => {
    const page = await callRoute(app.origin(), undefined, playerRoutes.public, withId(alice));
    expect(page.id).toBe(alice.id);
  });
});
