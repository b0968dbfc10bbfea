import { childRoutes } from '@rinkside/contracts/child';
import { childRequestRoutes } from '@rinkside/contracts/child-request';
import { coachRoutes } from '@rinkside/contracts/coach';
import { commentRoutes } from '@rinkside/contracts/comment';
import { exportRoutes } from '@rinkside/contracts/export';
import { followRoutes } from '@rinkside/contracts/follow';
import { gameRoutes } from '@rinkside/contracts/game';
import { guardianRoutes, guardianRules, type ChildLinkKind } from '@rinkside/contracts/guardian';
import { childLinkPage } from '@rinkside/contracts/link-pages';
import { notificationRoutes } from '@rinkside/contracts/notification';
import { organizationRoutes } from '@rinkside/contracts/organization';
import { playerRoutes } from '@rinkside/contracts/player';
import { proofRules } from '@rinkside/contracts/proof';
import { postRoutes } from '@rinkside/contracts/post';
import { deleteOldLinks } from '@rinkside/domain/family/child-link.retention';
import { poolSql } from '@rinkside/platform/sql';
import { expectErrorReply } from '@rinkside/testkit/api-client';
import { TestApp } from '@rinkside/testkit/test-app';
import type { TestUser } from '@rinkside/testkit/test-user';
import { waitFor } from '@rinkside/testkit/wait-for';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open({
    maintenanceIntervalMs: 500,
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
    gateways: 2,
  });
});
afterAll(() => app?.close());

const yearsAgo = (years: number) => `${new Date().getUTCFullYear() - years}-01-01`;
const createParent = () => app.user({ role: 'parent', position: 'skater' });
const addChild = (guardian: TestUser, age = 9) =>
  guardian.call(childRoutes.add, {
    body: {
      first_name: 'Ivy',
      last_name: 'Marlow',
      birthdate: yearsAgo(age),
      position: 'goalie',
      age: '10U',
      organization_id: guardian.organizationId,
    },
  });
const addLink = (guardian: TestUser, id: string, kind: ChildLinkKind = 'guardian') =>
  guardian.call(guardianRoutes.addLink, { params: { id }, body: { kind } });
const accept = (person: TestUser, token: string) =>
  person.call(guardianRoutes.acceptLink, { body: { token } });
const remove = (guardian: TestUser, id: string, guardian_id: string) =>
  guardian.call(guardianRoutes.remove, { params: { id, guardian_id } });
const childrenOf = async (guardian: TestUser) => (await guardian.call(childRoutes.list)).map(({ id }) => id);
const linksOf = (guardian: TestUser, id: string) => guardian.call(guardianRoutes.links, { params: { id } });
const deleteOld = () => deleteOldLinks(poolSql(app.pool));
const ended = [404, guardianRules.linkEnded];

/** A child with two guardians. */
const createFamily = async (age?: number) => {
  const [parent, second] = [await createParent(), await createParent()];
  const child = await addChild(parent, age);
  await accept(second, (await addLink(parent, child.id)).token);
  return { parent, second, child };
};

const agree = (guardian: TestUser, id: string) => guardian.call(childRequestRoutes.agree, { params: { id } });

/** Gives the child a login; the other guardians agree. Returns the person who signs in with it. */
const handOver = async (parent: TestUser, childId: string, others: TestUser[] = []) => {
  const person = await app.unonboardedUser();
  await accept(person, (await addLink(parent, childId, 'login')).token);
  for (const guardian of others) await agree(guardian, childId);
  return person;
};

describe('an invitation', () => {
  it('shows the child’s first name and who invites, and makes the adult a guardian', async () => {
    const [parent, second] = [await createParent(), await createParent()];
    const child = await addChild(parent);
    const { token, ...link } = await addLink(parent, child.id);
    expect(link).toMatchObject({ kind: 'guardian', state: 'open', created_by: { id: parent.id } });
    expect(Date.parse(link.expires_at) - Date.parse(link.created_at)).toBe(7 * 24 * 3_600_000);
    expect(await second.call(guardianRoutes.openLink, { body: { token } })).toEqual({
      kind: 'guardian',
      child: { first_name: 'Ivy' },
      created_by: { first_name: 'Noor', last_name: 'Lindqvist', avatar: null },
      expires_at: link.expires_at,
    });
    expect(await accept(second, token)).toEqual({
      kind: 'guardian',
      child_id: child.id,
      effective_at: null,
    });
    expect(await second.call(childRoutes.list)).toMatchObject([
      { id: child.id, guardians: 2, rights: 'act', has_login: false },
    ]);
    const guardians = await second.call(guardianRoutes.list, { actingAs: child.id });
    expect(guardians.map(({ id }) => id)).toEqual([parent.id, second.id]);
    const { id } = await second.call(postRoutes.create, {
      actingAs: child.id,
      body: { content: 'From my second guardian' },
    });
    expect((await parent.call(postRoutes.one, { params: { id } })).user.id).toBe(child.id);
    expect(await linksOf(second, child.id)).toMatchObject([{ id: link.id, state: 'accepted' }]);
  });

  it('stores only a hash of its token', async () => {
    const parent = await createParent();
    const child = await addChild(parent);
    const { id, token } = await addLink(parent, child.id);
    const { rows } = await app.pool.query<{ row: string }>(
      'select l::text as row from child_link l where id = $1',
      [id],
    );
    expect(rows[0]?.row).not.toContain(token);
    expect(
      await app.count('select count(*) from idempotency where reply::text like $1', [`%${token}%`]),
    ).toBe(0);
  });

  it('is opened by a page that sends no referrer', async () => {
    const { headers } = await fetch(`${app.origin()}${childLinkPage}`);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('works once, until it is revoked or expires', async () => {
    const [parent, second, third] = [await createParent(), await createParent(), await createParent()];
    const child = await addChild(parent);
    const used = await addLink(parent, child.id);
    await accept(second, used.token);
    expect(await expectErrorReply(accept(third, used.token))).toEqual(ended);
    const revoked = await addLink(second, child.id);
    const link = { params: { id: child.id, link_id: revoked.id } };
    await parent.call(guardianRoutes.revokeLink, link);
    await parent.call(guardianRoutes.revokeLink, link);
    expect(await expectErrorReply(accept(third, revoked.token))).toEqual(ended);
    const old = await addLink(parent, child.id);
    await app.pool.query(`update child_link set expires_at = now() where id = $1`, [old.id]);
    expect(await expectErrorReply(accept(third, old.token))).toEqual(ended);
    for (const token of [used.token, revoked.token, old.token, 'no such token'])
      expect(await expectErrorReply(third.call(guardianRoutes.openLink, { body: { token } }))).toEqual(ended);
    const states = (await linksOf(parent, child.id)).map(({ state }) => state);
    expect(states).toEqual(['expired', 'revoked', 'accepted']);
    expect(await childrenOf(third)).toEqual([]);
  });

  it('is refused to minors, to guardians of the child, and beyond the maximum of guardians', async () => {
    const { parent, second, child } = await createFamily();
    const { token } = await addLink(parent, child.id);
    const minor = await app.user({ birthdate: yearsAgo(15) });
    expect(await expectErrorReply(accept(minor, token))).toEqual([403, guardianRules.adultsOnly]);
    expect(await expectErrorReply(accept(second, token))).toEqual([409, guardianRules.alreadyGuardian]);
    expect((await expectErrorReply(accept(await app.unonboardedUser(), token)))[0]).toBe(403);
    // A refusal leaves the link open.
    await accept(await createParent(), token);
    const last = await addLink(parent, child.id);
    await accept(await createParent(), last.token);
    expect(await expectErrorReply(addLink(parent, child.id))).toEqual([409, guardianRules.tooMany]);
  });

  it('is made by guardians only, five at a time', async () => {
    const [parent, stranger] = [await createParent(), await createParent()];
    const child = await addChild(parent);
    const calls = [addLink(stranger, child.id), linksOf(stranger, child.id), addLink(parent, parent.id)];
    const replies = await Promise.all(calls.map((call) => expectErrorReply(call)));
    expect(replies.map(([status]) => status)).toEqual([404, 404, 404]);
    for (let made = 0; made < guardianRules.maxOpenLinks; made++) await addLink(parent, child.id);
    expect(await expectErrorReply(addLink(parent, child.id))).toEqual([409, guardianRules.tooManyLinks]);
  });

  it('has one outcome when two accounts accept at once', async () => {
    const [parent, a, b] = [await createParent(), await createParent(), await createParent()];
    const child = await addChild(parent);
    const { token } = await addLink(parent, child.id);
    const results = await Promise.allSettled([accept(a, token), accept(b, token)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await parent.call(guardianRoutes.list, { actingAs: child.id })).toHaveLength(2);
  });

  it('never outlives the child or the guardianship of who made it', async () => {
    const { parent, second, child } = await createFamily();
    const [invited, third] = [await createParent(), await createParent()];
    const bySecond = await addLink(second, child.id);
    await remove(parent, child.id, second.id);
    expect(await expectErrorReply(accept(invited, bySecond.token))).toEqual(ended);
    const { token } = await addLink(parent, child.id);
    const results = await Promise.allSettled([
      accept(third, token),
      parent.call(playerRoutes.remove, { actingAs: child.id }),
    ]);
    expect(results[1]?.status).toBe('fulfilled');
    // Whichever came first: the deletion waits for the new guardian, or the child is gone.
    const joined = results[0]?.status === 'fulfilled';
    expect(await childrenOf(third)).toEqual(joined ? [child.id] : []);
    expect(await childrenOf(parent)).toEqual(joined ? [child.id] : []);
  });
});

describe('a guardianship', () => {
  it('is left by its account, and ended by those who joined before', async () => {
    const { parent, second, child } = await createFamily();
    expect(await expectErrorReply(remove(second, child.id, parent.id))).toEqual([
      403,
      guardianRules.removesLater,
    ]);
    await remove(parent, child.id, second.id);
    expect(await childrenOf(second)).toEqual([]);
    expect((await expectErrorReply(second.call(playerRoutes.me, { actingAs: child.id })))[0]).toBe(404);
    expect(await expectErrorReply(remove(parent, child.id, parent.id))).toEqual([
      409,
      guardianRules.lastGuardian,
    ]);
    await accept(second, (await addLink(parent, child.id)).token);
    await remove(parent, child.id, parent.id);
    expect([await childrenOf(parent), await childrenOf(second)]).toEqual([[], [child.id]]);
  });

  it.each([9, 14])('notifies the others of who joins and who leaves, for a child of %s', async (age) => {
    const { parent, second, child } = await createFamily(age);
    const person = age < 13 ? parent : await handOver(parent, child.id, [second]);
    const [third, fourth] = [await createParent(), await createParent()];
    for (const guardian of [third, fourth]) await accept(guardian, (await addLink(parent, child.id)).token);
    await app.settle();
    await remove(second, child.id, third.id);
    await remove(second, child.id, second.id);
    await app.settle();
    await fourth.call(playerRoutes.remove);
    await app.settle();
    const { items } = await person.call(notificationRoutes.list, {
      ...(age < 13 && { actingAs: child.id }),
      query: { filter: 'guardians' },
    });
    const seen = items.map(({ kind, actor }) => [kind, actor?.id]);
    expect(seen).toEqual(
      expect.arrayContaining([
        ['guardian_joined', second.id],
        ['guardian_joined', third.id],
        ['guardian_left', third.id],
        ['guardian_left', second.id],
        ['guardian_left', undefined],
      ]),
    );
    // The account that added the child gets none about itself. Its hand-over may be told before it takes effect.
    const others = seen.filter(([kind]) => kind !== 'child_request');
    expect(others.filter(([, id]) => id === parent.id)).toEqual([]);
  });

  it('keeps one guardian when both leave at once', async () => {
    const { parent, second, child } = await createFamily();
    const results = await Promise.allSettled([
      remove(parent, child.id, parent.id),
      remove(second, child.id, second.id),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await app.count('select count(*) from guardian where child_id = $1', [child.id])).toBe(1);
  });

  it('takes effect on open sockets at once, at every gateway', async () => {
    const [parent, second, friend] = [await createParent(), await createParent(), await app.user()];
    const child = await addChild(parent, 14);
    const client = await second.liveClient(1);
    await accept(second, (await addLink(parent, child.id)).token);
    await app.settle();
    const follow = (by: TestUser) => by.call(followRoutes.follow, { params: { id: child.id } });
    await follow(friend);
    await client.waitForEvent('notification.added', (event) => event.profile_id === child.id);
    const acting = await second.liveClient(1, { actingAs: child.id });
    await remove(parent, child.id, second.id);
    await waitFor(
      'the sockets are closed',
      async () => (!acting.connected && !client.connected) || undefined,
    );
    const reopened = await second.liveClient(1);
    await follow(await app.user());
    await app.settle();
    expect(reopened.eventsNamed('notification.added')).toEqual([]);
  });

  it('lets two guardians edit at once, and loses nothing', async () => {
    const { parent, second, child } = await createFamily();
    const edit = (guardian: TestUser, body: object) =>
      guardian.call(playerRoutes.update, { actingAs: child.id, body });
    const before = await parent.call(playerRoutes.me, { actingAs: child.id });
    await Promise.all([
      ...['A', 'AA', 'AAA'].map((level) => edit(parent, { level })),
      ...['10U', '11U', '12U'].map((age) => edit(second, { age })),
      edit(parent, { public_player_page: false }),
      edit(second, { who_can_comment: 'nobody' }),
    ]);
    const after = await second.call(playerRoutes.me, { actingAs: child.id });
    expect(after).toMatchObject({ public_player_page: false, who_can_comment: 'nobody' });
    expect(after.version).toBe(before.version + 8);
  });

  it('keeps the child when one of two guardians deletes the account', async () => {
    const { parent, second, child } = await createFamily();
    await addLink(parent, child.id);
    await parent.call(playerRoutes.remove);
    expect(await second.call(childRoutes.list)).toMatchObject([{ id: child.id, guardians: 1 }]);
    await waitFor(
      'the account is gone',
      async () =>
        (await app.count('select count(*) from player where id = $1', [parent.id])) === 0 || undefined,
    );
    const left = 'select count(*) from child_link where guardian_id = $1';
    expect(await app.count(left, [parent.id])).toBe(0);
  });

  it('leaves no child without a guardian when an account accepts and is deleted at once', async () => {
    const [parent, second] = [await createParent(), await createParent()];
    const child = await addChild(parent);
    const { token } = await addLink(parent, child.id);
    await Promise.allSettled([
      accept(second, token),
      second.call(playerRoutes.remove),
      parent.call(playerRoutes.remove),
    ]);
    const left = `select count(*) from player p where p.id = $1 and p.closed_at is null
      and not exists (select from guardian g join player a on a.id = g.guardian_id and a.closed_at is null where g.child_id = p.id)`;
    await app.settle();
    expect(await app.count(left, [child.id])).toBe(0);
  });

  it('is in the exports of the guardian and the child, with the links', async () => {
    const { parent, second, child } = await createFamily();
    const own = await second.call(exportRoutes.mine);
    expect(own.children.map(({ user_id }) => user_id)).toEqual([child.id]);
    const childs = await parent.call(exportRoutes.mine, { actingAs: child.id });
    expect(childs.guardians.map(({ user_id }) => user_id)).toEqual([parent.id, second.id]);
    const made = { kind: 'guardian', child_id: child.id, created_by: parent.id, revoked_at: null };
    expect(childs.child_links).toMatchObject([made]);
    expect((await parent.call(exportRoutes.mine)).child_links).toMatchObject([made]);
    expect(JSON.stringify(childs.child_links)).not.toContain('hash');
  });
});

describe('a login', () => {
  it('takes the profile along with everything in it', async () => {
    const { parent, second, child } = await createFamily(12);
    const friend = await app.user();
    const actingAs = child.id;
    await parent.call(playerRoutes.update, { actingAs, body: { approve_followers: false } });
    await friend.call(followRoutes.follow, { params: { id: child.id } });
    const { id: organization_id } = await parent.call(organizationRoutes.create, {
      body: { name: 'Otters' },
    });
    const game = {
      organization_id,
      date: '2026-01-10',
      our_score: 2,
      their_score: 1,
      shots_against: 21,
      saves: 20,
      goals_against: 1,
    };
    await parent.call(gameRoutes.create, { actingAs, body: game });
    await parent.call(postRoutes.create, { actingAs, body: { content: 'Two saves' } });
    await parent.call(coachRoutes.ask, { actingAs, body: { text: 'What drills should I practice?' } });
    await app.settle();
    const read = async (person: TestUser, as?: string) => {
      const {
        exported_at: _at,
        profile,
        ...rest
      } = await person.call(exportRoutes.mine, as ? { actingAs: as } : {});
      return { id: profile.id, profile, rest };
    };
    const before = await read(parent, actingAs);
    expect([before.rest.games.length, before.rest.posts.length, before.rest.chat.length]).toEqual([1, 1, 3]);

    const person = await app.unonboardedUser();
    const { organization_id: club } = await parent.call(playerRoutes.me, { actingAs });
    const made = await person.call(organizationRoutes.create, {
      body: { name: 'Made before the hand-over' },
    });
    const { token } = await addLink(parent, child.id, 'login');
    expect(await accept(person, token)).toMatchObject({ kind: 'login', child_id: child.id });
    await agree(second, child.id);

    const after = await read(person);
    const { child_links: _before, child_requests: _none, notifications: known, ...stayed } = before.rest;
    const { child_links: links, child_requests: requests, notifications, ...kept } = after.rest;
    // The hand-over is a request, which may be told before it takes effect.
    expect(requests).toHaveLength(1);
    expect(notifications.filter(({ kind }) => kind !== 'child_request')).toEqual(known);
    expect(kept).toEqual(stayed);
    expect(links).toHaveLength(2);
    expect(after.profile).toMatchObject({
      id: child.id,
      first_name: 'Ivy',
      organization_id: club,
      onboarding_complete: true,
      email: `${person.subject}@example.test`,
    });
    expect(await person.call(followRoutes.followers)).toMatchObject([{ id: friend.id }]);
    expect(
      await app.count('select count(*) from organization where id = $1 and created_by = $2', [
        made.id,
        child.id,
      ]),
    ).toBe(1);
    // Under 13 the guardians act as before.
    expect(await second.call(childRoutes.list)).toMatchObject([
      { id: child.id, has_login: true, rights: 'act' },
    ]);
    await second.call(postRoutes.create, { actingAs, body: { content: 'From a guardian' } });
    expect(await expectErrorReply(parent.call(playerRoutes.remove, { actingAs }))).toEqual([
      403,
      proofRules.notProven,
    ]);
  });

  it('has one outcome when two accounts use the link at once', async () => {
    const parent = await createParent();
    const child = await addChild(parent);
    const [a, b] = [await app.unonboardedUser(), await app.unonboardedUser()];
    const { token } = await addLink(parent, child.id, 'login');
    const results = await Promise.allSettled([accept(a, token), accept(b, token)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const profiles = [await a.call(playerRoutes.me), await b.call(playerRoutes.me)];
    expect(profiles.filter(({ id }) => id === child.id)).toHaveLength(1);
    expect(profiles.filter(({ onboarding_complete }) => !onboarding_complete)).toHaveLength(1);
  });

  it('is not given by a revoked link, nor together with the deletion of the child', async () => {
    const parent = await createParent();
    const child = await addChild(parent);
    const person = await app.unonboardedUser();
    const revoked = await addLink(parent, child.id, 'login');
    await parent.call(guardianRoutes.revokeLink, { params: { id: child.id, link_id: revoked.id } });
    expect(await expectErrorReply(accept(person, revoked.token))).toEqual(ended);
    const { token } = await addLink(parent, child.id, 'login');
    const [taken, deleted] = await Promise.allSettled([
      accept(person, token),
      parent.call(playerRoutes.remove, { actingAs: child.id }),
    ]);
    // Whichever came first: the person has the whole profile, or the child is gone.
    const profile = await person.call(playerRoutes.me);
    expect(taken.status === 'fulfilled').toBe(profile.id === child.id);
    expect(deleted.status === 'fulfilled').toBe(taken.status === 'rejected');
  });

  it('needs a child without one, and an account without a profile', async () => {
    const { parent, second, child } = await createFamily();
    const links = [await addLink(parent, child.id, 'login'), await addLink(parent, child.id, 'login')];
    const stranger = await app.user();
    expect(await expectErrorReply(accept(stranger, links[0]?.token ?? ''))).toEqual([
      409,
      guardianRules.notFresh,
    ]);
    await accept(await app.unonboardedUser(), links[0]?.token ?? '');
    await agree(second, child.id);
    expect(await expectErrorReply(accept(await app.unonboardedUser(), links[1]?.token ?? ''))).toEqual(ended);
    expect(await expectErrorReply(addLink(parent, child.id, 'login'))).toEqual([409, guardianRules.hasLogin]);
  });

  it('leaves guardians of a player of 13 the oversight', async () => {
    const parent = await createParent();
    const child = await addChild(parent, 13);
    const client = await parent.liveClient();
    const person = await handOver(parent, child.id);
    await waitFor('the socket is closed', async () => !client.connected || undefined);
    const friend = await app.user();
    await friend.call(followRoutes.follow, { params: { id: child.id } });
    const asChild = { actingAs: child.id };
    expect(await parent.call(childRoutes.list)).toMatchObject([{ id: child.id, rights: 'oversee' }]);
    expect(await parent.call(followRoutes.followers, asChild)).toMatchObject([{ id: friend.id }]);
    await parent.call(followRoutes.removeFollower, { ...asChild, params: { id: friend.id } });
    await parent.call(playerRoutes.update, { ...asChild, body: { public_player_page: false } });
    expect((await person.call(playerRoutes.me)).public_player_page).toBe(false);
    const refused = [
      parent.call(postRoutes.create, { ...asChild, body: { content: 'Not mine' } }),
      parent.call(coachRoutes.messages, asChild),
      parent.call(exportRoutes.mine, asChild),
    ];
    for (const reply of await Promise.all(refused.map((call) => expectErrorReply(call))))
      expect(reply).toEqual([403, guardianRules.overseesOnly]);
    // Its events go to the player only, also with a guardian who joins now.
    const second = await createParent();
    const open = await second.liveClient();
    await accept(second, (await addLink(parent, child.id)).token);
    const reopened = await parent.liveClient();
    await person.call(postRoutes.create, { body: { content: 'Mine' } });
    await app.settle();
    expect([reopened, open].flatMap((each) => each.eventsNamed('feed.added'))).toEqual([]);
  });

  it(
    'leaves guardians nothing from 18 on, and the guardianship is deleted',
    { tags: ['extended'] },
    async () => {
      const parent = await createParent();
      const child = await addChild(parent, 13);
      const person = await handOver(parent, child.id);
      await app.pool.query('update player set birthdate = $2, trusted_birthdate = $2 where id = $1', [
        child.id,
        yearsAgo(18),
      ]);
      expect(await childrenOf(parent)).toEqual([]);
      expect((await expectErrorReply(parent.call(playerRoutes.me, { actingAs: child.id })))[0]).toBe(404);
      const left = () => app.count('select count(*) from guardian where child_id = $1', [child.id]);
      await waitFor('the guardianship ends', async () => (await left()) === 0 || undefined, 30_000);
      expect(await person.call(guardianRoutes.list)).toEqual([]);
    },
  );

  it('lets the player delete the account, and outlives the guardian’s', async () => {
    const parent = await createParent();
    const child = await addChild(parent, 14);
    const person = await handOver(parent, child.id);
    await parent.call(playerRoutes.remove);
    expect((await person.call(playerRoutes.me)).id).toBe(child.id);
    await person.call(playerRoutes.remove);
    await waitFor(
      'the rows are gone',
      async () =>
        (await app.count('select count(*) from player where id = any($1)', [[child.id, parent.id]])) === 0 ||
        undefined,
    );
  });
});

it('keeps links for 30 days after they expire', async () => {
  const parent = await createParent();
  const child = await addChild(parent);
  const [kept, old] = [await addLink(parent, child.id), await addLink(parent, child.id)];
  await app.pool.query(`update child_link set expires_at = now() - interval '29 days' where id = $1`, [
    kept.id,
  ]);
  await app.pool.query(`update child_link set expires_at = now() - interval '31 days' where id = $1`, [
    old.id,
  ]);
  await deleteOld();
  expect((await linksOf(parent, child.id)).map(({ id }) => id)).toEqual([kept.id]);
});

it('lists who commented, newest first, and a follower is removed once', async () => {
  const { parent, child } = await createFamily();
  const coachOfChild = await app.user();
  await app.shareCircle([coachOfChild, child], parent.organizationId);
  const asChild = { actingAs: child.id };
  const { id } = await parent.call(postRoutes.create, { ...asChild, body: { content: 'Two saves' } });
  for (const content of ['Well done', 'See you'])
    await coachOfChild.call(commentRoutes.onPost, { params: { id }, body: { content } });
  await parent.call(commentRoutes.onPost, { ...asChild, params: { id }, body: { content: 'Thanks' } });
  const received = await parent.call(commentRoutes.received, asChild);
  expect(received.map(({ content, target_type, target_id }) => [content, target_type, target_id])).toEqual([
    ['See you', 'post', id],
    ['Well done', 'post', id],
  ]);
  await coachOfChild.call(followRoutes.follow, { params: { id: child.id } });
  await parent.call(followRoutes.accept, { ...asChild, params: { id: coachOfChild.id } });
  const removed = { ...asChild, params: { id: coachOfChild.id } };
  await parent.call(followRoutes.removeFollower, removed);
  expect(await parent.call(followRoutes.followers, asChild)).toEqual([]);
  expect((await expectErrorReply(parent.call(followRoutes.removeFollower, removed)))[0]).toBe(404);
});
