import { circleRoutes } from '@rinkside/contracts/circle';
import { guardianRoutes } from '@rinkside/contracts/guardian';
import { liveLinkRoutes } from '@rinkside/contracts/live-link';
import { rosterRoutes } from '@rinkside/contracts/roster';
import type { ReplyOf, Route } from '@rinkside/contracts/route';
import { routes } from '@rinkside/contracts/routes.schema';
import { teamRoutes, type TeamView } from '@rinkside/contracts/team';
import { sendRoute, type CallInput } from '@rinkside/testkit/api-client';
import { TestApp } from '@rinkside/testkit/test-app';
import type { TestUser } from '@rinkside/testkit/test-user';
import { waitFor } from '@rinkside/testkit/wait-for';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { FamilyFactory } from './family-factory.js';
import { startLiveGame } from './live-game-factory.js';
import { TeamFactory } from './team-factory.js';

let app: TestApp;
let teams: TeamFactory;
let club: Awaited<ReturnType<typeof openClub>>;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  teams = new TeamFactory(app);
  club = await openClub();
});
afterAll(() => app?.close());

const lastName = 'Quillfeather';
const placeName = 'Unclaimed Zanzibar';

/** A team with a child and a player on it, one of each viewer, and a place that nobody claimed. */
const openClub = async () => {
  const families = new FamilyFactory(app);
  const { coach, team, link, players } = await teams.createWithPlayers(2);
  const [member, removed] = players as [TestUser, TestUser];
  const { parent: guardian, second: former, child } = await families.create();
  await teams.confirmAddress(guardian, former);
  await guardian.call(teamRoutes.acceptLink, {
    body: { token: link.token, number: '88' },
    actingAs: child.id,
  });
  await guardian.call(guardianRoutes.remove, {
    params: { id: child.id, guardian_id: former.id },
  });
  const [manager, circleMember, otherCircle] = [
    await teams.adult(),
    await teams.adult(),
    await teams.adult({ organization_id: coach.organizationId }),
  ];
  for (const person of [manager, circleMember]) await teams.join(person, { token: link.token });
  await coach.call(teamRoutes.update, { params: { id: team.id }, body: { managers: [manager.id] } });
  await teams.create(otherCircle, 'Theirs');
  const otherTeam = await teams.player();
  const second = await teams.create(coach, '16U AA', { age_level: '16U' });
  await teams.join(otherTeam, { token: (await teams.link(coach, second.id)).token });
  await teams.add(coach, team.id, { places: [{ name: placeName, number: '77', birth_year: 2012 }] });
  const waiting = await teams.player({ first_name: 'Waldo' });
  await teams.join(waiting, { code: link.code ?? '' });
  const memberId = (await teams.read(coach, team.id)).members.find(
    ({ player }) => player?.id === removed.id,
  )?.id;
  await teams.remove(coach, team.id, memberId ?? '');
  const scorer = await teams.adult();
  const { game } = await startLiveGame(guardian, {}, child.id);
  const { token } = await guardian.call(liveLinkRoutes.create, {
    body: { kind: 'scorer', live_game_id: game.id },
    actingAs: child.id,
  });
  await scorer.call(liveLinkRoutes.accept, { body: { token } });
  return {
    coach, team, link, child, member,
    viewers: {
      coach, manager, member, guardian,
      'member of the circle': circleMember, 'other team': otherTeam, 'removed member': removed,
      stranger: await teams.adult(), 'other circle': otherCircle, 'former guardian': former, 'scorer by link': scorer, waiting,
    },
  }; // prettier-ignore
};

type Viewer = keyof (typeof club)['viewers'];
const staff: Viewer[] = ['coach', 'manager'];
const roster: Viewer[] = [...staff, 'member', 'guardian'];
const circle: Viewer[] = ['member of the circle', 'other team', 'removed member'];
const outside: Viewer[] = ['stranger', 'other circle', 'former guardian', 'scorer by link', 'waiting'];
const viewer = (name: Viewer) => club.viewers[name];
const read = (name: Viewer): Promise<TeamView> => teams.read(viewer(name), club.team.id);

describe('a team', () => {
  it.each(staff)('has everything for the %s', async (name) => {
    const team = await read(name);
    expect(team.relation).toBe('staff');
    expect(team.members.map((row) => row.number)).toEqual(expect.arrayContaining(['77', '88']));
    expect(team.members.some((row) => row.name === placeName)).toBe(true);
    expect(team.desk?.waiting).toMatchObject([{ player: { first_name: 'Waldo', last_name: lastName } }]);
    expect(team.desk?.links).toHaveLength(1);
  });

  it.each(['member', 'guardian'] as const)('has names and numbers, and no desk for the %s', async (name) => {
    const team = await read(name);
    expect(team.relation).toBe(name);
    expect(team.desk).toBeNull();
    expect(team.members).toHaveLength(2);
    expect(team.members.some((row) => row.number === '88')).toBe(true);
    expect(JSON.stringify(team)).not.toMatch(new RegExp(`${placeName}|Waldo|${club.link.code}`));
  });

  it.each(circle)('has first names and initials, and no numbers for the %s', async (name) => {
    const team = await read(name);
    expect(team.relation).toBe('circle');
    expect(team.members.map((row) => [row.player?.last_name, row.number])).toEqual(
      expect.arrayContaining([
        ['M.', null],
        ['Q.', null],
      ]),
    );
    expect(team).toMatchObject({ desk: null, season_line: null, can: { edit: false } });
    expect(JSON.stringify(team)).not.toMatch(new RegExp(`${lastName}|Marlow|${placeName}|Waldo|"88"`));
  });

  it.each(outside)('is unknown to the %s, also its count', async (name) => {
    const person = viewer(name);
    const unknown = '0199a3f2-7c1d-7b52-9c6e-2f4d8a1b3c5e';
    for (const [route, more] of teamCalls()) {
      const statuses = await Promise.all(
        [club.team.id, unknown].map(async (id) => {
          const input = { params: { id, ...more.params }, ...(more.body && { body: more.body }) };
          const reply = await sendRoute(app.origin(), person.token, route, input as CallInput<Route>);
          return [reply.status, await reply.text()];
        }),
      );
      // Somebody who waits withdraws by their own id only.
      expect([route.method, route.path, statuses[0]]).toEqual([route.method, route.path, statuses[1]]);
      expect(statuses[0]?.[0]).toBe(404);
    }
    const listed = await person.call(teamRoutes.list, { params: { id: club.coach.organizationId } });
    expect(listed.filter(({ id }) => id === club.team.id)).toEqual([]);
    const proposals = await person.call(teamRoutes.proposals, { params: { id: club.coach.organizationId } });
    expect(proposals).toEqual([]);
    const members = await person.call(rosterRoutes.members, { params: { id: club.coach.organizationId } });
    expect(JSON.stringify(members)).not.toContain(lastName);
  });

  it('answers 403 to people of the circle for what only the staff may do', async () => {
    for (const name of ['member', 'guardian', ...circle] as const)
      for (const [route, more] of teamCalls()) {
        if (route === teamRoutes.one) continue;
        const input = { params: { id: club.team.id, ...more.params }, ...(more.body && { body: more.body }) };
        const reply = await sendRoute(app.origin(), viewer(name).token, route, input as CallInput<Route>);
        expect([name, route.method, route.path, reply.status]).toEqual([name, route.method, route.path, 403]);
      }
  });
});

describe('a link that somebody opens again', () => {
  const openAs = async (name: Viewer, body: object) => {
    const reply = await sendRoute(app.origin(), viewer(name).token, teamRoutes.openLink, {
      body,
    });
    return [reply.status, await reply.text()] as const;
  };
  const familyOf = ([status, text]: readonly [number, string]) => {
    expect(status).toBe(200);
    const { family, ended } = JSON.parse(text) as ReplyOf<typeof teamRoutes.openLink>;
    return { family, ended };
  };
  const others = [...circle, ...outside, 'coach', 'manager'] as const;

  it('names the family on the roster, to it only', async () => {
    const { token } = club.link;
    expect(familyOf(await openAs('member', { token }))).toEqual({
      family: [{ id: club.member.id, first_name: expect.any(String), own: true }],
    });
    expect(familyOf(await openAs('guardian', { token }))).toEqual({
      family: [{ id: club.child.id, first_name: expect.any(String), own: false }],
    });
    const replies = new Set<string>();
    for (const name of others) replies.add((await openAs(name, { token })).join(' '));
    expect(replies.size).toBe(1);
    expect([...replies].join('')).not.toMatch(/family|ended/);
  });

  it.each(['revoked', 'expired', 'used up', 'without its maker'] as const)(
    'leads the family on the roster back once it is %s, and nobody else',
    async (end) => {
      const dead = await teams.link(viewer(end === 'without its maker' ? 'manager' : 'coach'), club.team.id);
      const set = { revoked: 'revoked_at = now(), code = null', expired: "expires_at = now() - interval '1 s'", 'used up': 'uses = max_uses', 'without its maker': null }[end]; // prettier-ignore
      if (set) await app.pool.query(`update circle_link set ${set} where id = $1`, [dead.id]);
      else await club.coach.call(teamRoutes.update, { params: { id: club.team.id }, body: { managers: [] } });
      for (const name of ['member', 'guardian'] as const) {
        const reply = familyOf(await openAs(name, { token: dead.token }));
        expect(reply).toMatchObject({ ended: true, family: [{ own: name === 'member' }] });
      }
      for (const name of others)
        expect(await openAs(name, { token: dead.token })).toEqual(await openAs(name, { token: 'no-link' }));
      // A dead code can be guessed.
      if (end !== 'without its maker')
        expect((await openAs('member', { code: dead.code ?? '' }))[0]).toBe(404);
    },
  );
});

const id = '0199a3f2-7c1d-7b52-9c6e-2f4d8a1b3c5f';
/** Every route below a team, with an input that is valid. */
const teamCalls = (): [Route, { params?: object; body?: object }][] => {
  const inputs = new Map<Route, { params?: object; body?: object }>([
    [teamRoutes.update, { body: { level: 'AA' } }],
    [teamRoutes.remove, { body: {} }],
    [teamRoutes.addMembers, { body: { places: [{ name: 'Sam Okafor' }] } }],
    [teamRoutes.updateMember, { params: { member_id: id }, body: { number: '5' } }],
    [teamRoutes.removeMember, { params: { member_id: id } }],
    [teamRoutes.addLink, { body: {} }],
    [teamRoutes.revokeLink, { params: { link_id: id } }],
  ]);
  return routes
    .filter(({ path }) => path.startsWith('/api/teams/:id'))
    .map((route) => [route, inputs.get(route) ?? {}]);
};

describe('the room of a team', () => {
  const room = () => `team:${club.team.id}` as const;

  it.each([...roster, ...circle])('is open for the %s', async (name) => {
    const client = await viewer(name).liveClient();
    expect((await client.watch(room())).ok).toBe(true);
  });

  it.each(outside)('is unknown to the %s', async (name) => {
    const client = await viewer(name).liveClient();
    expect(await client.watch(room())).toMatchObject({ ok: false });
  });

  it('reaches those who may see it, with a version only, and nobody who lost the place meanwhile', async () => {
    const leaver = await teams.player();
    await teams.join(leaver, { token: club.link.token });
    const [coach, gone] = [await club.coach.liveClient(), await leaver.liveClient()];
    for (const client of [coach, gone]) expect((await client.watch(room())).ok).toBe(true);
    await club.coach.call(circleRoutes.end, { params: { id: club.team.circle_id, user_id: leaver.id } });
    await app.settle();
    const received = gone.received.length;
    const { version } = await club.coach.call(teamRoutes.update, {
      params: { id: club.team.id },
      body: { level: 'AAA' },
    });
    const changes = () =>
      coach.received.filter(({ event }) => event === 'team.changed').map(({ payload }) => payload);
    await waitFor('the change arrived', () =>
      Promise.resolve(changes().some((change) => (change as { version: number }).version === version)),
    );
    expect(changes().at(-1)).toEqual({ team_id: club.team.id, version });
    await app.settle();
    expect(gone.received.slice(received).filter(({ event }) => event.startsWith('team.'))).toEqual([]);
  });
});
