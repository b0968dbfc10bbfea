import { blockRoutes } from '@rinkside/contracts/block';
import { refusals } from '@rinkside/contracts/error';
import { followRoutes } from '@rinkside/contracts/follow';
import { playerRoutes, playerRules, todayUtc } from '@rinkside/contracts/player';
import { postRoutes } from '@rinkside/contracts/post';
import { seasonOf } from '@rinkside/contracts/season';
import { newId } from '@rinkside/platform/id';
import { callRoute, refusal } from '@rinkside/testkit/client';
import type { Person } from '@rinkside/testkit/person';
import { World } from '@rinkside/testkit/world';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addHighlight } from './leavings.js';

let world: World;
let viewer: Person;
beforeAll(async () => {
  world = await World.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  viewer = await world.person();
});
afterAll(() => world?.close());

const page = (by: Person, { id }: { id: string }) => by.call(playerRoutes.one, { params: { id } });
const publicPage = ({ id }: { id: string }, token?: string) =>
  callRoute(world.origin(), token, playerRoutes.public, { params: { id } });
const edit = (person: Person, body: Parameters<typeof person.call<typeof playerRoutes.update>>[1]) =>
  person.call(playerRoutes.update, body);
const suspend = ({ id }: Person) =>
  world.pool.query('update player set suspended_at = now() where id = $1', [id]);

const unseen = async () => {
  const [blocked, blocker, suspended] = [await world.person(), await world.person(), await world.person()];
  await viewer.call(blockRoutes.block, { params: { id: blocked.id } });
  await blocker.call(blockRoutes.block, { params: { id: viewer.id } });
  await suspend(suspended);
  const newcomer = await world.newcomer();
  const { id } = await newcomer.call(playerRoutes.me);
  return { blocked, blocker, suspended, newcomer: { id }, missing: { id: newId() }, malformed: { id: 'x' } };
};

describe('a player’s page', () => {
  it('counts what this viewer may see, and belongs to its owner', async () => {
    const player = await world.person({ first_name: 'Ida', birthdate: '1990-01-01' });
    await player.call(postRoutes.create, { body: { content: 'one' } });
    await addHighlight(world, player.id);
    await addHighlight(world, player.id, { open: false });
    const [fan, ghost] = [await world.person(), await world.person()];
    for (const person of [viewer, fan, ghost])
      await person.call(followRoutes.follow, { params: { id: player.id } });
    for (const { id } of [fan, ghost]) await player.call(followRoutes.follow, { params: { id } });
    await suspend(ghost);
    const seen = await page(viewer, player);
    expect(seen).toMatchObject({
      first_name: 'Ida',
      following: true,
      can: { edit: false },
      counts: { games: 0, highlights: 1, posts: 1, followers: 2, following: 1 },
    });
    const own = await page(player, player);
    expect(own).toMatchObject({
      following: false,
      can: { edit: true },
      counts: { highlights: 2, followers: 2 },
    });
    await fan.call(blockRoutes.block, { params: { id: viewer.id } });
    expect((await page(viewer, player)).counts).toMatchObject({ followers: 1, following: 0 });
  });

  it('is unknown where it is not to be seen, but not closed by the public switch', async () => {
    for (const person of Object.values(await unseen()))
      expect(await refusal(page(viewer, person))).toEqual([404, refusals.notFound]);
    const shy = await world.person();
    await edit(shy, { body: { public_player_page: false } });
    expect(await page(viewer, shy)).toMatchObject({ id: shy.id });
  });
});

describe('a public player page', () => {
  it('names adults in full, children and parents by initial, as the switches say', async () => {
    const names = { first_name: 'Mika', last_name: 'Öberg' };
    const adult = await world.person({ ...names, birthdate: '1990-01-01' });
    const child = await world.person({ ...names, birthdate: `${new Date().getUTCFullYear() - 14}-01-01` });
    const parent = await world.person({ ...names, role: 'parent', birthdate: '1980-01-01' });
    const lastNames = async () =>
      Promise.all([adult, child, parent].map(async (person) => (await publicPage(person)).last_name));
    expect(await lastNames()).toEqual(['Öberg', 'Ö.', 'Ö.']);
    // Whoever asks sees the same.
    expect(await publicPage(child, viewer.token)).toEqual(await publicPage(child));
    for (const person of [adult, child])
      await edit(person, { body: { show_full_name_publicly: person === child } });
    expect(await lastNames()).toEqual(['Ö.', 'Öberg', 'Ö.']);
  });

  it('shows this season’s stats by the reading that is meant for it', async () => {
    const goalie = await world.person({ position: 'goalie' });
    const season = seasonOf('stats', todayUtc());
    const none = await publicPage(goalie);
    expect(none.stats).toMatchObject({
      reading: 'stats',
      season,
      totalGames: 0,
      savePercentage: 0,
      version: 0,
    });
    expect([none.stats.starts_on, none.stats.ends_on]).toEqual([`${season}-09-01`, `${season + 1}-08-31`]);
    await world.pool.query(
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

  it('is one and the same 404 for whoever is missing, switched off, suspended or blocked with the asker', async () => {
    const gone = [404, playerRules.unknown];
    const { blocked, blocker, ...others } = await unseen();
    for (const person of Object.values(others)) expect(await refusal(publicPage(person))).toEqual(gone);
    for (const person of [blocked, blocker]) {
      expect(await refusal(publicPage(person, viewer.token))).toEqual(gone);
      expect(await refusal(publicPage(viewer, person.token))).toEqual(gone);
      expect(await publicPage(person)).toMatchObject({ id: person.id });
    }
    const shy = await world.person();
    await edit(shy, { body: { public_player_page: false } });
    for (const token of [undefined, shy.token]) expect(await refusal(publicPage(shy, token))).toEqual(gone);
  });

  it('is each asker’s own, however many ask at the same moment', async () => {
    const { blocked, malformed, missing } = await unseen();
    const [open, shy] = [await world.person(), await world.person()];
    await edit(shy, { body: { public_player_page: false } });
    const asked = Array.from({ length: 10 }, () => [
      { whom: open, by: viewer.token, seen: true },
      { whom: blocked, by: viewer.token, seen: false },
      { whom: blocked, by: undefined, seen: true },
      { whom: malformed, by: undefined, seen: false },
      { whom: shy, by: viewer.token, seen: false },
      { whom: missing, by: blocked.token, seen: false },
      { whom: viewer, by: blocked.token, seen: false },
      { whom: open, by: undefined, seen: true },
    ]).flat();
    const answers = await Promise.all(
      asked.map(({ whom, by }) =>
        publicPage(whom, by).then(
          ({ id }) => id,
          () => null,
        ),
      ),
    );
    expect(answers).toEqual(asked.map(({ whom, seen }) => (seen ? whom.id : null)));
  });
});

describe('search', () => {
  const find = (by: Person, search = '') => by.call(playerRoutes.search, { query: { search } });

  // @covers V1.2.4
  it('forgives a typo, and takes no wildcard', async () => {
    const mate = await world.person({ first_name: 'Gwendolyn', last_name: 'Okafor' });
    const [found] = await find(viewer, 'gwendolin okafr');
    expect(found).toMatchObject({ id: mate.id, following: false });
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
  ])('knows fewer than three letters at the beginning of a name, more anywhere: %s', async (text, found) => {
    const named = { first_name: 'Zdeno', last_name: 'Quillfeather' };
    const people = [
      await world.person(named),
      await world.person({ ...named, organization_id: viewer.organizationId }),
    ];
    const rows = new Set((await find(viewer, text)).map(({ id }) => id));
    expect(people.map(({ id }) => rows.has(id))).toEqual([found, found]);
  });

  it('names the own organization first, then recent opponents’, then others; never oneself or whom one follows', async () => {
    const seeker = await world.person({ last_name: 'Nearby' });
    const rival = await world.person({ last_name: 'Nearby' });
    const mate = await world.person({ last_name: 'Nearby', organization_id: seeker.organizationId });
    const other = await world.person({ last_name: 'Nearby' });
    const game = newId();
    await world.pool.query(
      `insert into item (id, content_type, author_id, created_at, feed_at, version) values ($1, 'game', $2, now(), now(), 1)`,
      [game, seeker.id],
    );
    await world.pool.query(
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

  it('leaves out who is blocked, suspended or unfinished', async () => {
    const ids = new Set(Object.values(await unseen()).map(({ id }) => id));
    for (const search of ['', 'Lindqvist', 'Test'])
      expect((await find(viewer, search)).filter(({ id }) => ids.has(id))).toEqual([]);
  });
});
