import { blockRoutes } from '@rinkside/contracts/block';
import { refusals } from '@rinkside/contracts/error';
import { followRoutes } from '@rinkside/contracts/follow';
import { organizationRules } from '@rinkside/contracts/organization';
import { playerRoutes, todayUtc } from '@rinkside/contracts/player';
import { rosterRoutes } from '@rinkside/contracts/roster';
import { seasonOf } from '@rinkside/contracts/season';
import { refusal } from '@rinkside/testkit/client';
import type { Person } from '@rinkside/testkit/person';
import { World } from '@rinkside/testkit/world';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

let world: World;
let coach: Person;
let stranger: Person;
beforeAll(async () => {
  world = await World.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  coach = await world.person({ role: 'coach', first_name: 'Zoe', last_name: 'Zamboni' });
  stranger = await world.person();
});
afterAll(() => world?.close());

const nobody = '0198c0de-0000-7000-8000-000000000000';
const of = (person: Person) => ({ params: { id: person.organizationId } });
const joins = (organization_id: string, first_name: string, more: Parameters<World['person']>[0] = {}) =>
  world.person({ organization_id, first_name, last_name: 'Member', ...more });

describe('members', () => {
  it('are coaches first, then everybody by name, each once, page by page or by cursor', async () => {
    const chief = await world.person({ role: 'coach', first_name: 'Zed', last_name: 'Last' });
    const names = ['Émile', 'bo', 'Anna', 'Anna', 'Dmitri', '王芳'];
    for (const name of names) await joins(chief.organizationId, name);
    const whole = await chief.call(rosterRoutes.members, of(chief));
    expect(whole).toMatchObject({ totalMembers: 7, hasMore: false, nextCursor: null });
    expect(whole.members.map(({ role }) => role)).toEqual(['coach', ...names.map(() => 'player')]);
    expect(whole.members.slice(1, 4).map(({ first_name }) => first_name)).toEqual(['Anna', 'Anna', 'bo']);

    const walked: string[] = [];
    const paged: string[] = [];
    let cursor: string | undefined;
    for (let page = 1; page <= 4; page++) {
      const query = { limit: 2, ...(cursor && { cursor }) };
      const next = await chief.call(rosterRoutes.members, { ...of(chief), query });
      walked.push(...next.members.map(({ id }) => id));
      cursor = next.nextCursor ?? undefined;
      expect(next).toMatchObject({ hasMore: page < 4, totalMembers: 7 });
      const { members } = await chief.call(rosterRoutes.members, { ...of(chief), query: { page, limit: 2 } });
      paged.push(...members.map(({ id }) => id));
    }
    const ids = whole.members.map(({ id }) => id);
    expect([walked, paged]).toEqual([ids, ids]);
    // Somebody who arrives above the cursor moves nobody on the next page.
    const first = await chief.call(rosterRoutes.members, { ...of(chief), query: { limit: 3 } });
    await joins(chief.organizationId, 'Aaron');
    const query = { limit: 3, cursor: first.nextCursor ?? '' };
    const second = await chief.call(rosterRoutes.members, { ...of(chief), query });
    expect(second.members.map(({ id }) => id)).toEqual(ids.slice(3, 6));
  });

  it('walk on after the longest names there may be', async () => {
    const long = '𠮷'.repeat(25);
    const { organizationId } = await world.person({ first_name: long, last_name: long });
    await world.person({ first_name: long, last_name: long, organization_id: organizationId });
    const params = { id: organizationId };
    const { nextCursor } = await stranger.call(rosterRoutes.members, { params, query: { limit: 1 } });
    const query = { limit: 1, cursor: nextCursor ?? '' };
    expect((await stranger.call(rosterRoutes.members, { params, query })).members).toHaveLength(1);
  });

  it('leave out who is blocked, suspended or unfinished before they are counted', async () => {
    const viewer = await world.person();
    const { organizationId } = viewer;
    const [friend, blocked, blocker, suspended] = [
      await joins(organizationId, 'Friend'),
      await joins(organizationId, 'Blocked'),
      await joins(organizationId, 'Blocker'),
      await joins(organizationId, 'Suspended'),
    ];
    await viewer.call(followRoutes.follow, { params: { id: friend.id } });
    await viewer.call(blockRoutes.block, { params: { id: blocked.id } });
    await blocker.call(blockRoutes.block, { params: { id: viewer.id } });
    await world.pool.query('update player set suspended_at = now() where id = $1', [suspended.id]);
    const newcomer = await world.newcomer();
    await newcomer.call(playerRoutes.update, { body: { organization_id: organizationId } });
    const page = await viewer.call(rosterRoutes.members, of(viewer));
    expect(page.totalMembers).toBe(2);
    expect(page.members.map(({ id, following }) => [id, following])).toEqual([
      [friend.id, true],
      [viewer.id, false],
    ]);
  });

  it.each([
    [{ cursor: 'x' }, 'This cursor is not valid.'],
    [{ cursor: Buffer.from('[true,"a\\u0000",1]').toString('base64url') }, 'This cursor is not valid.'],
    [{ page: 21 }, refusals.tooDeep],
  ])('refuse %j', async (query, message) => {
    expect(await refusal(stranger.call(rosterRoutes.members, { ...of(coach), query }))).toEqual([
      400,
      message,
    ]);
  });

  it('of an unknown organization are 404', async () => {
    for (const route of [rosterRoutes.members, rosterRoutes.team, rosterRoutes.coaches])
      for (const id of [nobody, 'x'])
        expect(await refusal(coach.call(route, { params: { id } }))).toEqual([404, refusals.notFound]);
  });
});

describe('the team table', () => {
  it('shows a coach the players by name with this season’s numbers, and nobody else', async () => {
    const chief = await world.person({ role: 'coach' });
    const skater = await joins(chief.organizationId, 'Bea');
    const goalie = await joins(chief.organizationId, 'Abe', { position: 'goalie' });
    await joins(chief.organizationId, 'Parent', { role: 'parent' });
    await world.pool.query(
      `insert into season_stats (player_id, reading, season, games, wins, goals) values
         ($1, 'dashboard', $2, 3, 2, 5), ($1, 'stats', $2, 9, 9, 9), ($1, 'dashboard', $2 - 1, 7, 7, 7)
       on conflict (player_id, reading, season) do update
         set games = excluded.games, wins = excluded.wins, goals = excluded.goals`,
      [skater.id, seasonOf('dashboard', todayUtc())],
    );
    const team = await chief.call(rosterRoutes.team, of(chief));
    expect(
      team.map(({ id, stats }) => [id, stats.totalGames, stats.winPercentage, stats.totalGoals]),
    ).toEqual([
      [goalie.id, 0, 0, 0],
      [skater.id, 3, 67, 5],
    ]);
    const waiting = await joins(chief.organizationId, 'Waits', { role: 'coach' });
    for (const other of [skater, stranger, coach, waiting])
      expect(await refusal(other.call(rosterRoutes.team, of(chief)))).toEqual([
        403,
        organizationRules.notCoach,
      ]);
    const [first] = await chief.call(rosterRoutes.team, { ...of(chief), query: { limit: 1 } });
    expect(first?.id).toBe(goalie.id);
  });
});

describe('a later coach', () => {
  const confirm = (by: Person, whom: { id: string }, at = by) =>
    by.call(rosterRoutes.confirmCoach, { ...of(at), body: { user_id: whom.id } });

  it('waits without rights, is made known to every confirmed coach, and is confirmed once', async () => {
    const chief = await world.person({ role: 'coach' });
    const second = await joins(chief.organizationId, 'Second', { role: 'coach' });
    await confirm(chief, second);
    const third = await joins(chief.organizationId, 'Third', { role: 'coach' });
    const asked = await world.pool.query<{ coach: string }>(
      `select payload ->> 'coach_id' as coach from outbox where name = 'coach.waiting' and payload ->> 'player_id' = $1`,
      [third.id],
    );
    expect(asked.rows.map((row) => row.coach).toSorted()).toEqual([chief.id, second.id].toSorted());
    const list = await chief.call(rosterRoutes.coaches, of(chief));
    expect(list.map(({ id, confirmed }) => [id, confirmed])).toEqual([
      [third.id, false],
      [chief.id, true],
      [second.id, true],
    ]);
    expect(await refusal(confirm(third, third))).toEqual([403, organizationRules.notCoach]);
    expect(await refusal(third.call(rosterRoutes.team, of(chief)))).toEqual([
      403,
      organizationRules.notCoach,
    ]);

    await Promise.all([confirm(chief, third), confirm(second, third)]);
    await confirm(chief, third);
    const facts = `select count(*) from outbox where name = 'coach.confirmed' and payload ->> 'player_id' = $1`;
    expect(await world.count(facts, [third.id])).toBe(1);
    const logged = `select count(*) from moderation_log where action = 'confirm_coach' and target_id = $1 and moderator_id = any($2)`;
    expect(await world.count(logged, [third.id, [chief.id, second.id]])).toBe(1);
    expect(await third.call(playerRoutes.me)).toMatchObject({ coach_confirmed: true });
    expect(await third.call(rosterRoutes.team, of(chief))).toEqual([]);
  });

  it('may be confirmed by a moderator, and only where they coach', async () => {
    const moderator = await world.person();
    await world.pool.query('update player set moderator = true where id = $1', [moderator.id]);
    const chief = await world.person({ role: 'coach' });
    const waits = await joins(chief.organizationId, 'Waits', { role: 'coach' });
    const player = await joins(chief.organizationId, 'Player');
    for (const other of [player, stranger, coach])
      expect(await refusal(confirm(other, waits, chief))).toEqual([403, organizationRules.notCoach]);
    for (const whom of [player, stranger, { id: nobody }])
      expect(await refusal(confirm(chief, whom))).toEqual([404, organizationRules.coachUnknown]);
    expect((await refusal(confirm(chief, { id: 'x' })))[0]).toBe(400);
    expect(await moderator.call(rosterRoutes.coaches, of(chief))).toHaveLength(2);
    expect(await confirm(moderator, waits, chief)).toEqual({ success: true });
  });

  it('has no rights before the profile is complete, nor after moving on', async () => {
    const { organizationId } = await world.person();
    const early = await world.newcomer();
    const claim = { role: 'coach' as const, organization_id: organizationId };
    expect(await early.call(playerRoutes.update, { body: claim })).toMatchObject({ coach_confirmed: false });
    const chief = await joins(organizationId, 'Chief', { role: 'coach' });
    expect(chief.profile.coach_confirmed).toBe(true);
    expect(
      (await early.onboard({ role: 'coach', organization_id: organizationId })).profile.coach_confirmed,
    ).toBe(false);
    const moved = await chief.call(playerRoutes.update, { body: { organization_id: coach.organizationId } });
    expect(moved.coach_confirmed).toBe(false);
    for (const id of [organizationId, coach.organizationId])
      expect(await refusal(chief.call(rosterRoutes.team, { params: { id } }))).toEqual([
        403,
        organizationRules.notCoach,
      ]);
  });
});
