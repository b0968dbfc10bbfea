import { circleRoutes } from '@rinkside/contracts/circle';
import { blockRoutes } from '@rinkside/contracts/block';
import { errorMessages } from '@rinkside/contracts/error';
import { followRoutes } from '@rinkside/contracts/follow';
import { organizationRules } from '@rinkside/contracts/organization';
import { playerRoutes, todayUtc } from '@rinkside/contracts/player';
import { rosterRoutes } from '@rinkside/contracts/roster';
import { seasonOf } from '@rinkside/contracts/season';
import { expectErrorReply } from '@rinkside/testkit/api-client';
import type { TestUser } from '@rinkside/testkit/test-user';
import { TestApp } from '@rinkside/testkit/test-app';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

let app: TestApp;
let coach: TestUser;
let stranger: TestUser;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  coach = await app.user({ role: 'coach', first_name: 'Zoe', last_name: 'Zamboni' });
  stranger = await app.user();
});
afterAll(() => app?.close());

const unknownId = '0198c0de-0000-7000-8000-000000000000';
const withOrganization = (person: TestUser) => ({ params: { id: person.organizationId } });
const addMember = (
  organization_id: string,
  first_name: string,
  profile: Parameters<TestApp['user']>[0] = {},
) => app.user({ organization_id, first_name, last_name: 'Member', ...profile });

describe('organization members', () => {
  it('are listed once each by page or cursor: coaches first, then by name', async () => {
    const headCoach = await app.user({ role: 'coach', first_name: 'Zed', last_name: 'Last' });
    const names = ['Émile', 'bo', 'Anna', 'Anna', 'Dmitri', '王芳'];
    for (const name of names) await addMember(headCoach.organizationId, name);
    const allMembers = await headCoach.call(rosterRoutes.members, withOrganization(headCoach));
    expect(allMembers).toMatchObject({ totalMembers: 7, hasMore: false, nextCursor: null });
    expect(allMembers.members.map(({ role }) => role)).toEqual(['coach', ...names.map(() => 'player')]);
    expect(allMembers.members.slice(1, 4).map(({ first_name }) => first_name)).toEqual([
      'Anna',
      'Anna',
      'bo',
    ]);

    const cursorIds: string[] = [];
    const pageIds: string[] = [];
    let cursor: string | undefined;
    for (let page = 1; page <= 4; page++) {
      const query = { limit: 2, ...(cursor && { cursor }) };
      const next = await headCoach.call(rosterRoutes.members, { ...withOrganization(headCoach), query });
      cursorIds.push(...next.members.map(({ id }) => id));
      cursor = next.nextCursor ?? undefined;
      expect(next).toMatchObject({ hasMore: page < 4, totalMembers: 7 });
      const { members } = await headCoach.call(rosterRoutes.members, {
        ...withOrganization(headCoach),
        query: { page, limit: 2 },
      });
      pageIds.push(...members.map(({ id }) => id));
    }
    const ids = allMembers.members.map(({ id }) => id);
    expect([cursorIds, pageIds]).toEqual([ids, ids]);
    // A new member above the cursor does not shift the next page.
    const first = await headCoach.call(rosterRoutes.members, {
      ...withOrganization(headCoach),
      query: { limit: 3 },
    });
    await addMember(headCoach.organizationId, 'Aaron');
    const query = { limit: 3, cursor: first.nextCursor ?? '' };
    const second = await headCoach.call(rosterRoutes.members, { ...withOrganization(headCoach), query });
    expect(second.members.map(({ id }) => id)).toEqual(ids.slice(3, 6));
  });

  it('can be paged after names of the maximum length', async () => {
    const longName = '𠮷'.repeat(25);
    const { organizationId } = await app.user({ first_name: longName, last_name: longName });
    await app.user({ first_name: longName, last_name: longName, organization_id: organizationId });
    const params = { id: organizationId };
    const { nextCursor } = await stranger.call(rosterRoutes.members, { params, query: { limit: 1 } });
    const query = { limit: 1, cursor: nextCursor ?? '' };
    expect((await stranger.call(rosterRoutes.members, { params, query })).members).toHaveLength(1);
  });

  it('exclude blocked, suspended and not onboarded players from list and count', async () => {
    const viewer = await app.user();
    const { organizationId } = viewer;
    const [friend, blocked, blocker, suspended] = [
      await addMember(organizationId, 'Friend'),
      await addMember(organizationId, 'Blocked'),
      await addMember(organizationId, 'Blocker'),
      await addMember(organizationId, 'Suspended'),
    ];
    await viewer.call(followRoutes.follow, { params: { id: friend.id } });
    await viewer.call(blockRoutes.block, { params: { id: blocked.id } });
    await blocker.call(blockRoutes.block, { params: { id: viewer.id } });
    await app.pool.query('update player set suspended_at = now() where id = $1', [suspended.id]);
    const unonboardedUser = await app.unonboardedUser();
    await unonboardedUser.call(playerRoutes.update, { body: { organization_id: organizationId } });
    const page = await viewer.call(rosterRoutes.members, withOrganization(viewer));
    expect(page.totalMembers).toBe(2);
    expect(page.members.map(({ id, following }) => [id, following])).toEqual([
      [friend.id, true],
      [viewer.id, false],
    ]);
  });

  it.each([
    [{ cursor: 'x' }, 'This cursor is not valid.'],
    [{ cursor: Buffer.from('[true,"a\\u0000",1]').toString('base64url') }, 'This cursor is not valid.'],
    [{ page: 21 }, errorMessages.pageTooDeep],
  ])('reject the query %j', async (query, message) => {
    expect(
      await expectErrorReply(stranger.call(rosterRoutes.members, { ...withOrganization(coach), query })),
    ).toEqual([400, message]);
  });

  it('return 404 for an unknown organization', async () => {
    for (const route of [rosterRoutes.members, rosterRoutes.team, rosterRoutes.coaches])
      for (const id of [unknownId, 'x'])
        expect(await expectErrorReply(coach.call(route, { params: { id } }))).toEqual([
          404,
          errorMessages.notFound,
        ]);
  });
});

describe('the team table', () => {
  it('shows a confirmed coach the players by name with this season’s stats, and returns 403 to others', async () => {
    const headCoach = await app.user({ role: 'coach' });
    const skater = await addMember(headCoach.organizationId, 'Bea');
    const goalie = await addMember(headCoach.organizationId, 'Abe', { position: 'goalie' });
    const parent = await addMember(headCoach.organizationId, 'Parent', { role: 'parent' });
    await addMember(headCoach.organizationId, 'Outsider');
    await app.shareCircle([headCoach, skater, goalie, parent]);
    await app.pool.query(
      `insert into season_stats (player_id, reading, season, games, wins, goals) values
         ($1, 'dashboard', $2, 3, 2, 5), ($1, 'stats', $2, 9, 9, 9), ($1, 'dashboard', $2 - 1, 7, 7, 7)
       on conflict (player_id, reading, season) do update
         set games = excluded.games, wins = excluded.wins, goals = excluded.goals`,
      [skater.id, seasonOf('dashboard', todayUtc())],
    );
    const team = await headCoach.call(rosterRoutes.team, withOrganization(headCoach));
    expect(
      team.map(({ id, stats }) => [id, stats.totalGames, stats.winPercentage, stats.totalGoals]),
    ).toEqual([
      [goalie.id, 0, 0, 0],
      [skater.id, 3, 67, 5],
    ]);
    const pendingCoach = await addMember(headCoach.organizationId, 'Waits', { role: 'coach' });
    for (const other of [skater, stranger, coach, pendingCoach])
      expect(await expectErrorReply(other.call(rosterRoutes.team, withOrganization(headCoach)))).toEqual([
        403,
        organizationRules.notCoach,
      ]);
    const [first] = await headCoach.call(rosterRoutes.team, {
      ...withOrganization(headCoach),
      query: { limit: 1 },
    });
    expect(first?.id).toBe(goalie.id);
  });

  it('shows one age level', async () => {
    const headCoach = await app.user({ role: 'coach' });
    const younger = await addMember(headCoach.organizationId, 'Bea', { age: '11U' });
    const older = await addMember(headCoach.organizationId, 'Abe', { age: '12U' });
    await app.shareCircle([headCoach, younger, older]);
    const ask = (age: '11U' | '9U') =>
      headCoach.call(rosterRoutes.team, { ...withOrganization(headCoach), query: { age } });
    expect((await ask('11U')).map(({ id }) => id)).toEqual([younger.id]);
    expect(await ask('9U')).toEqual([]);
  });
});

describe('an additional coach', () => {
  /** A coach with a confirmed address who asked the circle of another. */
  const waitingCoach = async (headCoach: TestUser, firstName: string) => {
    const person = await addMember(headCoach.organizationId, firstName, { role: 'coach' });
    await app.pool.query('update player set email_verified = true where id = $1', [person.id]);
    await person.call(circleRoutes.ask, { params: { id: await app.shareCircle([headCoach]) } });
    return person;
  };
  const confirm = (confirmer: TestUser, target: { id: string }, member = confirmer) =>
    confirmer.call(rosterRoutes.confirmCoach, { ...withOrganization(member), body: { user_id: target.id } });

  it('has no rights until confirmed, is announced to all confirmed coaches and is confirmed once', async () => {
    const headCoach = await app.user({ role: 'coach' });
    await app.shareCircle([headCoach]);
    const second = await waitingCoach(headCoach, 'Second');
    await confirm(headCoach, second);
    const thirdCoach = await waitingCoach(headCoach, 'Third');
    const announced = await app.pool.query<{ coach: string }>(
      `select payload ->> 'coach_id' as coach from outbox where name = 'coach.confirmation_requested' and payload ->> 'player_id' = $1`,
      [thirdCoach.id],
    );
    expect(announced.rows.map((row) => row.coach).toSorted()).toEqual([headCoach.id, second.id].toSorted());
    const list = await headCoach.call(rosterRoutes.coaches, withOrganization(headCoach));
    expect(list.map(({ id, confirmed }) => [id, confirmed])).toEqual([
      [thirdCoach.id, false],
      [headCoach.id, true],
      [second.id, true],
    ]);
    expect(await expectErrorReply(confirm(thirdCoach, thirdCoach))).toEqual([
      403,
      organizationRules.notCoach,
    ]);
    expect(await expectErrorReply(thirdCoach.call(rosterRoutes.team, withOrganization(headCoach)))).toEqual([
      403,
      organizationRules.notCoach,
    ]);

    await Promise.all([confirm(headCoach, thirdCoach), confirm(second, thirdCoach)]);
    await confirm(headCoach, thirdCoach);
    const eventCountSql = `select count(*) from outbox where name = 'coach.confirmed' and payload ->> 'player_id' = $1`;
    expect(await app.count(eventCountSql, [thirdCoach.id])).toBe(1);
    const logCountSql = `select count(*) from moderation_log where action = 'confirm_coach' and target_id = $1 and moderator_id = any($2)`;
    expect(await app.count(logCountSql, [thirdCoach.id, [headCoach.id, second.id]])).toBe(1);
    expect(await thirdCoach.call(playerRoutes.me)).toMatchObject({ coach_confirmed: true });
    expect(await thirdCoach.call(rosterRoutes.team, withOrganization(headCoach))).toEqual([]);
  });

  it('can be confirmed by a moderator, and only in their own organization', async () => {
    const moderator = await app.user();
    await app.pool.query('update player set moderator = true where id = $1', [moderator.id]);
    const headCoach = await app.user({ role: 'coach' });
    await app.shareCircle([headCoach]);
    const pendingCoach = await waitingCoach(headCoach, 'Waits');
    const player = await addMember(headCoach.organizationId, 'Player');
    for (const other of [player, stranger, coach])
      expect(await expectErrorReply(confirm(other, pendingCoach, headCoach))).toEqual([
        403,
        organizationRules.notCoach,
      ]);
    for (const target of [player, stranger, { id: unknownId }])
      expect(await expectErrorReply(confirm(headCoach, target))).toEqual([
        404,
        organizationRules.coachUnknown,
      ]);
    expect((await expectErrorReply(confirm(headCoach, { id: 'x' })))[0]).toBe(400);
    expect(await moderator.call(rosterRoutes.coaches, withOrganization(headCoach))).toHaveLength(2);
    expect(await confirm(moderator, pendingCoach, headCoach)).toEqual({ success: true });
  });

  it('has no rights before onboarding or after moving to another organization', async () => {
    const { organizationId } = await app.user();
    const unonboardedCoach = await app.unonboardedUser();
    const claim = { role: 'coach' as const, organization_id: organizationId };
    expect(await unonboardedCoach.call(playerRoutes.update, { body: claim })).toMatchObject({
      coach_confirmed: false,
    });
    const headCoach = await addMember(organizationId, 'Chief', { role: 'coach' });
    expect(headCoach.profile.coach_confirmed).toBe(true);
    await app.shareCircle([headCoach]);
    await app.shareCircle([coach]);
    expect(
      (await unonboardedCoach.onboard({ role: 'coach', organization_id: organizationId })).profile
        .coach_confirmed,
    ).toBe(false);
    const moved = await headCoach.call(playerRoutes.update, {
      body: { organization_id: coach.organizationId },
    });
    expect(moved.coach_confirmed).toBe(false);
    for (const id of [organizationId, coach.organizationId])
      expect(await expectErrorReply(headCoach.call(rosterRoutes.team, { params: { id } }))).toEqual([
        403,
        organizationRules.notCoach,
      ]);
  });
});
