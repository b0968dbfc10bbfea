import { blockRoutes } from '@rinkside/contracts/block';
import { errorMessages } from '@rinkside/contracts/error';
import { followRoutes } from '@rinkside/contracts/follow';
import { playerRoutes, playerRules, todayUtc } from '@rinkside/contracts/player';
import { postRoutes } from '@rinkside/contracts/post';
import { seasonOf } from '@rinkside/contracts/season';
import { newId } from '@rinkside/platform/id';
import { callRoute, expectErrorReply } from '@rinkside/testkit/api-client';
import type { TestUser } from '@rinkside/testkit/test-user';
import { TestApp } from '@rinkside/testkit/test-app';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { insertHighlight } from './deletion-residue.js';

let app: TestApp;
let viewer: TestUser;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  viewer = await app.user();
});
afterAll(() => app?.close());

const page = (caller: TestUser, { id }: { id: string }) => caller.call(playerRoutes.one, { params: { id } });
const publicPage = ({ id }: { id: string }, token?: string) =>
  callRoute(app.origin(), token, playerRoutes.public, { params: { id } });
const edit = (person: TestUser, body: Parameters<typeof person.call<typeof playerRoutes.update>>[1]) =>
  person.call(playerRoutes.update, body);
const suspend = ({ id }: TestUser) =>
  app.pool.query('update player set suspended_at = now() where id = $1', [id]);

const hiddenPlayers = async () => {
  const [blocked, blocker, suspended] = [await app.user(), await app.user(), await app.user()];
  await viewer.call(blockRoutes.block, { params: { id: blocked.id } });
  await blocker.call(blockRoutes.block, { params: { id: viewer.id } });
  await suspend(suspended);
  const unonboardedUser = await app.unonboardedUser();
  const { id } = await unonboardedUser.call(playerRoutes.me);
  return { blocked, blocker, suspended, newcomer: { id }, missing: { id: newId() }, malformed: { id: 'x' } };
};

describe('the player page', () => {
  it('counts only what the viewer may see and is editable by its owner', async () => {
    const player = await app.user({ first_name: 'Ida', birthdate: '1990-01-01' });
    await player.call(postRoutes.create, { body: { content: 'one' } });
    await insertHighlight(app, player.id);
    await insertHighlight(app, player.id, { viewable: false });
    const [fan, suspendedFan] = [await app.user(), await app.user()];
    for (const person of [viewer, fan, suspendedFan])
      await person.call(followRoutes.follow, { params: { id: player.id } });
    for (const { id } of [fan, suspendedFan]) await player.call(followRoutes.follow, { params: { id } });
    await suspend(suspendedFan);
    const viewerPage = await page(viewer, player);
    expect(viewerPage).toMatchObject({
      first_name: 'Ida',
      following: true,
      can: { edit: false },
      counts: { games: 0, highlights: 1, posts: 1, followers: 2, following: 1 },
    });
    const ownerPage = await page(player, player);
    expect(ownerPage).toMatchObject({
      following: false,
      can: { edit: true },
      counts: { highlights: 2, followers: 2 },
    });
    await fan.call(blockRoutes.block, { params: { id: viewer.id } });
    expect((await page(viewer, player)).counts).toMatchObject({ followers: 1, following: 0 });
  });

  it('returns 404 for hidden players, but not for a switched-off public page', async () => {
    for (const person of Object.values(await hiddenPlayers()))
      expect(await expectErrorReply(page(viewer, person))).toEqual([404, errorMessages.notFound]);
    const privatePlayer = await app.user();
    await edit(privatePlayer, { body: { public_player_page: false } });
    expect(await page(viewer, privatePlayer)).toMatchObject({ id: privatePlayer.id });
  });
});

describe('the public player page', () => {
  it('shows adults’ full names and children’s and parents’ initials, unless the switch says otherwise', async () => {
    const names = { first_name: 'Mika', last_name: 'Öberg' };
    const adult = await app.user({ ...names, birthdate: '1990-01-01' });
    const child = await app.user({ ...names, birthdate: `${new Date().getUTCFullYear() - 14}-01-01` });
    const parent = await app.user({ ...names, role: 'parent', birthdate: '1980-01-01' });
    const lastNames = async () =>
      Promise.all([adult, child, parent].map(async (person) => (await publicPage(person)).last_name));
    expect(await lastNames()).toEqual(['Öberg', 'Ö.', 'Ö.']);
    // The reply does not depend on the caller.
    expect(await publicPage(child, viewer.token)).toEqual(await publicPage(child));
    for (const person of [adult, child])
      await edit(person, { body: { show_full_name_publicly: person === child } });
    expect(await lastNames()).toEqual(['Ö.', 'Öberg', 'Ö.']);
  });

  it('shows the full name of a player under 13 only after a guardian confirmed it, each time it is turned on', async () => {
    const birthdate = `${new Date().getUTCFullYear() - 10}-01-01`;
    const child = await app.user({ last_name: 'Öberg', birthdate, guardian_confirmed: true });
    const show = (body: { show_full_name_publicly: boolean; guardian_confirmed?: boolean }) =>
      child.call(playerRoutes.update, { body });
    const refused = [400, playerRules.guardianFullName];
    const lastName = async () => (await publicPage(child)).last_name;
    expect(await expectErrorReply(show({ show_full_name_publicly: true }))).toEqual(refused);
    expect(await lastName()).toBe('Ö.');
    expect(await show({ show_full_name_publicly: true, guardian_confirmed: true })).toMatchObject({
      show_full_name_publicly: true,
      guardian_full_name_confirmed_at: expect.any(String),
    });
    expect(await lastName()).toBe('Öberg');
    await show({ show_full_name_publicly: true });
    await show({ show_full_name_publicly: false });
    expect(await expectErrorReply(show({ show_full_name_publicly: true }))).toEqual(refused);
    // A switch from before the confirmation existed.
    await app.pool.query('update player set show_full_name_publicly = true where id = $1', [child.id]);
    expect(await lastName()).toBe('Ö.');
    expect(await child.call(playerRoutes.me)).toMatchObject({ show_full_name_publicly: false });
  });

  it('shows this season’s stats by the `stats` season definition', async () => {
    const goalie = await app.user({ position: 'goalie' });
    const season = seasonOf('stats', todayUtc());
    const emptyPage = await publicPage(goalie);
    expect(emptyPage.stats).toMatchObject({
      reading: 'stats',
      season,
      totalGames: 0,
      savePercentage: 0,
      version: 0,
    });
    expect([emptyPage.stats.starts_on, emptyPage.stats.ends_on]).toEqual([
      `${season}-09-01`,
      `${season + 1}-08-31`,
    ]);
    await app.pool.query(
      `insert into season_stats (player_id, reading, season, games, saves, shots_against, version) values
         ($1, 'stats', $2, 2, 55, 60, 3), ($1, 'dashboard', $2, 9, 9, 9, 9)`,
      [goalie.id, season],
    );
    expect((await publicPage(goalie)).stats).toMatchObject({
      totalGames: 2,
      savePercentage: 91.7,
      version: 3,
    });
  });

  it('returns the same 404 for a missing, switched-off or suspended player and for one blocked with the caller', async () => {
    const notFound = [404, playerRules.unknown];
    const { blocked, blocker, ...others } = await hiddenPlayers();
    for (const person of Object.values(others))
      expect(await expectErrorReply(publicPage(person))).toEqual(notFound);
    for (const person of [blocked, blocker]) {
      expect(await expectErrorReply(publicPage(person, viewer.token))).toEqual(notFound);
      expect(await expectErrorReply(publicPage(viewer, person.token))).toEqual(notFound);
      expect(await publicPage(person)).toMatchObject({ id: person.id });
    }
    const privatePlayer = await app.user();
    await edit(privatePlayer, { body: { public_player_page: false } });
    for (const token of [undefined, privatePlayer.token])
      expect(await expectErrorReply(publicPage(privatePlayer, token))).toEqual(notFound);
  });

  it('answers concurrent requests of different callers independently', async () => {
    const { blocked, malformed, missing } = await hiddenPlayers();
    const [openPlayer, privatePlayer] = [await app.user(), await app.user()];
    await edit(privatePlayer, { body: { public_player_page: false } });
    const requests = Array.from({ length: 10 }, () => [
      { target: openPlayer, token: viewer.token, visible: true },
      { target: blocked, token: viewer.token, visible: false },
      { target: blocked, token: undefined, visible: true },
      { target: malformed, token: undefined, visible: false },
      { target: privatePlayer, token: viewer.token, visible: false },
      { target: missing, token: blocked.token, visible: false },
      { target: viewer, token: blocked.token, visible: false },
      { target: openPlayer, token: undefined, visible: true },
    ]).flat();
    const answers = await Promise.all(
      requests.map(({ target, token }) =>
        publicPage(target, token).then(
          ({ id }) => id,
          () => null,
        ),
      ),
    );
    expect(answers).toEqual(requests.map(({ target, visible }) => (visible ? target.id : null)));
  });
});

describe('player search', () => {
  const find = (caller: TestUser, search = '') => caller.call(playerRoutes.search, { query: { search } });

  // @covers V1.2.4
  it('tolerates typos and treats % as text', async () => {
    const mate = await app.user({ first_name: 'Gwendolyn', last_name: 'Okafor' });
    const [first] = await find(viewer, 'gwendolin okafr');
    expect(first).toMatchObject({ id: mate.id, following: false });
    expect(await find(viewer, '%')).toEqual([]);
  });

  it.each([
    ['zd', true],
    ['QU', true],
    ['z', true],
    ['de', false],
    ['den', true],
    ['zdeno q', true],
    ['eno quil', true],
  ])(
    'matches one or two letters only at the start of a name, longer terms anywhere: %s',
    async (text, found) => {
      const names = { first_name: 'Zdeno', last_name: 'Quillfeather' };
      const people = [
        await app.user(names),
        await app.user({ ...names, organization_id: viewer.organizationId }),
      ];
      const foundIds = new Set((await find(viewer, text)).map(({ id }) => id));
      expect(people.map(({ id }) => foundIds.has(id))).toEqual([found, found]);
    },
  );

  it('ranks the own organization first, then recent opponents, and suggests no followed players', async () => {
    const seeker = await app.user({ last_name: 'Nearby' });
    const rival = await app.user({ last_name: 'Nearby' });
    const mate = await app.user({ last_name: 'Nearby', organization_id: seeker.organizationId });
    const other = await app.user({ last_name: 'Nearby' });
    const game = newId();
    await app.pool.query(
      `insert into item (id, content_type, author_id, created_at, feed_at, version) values ($1, 'game', $2, now(), now(), 1)`,
      [game, seeker.id],
    );
    await app.pool.query(
      `insert into game (item_id, player_id, date, opponent_id, our_score, their_score) values ($1, $2, '2026-01-05', $3, 1, 0)`,
      [game, seeker.id, rival.organizationId],
    );
    const order = [mate.id, rival.id, other.id];
    expect((await find(seeker, 'nearby')).map(({ id }) => id)).toEqual(order);
    expect((await find(seeker)).map(({ id }) => id).slice(0, 3)).toEqual(order);
    await seeker.call(followRoutes.follow, { params: { id: mate.id } });
    expect((await find(seeker))[0]?.id).toBe(rival.id);
    expect((await find(seeker, 'nearby'))[0]).toMatchObject({ id: mate.id, following: true });
  });

  it('excludes blocked, suspended and not onboarded players', async () => {
    const ids = new Set(Object.values(await hiddenPlayers()).map(({ id }) => id));
    for (const search of ['', 'Lindqvist', 'Test'])
      expect((await find(viewer, search)).filter(({ id }) => ids.has(id))).toEqual([]);
  });
});
