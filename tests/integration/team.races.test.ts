// @module-tag extended
import { playerRoutes } from '@rinkside/contracts/player';
import { teamRoutes, teamRules } from '@rinkside/contracts/team';
import { CallError } from '@rinkside/testkit/api-client';
import { TestApp } from '@rinkside/testkit/test-app';
import type { TestUser } from '@rinkside/testkit/test-user';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { TeamFactory } from './team-factory.js';

const teamCount = 20;
const playersPerTeam = 20;
const concurrency = 16;

let app: TestApp;
let teams: TeamFactory;
beforeAll(async () => {
  app = await TestApp.open({
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
    gateways: 2,
    env: { DATABASE_POOL: '20' },
  });
  teams = new TeamFactory(app);
});
afterAll(() => app?.close());

/** Runs the tasks with limited concurrency, in their order. */
const inParallel = async <Value, Result>(
  values: readonly Value[],
  task: (value: Value, at: number) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = [];
  const queue = [...values.entries()];
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const [at, value] = next;
        results[at] = await patiently(() => task(value, at));
      }
    }),
  );
  return results;
};

/** Repeats a call that the server is too busy for, as clients do. */
const patiently = async <Result>(call: () => Promise<Result>): Promise<Result> => {
  for (;;)
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof CallError && error.status === 503)) throw error;
    }
};

/** The message of the refusal, or null. */
const refusalOf = (call: () => Promise<unknown>): Promise<string | null> =>
  patiently(call).then(
    () => null,
    (error: unknown) => {
      if (error instanceof CallError) return error.view.message;
      throw error;
    },
  );

it('a club of 20 teams and 400 players joins, with races for links, numbers and places', async () => {
  const coach = await teams.coach();
  const ages = ['10U', '12U', '14U', '16U'] as const;
  const rosters: RosterOfTest[] = [];
  for (let at = 0; at < teamCount; at++) {
    const team = await teams.create(coach, `Team ${at}`, { age_level: ages[at % ages.length] });
    // Half of the players have a place on the roster, with a number.
    await teams.add(coach, team.id, {
      places: Array.from({ length: playersPerTeam / 2 }, (_place, place) => ({
        name: `Player${place} Team${at}`,
        number: String(place + 50),
      })),
    });
    const link = await teams.link(coach, team.id, { uses: playersPerTeam });
    rosters.push({ at, team, link });
  }
  const people = await inParallel(
    rosters.flatMap(({ at }) => Array.from({ length: playersPerTeam }, (_, player) => ({ at, player }))),
    async ({ at, player }) => ({
      at,
      player,
      person: await teams.player({ first_name: `Player${player}`, last_name: `Team${at}` }),
    }),
  );
  const rosterOf = (at: number) => rosters[at] ?? expect.unreachable();
  // Two players of a team want each number, and each sends the request twice, over both gateways.
  const replies = await inParallel(people, async ({ at, player, person }) => {
    const body = { token: rosterOf(at).link.token, number: String(Math.floor(player / 2)) };
    const accept = (gateway: number) =>
      patiently(() => person.callVia(gateway, teamRoutes.acceptLink, { body }));
    return Promise.all([accept(0), accept(1)]);
  });
  expect(replies.flat().filter(({ state }) => state !== 'member')).toEqual([]);
  expect(new Set(replies.flat().map(({ team_id }) => team_id)).size).toBe(teamCount);

  // Every link is used up exactly, and lets nobody else in.
  const late = await Promise.all(Array.from({ length: 5 }, () => teams.player()));
  for (const person of late)
    expect(await refusalOf(() => teams.join(person, { token: rosterOf(0).link.token }))).toBe(
      teamRules.linkEnded,
    );
  await inParallel(rosters, async ({ at, team }) => {
    const { members, desk } = await teams.read(coach, team.id);
    const expected = people.filter((other) => other.at === at).map(({ person }) => person.id);
    expect(members.map(({ player }) => player?.id).toSorted(byText)).toEqual(expected.toSorted(byText));
    const numbers = members.flatMap(({ number }) => number ?? []);
    expect(new Set(numbers).size).toBe(numbers.length);
    // Each place went to the player with its name.
    for (const { player, number } of members)
      if (number !== null && Number(number) >= 50)
        expect(player?.first_name).toBe(`Player${Number(number) - 50}`);
    expect(numbers.filter((number) => Number(number) >= 50)).toHaveLength(playersPerTeam / 2);
    expect(desk?.links[0]).toMatchObject({ uses: playersPerTeam, state: 'used' });
  });

  // The staff edits the same places and numbers at once.
  const { team } = rosterOf(1);
  const next = await teams.add(coach, team.id, { places: [{ name: 'Nobody Yet' }] });
  const placeId = next.members.find(({ name }) => name === 'Nobody Yet')?.id ?? '';
  const members = next.members.filter(({ player }) => player !== null);
  const took = await Promise.all(
    members
      .slice(0, 8)
      .map(({ id }) => refusalOf(() => teams.change(coach, team.id, id, { place_id: placeId }))),
  );
  expect(took.filter((refusal) => refusal === null)).toHaveLength(1);
  const numbered = await Promise.all(
    members.slice(0, 8).map(({ id }) => refusalOf(() => teams.change(coach, team.id, id, { number: '99' }))),
  );
  expect(numbered.filter((refusal) => refusal === null)).toHaveLength(1);
  expect(numbered.filter((refusal) => refusal === teamRules.numberTaken('99'))).toHaveLength(7);

  // A place ends while the player joins another team of the club.
  const leaving = people.filter(({ at }) => at === 2).slice(0, 6);
  const other = await teams.link(coach, rosterOf(3).team.id);
  await inParallel(leaving, async ({ person }) => {
    const memberId = (await teams.read(coach, rosterOf(2).team.id)).members.find(
      ({ player }) => player?.id === person.id,
    )?.id;
    await Promise.all([
      patiently(() => teams.join(person, { token: other.token })),
      patiently(() => teams.remove(coach, rosterOf(2).team.id, memberId ?? '')),
    ]);
  });
  expect((await teams.read(coach, rosterOf(2).team.id)).members).toHaveLength(
    playersPerTeam - leaving.length,
  );
  expect((await teams.read(coach, rosterOf(3).team.id)).members).toHaveLength(
    playersPerTeam + leaving.length,
  );

  await expectNoLeaks(
    coach,
    people.map(({ person }) => person),
    late,
  );
}, 600_000);

interface RosterOfTest {
  at: number;
  team: Awaited<ReturnType<TeamFactory['create']>>;
  link: Awaited<ReturnType<TeamFactory['link']>>;
}

const byText = (one = '', two = '') => (one < two ? -1 : 1);

/** Nobody outside the circle shares it: no rows, no names, no teams. */
const expectNoLeaks = async (coach: TestUser, people: TestUser[], outside: TestUser[]) => {
  const known = [coach, ...people].map(({ id }) => id);
  expect(
    await app.count(
      `select count(*) from circle_place p join circle c on c.id = p.circle_id
       where c.organization_id = $1 and p.player_id <> all($2)`,
      [coach.organizationId, known],
    ),
  ).toBe(0);
  expect(
    await app.count(
      `select count(*) from team_member m join team t on t.id = m.team_id join circle_place p
         on p.player_id = m.player_id and p.circle_id = t.circle_id where m.until is null`,
    ),
  ).toBe(people.length);
  for (const person of outside)
    expect((await person.call(playerRoutes.one, { params: { id: people[0]?.id ?? '' } })).last_name).toBe(
      'T.',
    );
};
