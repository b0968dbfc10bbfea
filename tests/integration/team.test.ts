import { circleRoutes, circleRules } from '@rinkside/contracts/circle';
import { unverifiedEmail } from '@rinkside/contracts/session';
import { exportRoutes } from '@rinkside/contracts/export';
import { moderationRoutes } from '@rinkside/contracts/moderation';
import { notificationRoutes } from '@rinkside/contracts/notification';
import { organizationRoutes } from '@rinkside/contracts/organization';
import { playerRoutes } from '@rinkside/contracts/player';
import { runOperator } from '@rinkside/domain/moderation/operator';
import { reportRoutes } from '@rinkside/contracts/report';
import { teamCodeAlphabet, teamRoutes, teamRules } from '@rinkside/contracts/team';
import { expectErrorReply } from '@rinkside/testkit/api-client';
import { TestApp } from '@rinkside/testkit/test-app';
import { TestUser } from '@rinkside/testkit/test-user';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { FamilyFactory } from './family-factory.js';
import { logGame, skaterGame } from './game-factory.js';
import { season, TeamFactory } from './team-factory.js';

let app: TestApp;
let teams: TeamFactory;
let families: FamilyFactory;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  teams = new TeamFactory(app);
  families = new FamilyFactory(app);
});
afterAll(() => app?.close());

const kindsOf = async (person: TestUser) => {
  await app.settle();
  return (await person.call(notificationRoutes.list)).items.map(({ kind }) => kind);
};
const rosterOf = async (person: TestUser, id: string) =>
  (await teams.read(person, id)).members.map(({ player, name, number }) => [
    player ? player.first_name : name,
    number,
  ]);
/** The person with a token that says that the address is confirmed. */
const withVerifiedToken = async ({ subject }: TestUser) =>
  new TestUser(app, subject, await app.issuer.token(subject, { email_verified: true }));
const expireCodes = (id: string) =>
  app.pool.query(`update circle_link set code_expires_at = now() - interval '1 minute' where id = $1`, [id]);

describe('a team', () => {
  it('is made by the coach of the circle', async () => {
    const coach = await teams.coach();
    const team = await teams.create(coach);
    expect(team).toMatchObject({
      name: '14U AA',
      season,
      relation: 'staff',
      staff: [{ id: coach.id, role: 'coach' }],
      members: [],
      can: { edit: true },
    });
    const [listed] = await coach.call(teamRoutes.list, { params: { id: coach.organizationId } });
    expect(listed).toMatchObject({ id: team.id, players: 0, relation: 'staff', fits: false });
    expect(await expectErrorReply(teams.create(coach, '14u aa'))).toEqual([409, teamRules.sameName]);
  });

  it('is made by the first family where nobody coaches, in a circle of its own', async () => {
    const parent = await teams.adult();
    const other = await teams.adult({ organization_id: parent.organizationId });
    await app.shareCircle([other]);
    const team = await teams.create(parent);
    expect(team.staff).toMatchObject([{ id: parent.id, role: 'maker' }]);
    expect(await expectErrorReply(teams.read(other, team.id))).toEqual([404, teamRules.unknown]);
    expect(await other.call(teamRoutes.list, { params: { id: parent.organizationId } })).toEqual([]);
  });

  it('is not made by minors, without a confirmed address, or beside a coach', async () => {
    const coach = await teams.coach();
    const child = await teams.player({ organization_id: coach.organizationId });
    const parent = await app.user({
      role: 'parent',
      position: 'skater',
      organization_id: coach.organizationId,
    });
    const body = { name: 'Ours', age_level: '14U', level: 'AA', season } as const;
    const create = (person: TestUser) =>
      person.call(teamRoutes.create, { params: { id: coach.organizationId }, body });
    expect(await expectErrorReply(create(child))).toEqual([403, teamRules.linkAdults]);
    expect(await expectErrorReply(create(parent))).toEqual([403, unverifiedEmail]);
  });

  it('begins a circle beside a coach for an adult who began none, exactly where the groups say so', async () => {
    const coach = await teams.coach();
    const adultOf = () => teams.adult({ organization_id: coach.organizationId });
    const [member, founder, stranger] = [await adultOf(), await adultOf(), await adultOf()];
    await app.shareCircle([coach, member]);
    const founded = await teams.create(founder);
    const other = await app.user({
      role: 'coach',
      position: null,
      organization_id: coach.organizationId,
    });
    await app.pool.query(
      `insert into circle_place (player_id, circle_id, since, source, coach_at) values ($1, $2, now(), 'coach', now())`,
      [other.id, founded.circle_id],
    );
    await app.pool.query('update player set coach_confirmed_at = now() where id = $1', [other.id]);
    const begins = async (person: TestUser) =>
      (await person.call(circleRoutes.list, { params: { id: coach.organizationId } })).map(
        ({ can }) => can.begin,
      );
    for (const person of [member, stranger]) {
      expect(new Set(await begins(person))).toEqual(new Set([true]));
      expect(await person.call(circleRoutes.list, { params: { id: coach.organizationId } })).not.toEqual([]);
      expect((await teams.create(person)).circle_id).not.toBe(founded.circle_id);
      expect(new Set(await begins(person))).toEqual(new Set([false]));
    }
    expect(new Set(await begins(founder))).toEqual(new Set([false]));
    const reply = founder.call(teamRoutes.create, {
      params: { id: coach.organizationId },
      body: { name: 'Ours', age_level: '14U', level: 'AA', season },
    });
    expect(await expectErrorReply(reply)).toEqual([403, teamRules.coachMakesTeams]);
  });

  it('that nobody runs gets a manager from the operator', async () => {
    const parent = await teams.adult();
    const team = await teams.create(parent);
    const link = await teams.link(parent, team.id);
    const [player, adult] = [await teams.player(), await teams.adult()];
    for (const person of [player, adult]) await teams.join(person, { token: link.token });
    const run = (...args: string[]) => runOperator(app.env, args);
    expect(await run('teams')).not.toContain(team.id);
    await parent.call(playerRoutes.remove);
    await app.settle();
    expect(await run('teams')).toMatch(new RegExp(`team ${team.id}, 14U AA ${season}, .*: ${adult.id}`));
    const name = (id: string, ...words: string[]) => run('team', 'manager', team.id, id, ...words);
    await expect(name(adult.id)).rejects.toThrow('Usage');
    expect(await name(player.id, 'Asked', 'us')).toBe(teamRules.managerAdult);
    expect(await name((await teams.adult()).id, 'Asked us')).toBe(teamRules.managerAdult);
    expect(await name(adult.id, 'Asked', 'us')).toBe(`${adult.id} manages the team ${team.id} now.`);
    expect(await teams.read(adult, team.id)).toMatchObject({
      relation: 'staff',
      staff: [{ id: adult.id, role: 'manager' }],
    });
    expect(await run('teams')).not.toContain(team.id);
    const { rows } = await app.pool.query(
      `select moderator_id, reason from moderation_log where action = 'name_manager' and target_id = $1`,
      [team.id],
    );
    expect(rows).toEqual([{ moderator_id: null, reason: 'Asked us' }]);
  });

  it('is proposed by what the profiles of the circle say', async () => {
    const coach = await teams.coach();
    const link = await coach.call(circleRoutes.addLink, {
      params: { id: coach.organizationId },
      body: {},
    });
    for (let at = 0; at < 3; at++) {
      const player = await teams.player({ organization_id: coach.organizationId });
      await player.call(circleRoutes.acceptLink, { body: { token: link.token } });
    }
    const proposals = () => coach.call(teamRoutes.proposals, { params: { id: coach.organizationId } });
    expect(await proposals()).toEqual([{ age_level: '14U', level: 'AA', players: 3 }]);
    const team = await teams.create(coach, '14U AA');
    expect(await proposals()).toEqual([]);
    expect(team.desk?.suggested).toHaveLength(3);
    const [first] = team.desk?.suggested ?? [];
    const after = await teams.add(coach, team.id, {
      players: [{ user_id: first?.id ?? '', number: '9', position: 'goalie' }],
    });
    expect(after.members).toMatchObject([
      { player: { id: first?.id, last_name: 'Quillfeather' }, number: '9', position: 'goalie' },
    ]);
    expect(after.desk?.suggested).toHaveLength(2);
  });

  it('has managers, who are adults of the circle', async () => {
    const { coach, team, link, players } = await teams.createWithPlayers(1);
    const parent = await teams.adult();
    const setManagers = (managers: string[], staff = coach) =>
      staff.call(teamRoutes.update, { params: { id: team.id }, body: { managers } });
    expect(await expectErrorReply(setManagers([parent.id]))).toEqual([403, teamRules.managerAdult]);
    expect(await teams.join(parent, { token: link.token })).toMatchObject({ state: 'joined', needs: null });
    expect(await expectErrorReply(setManagers([players[0]?.id ?? '']))).toEqual([
      403,
      teamRules.managerAdult,
    ]);
    expect((await setManagers([parent.id])).staff).toMatchObject([
      { id: coach.id, role: 'coach' },
      { id: parent.id, role: 'manager' },
    ]);
    expect(await teams.read(parent, team.id)).toMatchObject({ relation: 'staff', can: { edit: true } });
    // A manager invites, too; the link ends with the rights of its maker.
    const own = await teams.link(parent, team.id);
    await setManagers([]);
    const guest = await teams.player();
    expect(await expectErrorReply(teams.join(guest, { token: own.token }))).toEqual([
      404,
      teamRules.linkEnded,
    ]);
    expect(await expectErrorReply(setManagers([], parent))).toEqual([403, teamRules.notStaff]);
  });

  it('becomes part of another one that was made twice', async () => {
    const { coach, team, players } = await teams.createWithPlayers(2);
    const twice = await teams.create(coach, '14U AA Blades');
    const [both, one] = players;
    await teams.add(coach, twice.id, {
      players: [{ user_id: both?.id ?? '', number: '4' }],
      places: [{ name: 'Sam Okafor', number: '7' }],
    });
    const member = (await teams.read(coach, team.id)).members.find(({ player }) => player?.id === one?.id);
    await teams.change(coach, team.id, member?.id ?? '', { number: '7' });
    const link = await teams.link(coach, team.id);
    await coach.call(teamRoutes.remove, { params: { id: team.id }, body: { into: twice.id } });
    const merged = await teams.read(coach, twice.id);
    expect(merged.members.map(({ player, name, number }) => [player?.id ?? name, number])).toEqual(
      expect.arrayContaining([
        [both?.id, '4'],
        [one?.id, null],
        ['Sam Okafor', '7'],
      ]),
    );
    expect(merged.members).toHaveLength(3);
    expect(await expectErrorReply(teams.read(coach, team.id))).toEqual([404, teamRules.unknown]);
    expect(await expectErrorReply(teams.join(await teams.player(), { token: link.token }))).toEqual([
      404,
      teamRules.linkEnded,
    ]);
  });

  it('starts a new season with the roster, without those who left', async () => {
    const { coach, team, players } = await teams.createWithPlayers(2);
    const [stays, leaves] = (await teams.read(coach, team.id)).members;
    await teams.change(coach, team.id, stays?.id ?? '', { number: '00' });
    const next = await teams.create(coach, '14U AA', {
      season: season + 1,
      from_team_id: team.id,
      without: [leaves?.id],
    });
    expect(next.members.map(({ player, number }) => [player?.id, number])).toEqual([
      [stays?.player?.id, '00'],
    ]);
    expect((await teams.read(coach, team.id)).members).toHaveLength(2);
    expect(players).toHaveLength(2);
  });

  it('counts a game of the season once, with the score of most', async () => {
    const { coach, team, link } = await teams.createWithPlayers();
    const opponent = (await coach.call(organizationRoutes.create, { body: { name: 'Harbor Otters' } })).id;
    const log = (player: TestUser, date: string, our_score: number, their_score: number) =>
      logGame(player, skaterGame(opponent, { date, our_score, their_score, goals: 0, assists: 0 }));
    for (const score of [2, 3, 3]) {
      const player = await teams.player({ organization_id: coach.organizationId });
      await teams.join(player, { token: link.token });
      await log(player, '2026-10-03', score, 2);
      if (score === 2) {
        await log(player, '2026-10-04', 1, 4);
        await log(player, '2026-03-04', 1, 4);
      }
    }
    expect((await teams.read(coach, team.id)).season_line).toEqual({
      games: 2,
      wins: 1,
      losses: 1,
      ties: 0,
    });
  });

  it('is reported, and a moderator replaces its name', async () => {
    const { players, team, coach } = await teams.createWithPlayers(1);
    await players[0]?.call(reportRoutes.create, {
      body: { target_type: 'team', target_id: team.id, reason: 'bullying' },
    });
    const stranger = await teams.adult();
    const reply = stranger.call(reportRoutes.create, {
      body: { target_type: 'team', target_id: team.id, reason: 'bullying' },
    });
    expect((await expectErrorReply(reply))[0]).toBe(404);
    const moderator = await teams.adult();
    await app.pool.query('update player set moderator = true where id = $1', [moderator.id]);
    const { items } = await moderator.call(moderationRoutes.reports);
    const report = items.find(({ target_id }) => target_id === team.id);
    expect(report).toMatchObject({ target_type: 'team', excerpt: '14U AA' });
    await coach.call(teamRoutes.update, { params: { id: team.id }, body: { name: 'Bad words' } });
    const settle = (action: 'suspend' | 'hide') =>
      moderator.call(moderationRoutes.settle, { params: { id: report?.id ?? '' }, body: { action } });
    expect((await expectErrorReply(settle('suspend')))[0]).toBe(400);
    await settle('hide');
    expect((await teams.read(coach, team.id)).name).toBe('14U AA');
  });
});

describe('a link', () => {
  it('brings a player onto the roster at once, with the number', async () => {
    const { coach, team, link } = await teams.createWithPlayers(0);
    const player = await teams.player();
    expect(await player.call(teamRoutes.openLink, { body: { token: link.token } })).toMatchObject({
      team: { id: team.id, name: '14U AA', age_level: '14U', level: 'AA', season },
      created_by: { first_name: coach.profile.first_name },
      arrival: 'link',
    });
    const joined = { team_id: team.id, needs: null };
    expect(await teams.join(player, { token: link.token, number: '7' })).toEqual({
      ...joined,
      state: 'member',
      number: '7',
      number_taken: false,
    });
    expect(await teams.join(player, { token: link.token })).toMatchObject({ state: 'member', number: '7' });
    const second = await teams.player();
    expect(await teams.join(second, { token: link.token, number: '7' })).toMatchObject({
      state: 'member',
      number: null,
      number_taken: true,
    });
    const { desk, relation } = await teams.read(coach, team.id);
    expect(relation).toBe('staff');
    expect(desk?.links[0]).toMatchObject({ uses: 2, state: 'open' });
    expect(desk?.links[0]?.joined.map(({ id }) => id).toSorted()).toEqual([player.id, second.id].toSorted());
    expect(await teams.nameOf(second, player)).toBe('Quillfeather');
    expect(await kindsOf(coach)).toContain('circle_invited');
  });

  it('brings two children of one parent into two teams, and the parent into the circle', async () => {
    const { coach, team, link } = await teams.createWithPlayers(0);
    const older = await teams.create(coach, '16U AA', { age_level: '16U' });
    const olderLink = await teams.link(coach, older.id);
    const parent = await teams.adult({ organization_id: coach.organizationId });
    const [ivy, oak] = [await families.addChild(parent, 9), await families.addChild(parent, 11)];
    const accept = (token: string, actingAs: string) =>
      parent.call(teamRoutes.acceptLink, { body: { token }, actingAs });
    expect(await accept(link.token, ivy.id)).toMatchObject({ state: 'member' });
    expect(await accept(olderLink.token, oak.id)).toMatchObject({ state: 'member' });
    // Until the parent joins, too, names of other families stay short.
    const stranger = await teams.player();
    await teams.join(stranger, { token: link.token });
    const asGuardian = await teams.read(parent, team.id);
    expect(asGuardian.relation).toBe('guardian');
    expect(asGuardian.members.map(({ player, own }) => [player?.last_name, own])).toEqual(
      expect.arrayContaining([
        ['Marlow', true],
        ['Q.', false],
      ]),
    );
    expect(await teams.join(parent, { token: link.token })).toMatchObject({ state: 'joined' });
    const after = await teams.read(parent, team.id);
    expect(after.members.map(({ player }) => player?.last_name)).toContain('Quillfeather');
    expect((await teams.read(parent, older.id)).members).toMatchObject([
      { player: { id: oak.id }, own: true },
    ]);
    // A player in two teams.
    expect(await accept(olderLink.token, ivy.id)).toMatchObject({ state: 'member' });
    expect((await teams.read(coach, older.id)).members).toHaveLength(2);
  });

  it('leaves the roster to an adult with a player profile: me, my child, both, two children', async () => {
    const { coach, team, link } = await teams.createWithPlayers(0);
    const { token } = link;
    const family = async (children: number) => {
      const adult = await teams.adult({ role: 'player', organization_id: coach.organizationId });
      const kids = [];
      for (let at = 0; at < children; at++) kids.push(await families.addChild(adult, 9 + at));
      const accept = (plays: boolean, actingAs?: string) =>
        adult.call(teamRoutes.acceptLink, { body: { token, plays }, ...(actingAs && { actingAs }) });
      for (const { id } of kids) expect(await accept(true, id)).toMatchObject({ state: 'member' });
      return { adult, accept, ids: [adult, ...kids].map(({ id }) => id) };
    };
    const child = await family(1);
    expect(await child.accept(false)).toMatchObject({ state: 'joined', needs: null, number: null });
    expect(await child.accept(false)).toMatchObject({ state: 'joined' });
    expect((await teams.read(child.adult, team.id)).relation).toBe('guardian');
    const me = await family(0);
    expect(await me.accept(true)).toMatchObject({ state: 'member' });
    const both = await family(1);
    expect(await both.accept(true)).toMatchObject({ state: 'member' });
    const two = await family(2);
    expect(await two.accept(false)).toMatchObject({ state: 'joined' });
    const { members, desk } = await teams.read(coach, team.id);
    const expected = [...child.ids.slice(1), ...me.ids, ...both.ids, ...two.ids.slice(1)];
    expect(members).toHaveLength(expected.length);
    expect(new Set(members.map(({ player }) => player?.id))).toEqual(new Set(expected));
    expect(desk?.links[0]?.uses).toBe(8);
    // The answer of today.
    expect(await child.accept(true)).toMatchObject({ state: 'member' });
    expect((await teams.read(coach, team.id)).members).toHaveLength(expected.length + 1);
  });

  it('waits for a confirmed address, and gives the place with it', async () => {
    const { coach, team, link } = await teams.createWithPlayers(0);
    const player = await app.user({ age: '14U' });
    expect(await teams.join(player, { token: link.token, number: '8' })).toMatchObject({
      state: 'waiting',
      needs: 'address',
    });
    expect((await teams.read(coach, team.id)).desk?.waiting).toMatchObject([
      { player: { id: player.id }, arrival: 'link', needs: 'address' },
    ]);
    expect(await expectErrorReply(teams.read(player, team.id))).toEqual([404, teamRules.unknown]);
    expect(await expectErrorReply(teams.add(coach, team.id, { confirm: [{ user_id: player.id }] }))).toEqual([
      403,
      circleRules.addressNeeded,
    ]);
    await withVerifiedToken(player).then((person) => person.call(playerRoutes.me));
    expect(await teams.join(player, { token: link.token })).toMatchObject({ state: 'member', number: '8' });
    expect((await teams.read(coach, team.id)).desk?.waiting).toEqual([]);
  });

  it('is accepted before the profile is complete, and counts once it is', async () => {
    const { coach, team, link } = await teams.createWithPlayers(0);
    const guest = await app.unonboardedUser();
    await teams.confirmAddress(await guest.call(playerRoutes.me));
    expect(await teams.join(guest, { token: link.token })).toMatchObject({ state: 'waiting' });
    expect((await teams.read(coach, team.id)).desk?.waiting).toEqual([]);
    await guest.onboard();
    expect((await teams.read(coach, team.id)).members).toMatchObject([{ player: { id: guest.id } }]);
  });

  it('ends: used up, revoked, expired', async () => {
    const { coach, team } = await teams.createWithPlayers(0);
    const once = await teams.link(coach, team.id, { uses: 1 });
    await teams.join(await teams.player(), { token: once.token });
    const guest = await teams.player();
    const open = (body: object) => guest.call(teamRoutes.openLink, { body });
    const ended = [404, teamRules.linkEnded];
    expect(await expectErrorReply(teams.join(guest, { token: once.token }))).toEqual(ended);
    expect(await expectErrorReply(open({ token: once.token }))).toEqual(ended);
    const revoked = await teams.link(coach, team.id);
    const revoke = () => coach.call(teamRoutes.revokeLink, { params: { id: team.id, link_id: revoked.id } });
    expect([await revoke(), await revoke()]).toEqual([{ success: true }, { success: true }]);
    expect(await expectErrorReply(open({ token: revoked.token }))).toEqual(ended);
    expect(await expectErrorReply(open({ code: revoked.code }))).toEqual([404, teamRules.codeUnknown]);
    const old = await teams.link(coach, team.id);
    await app.pool.query(`update circle_link set expires_at = now() - interval '1 s' where id = $1`, [
      old.id,
    ]);
    expect(await expectErrorReply(open({ token: old.token }))).toEqual(ended);
    expect(await expectErrorReply(open({ token: 'wrong' }))).toEqual(ended);
    expect((await teams.read(coach, team.id)).desk?.links.map(({ state }) => state)).toEqual([
      'expired',
      'revoked',
      'used',
      'open',
    ]);
    // A link of a team gives no place without the team.
    const { token } = await teams.link(coach, team.id);
    expect(await expectErrorReply(guest.call(circleRoutes.acceptLink, { body: { token } }))).toEqual([
      404,
      circleRules.linkEnded,
    ]);
  });
});

describe('a code', () => {
  it.each([
    { who: 'a parent', profile: { role: 'parent', birthdate: '1990-05-05' }, join: {} },
    { who: 'an adult who does not play', profile: { birthdate: '1990-05-05' }, join: { plays: false } },
    { who: 'a player', profile: {}, join: {} },
  ] as const)('tells the staff once that $who waits, also of a new account', async ({ profile, join }) => {
    const { coach, link } = await teams.createWithPlayers(0);
    const code = link.code ?? '';
    const asked = async () => (await kindsOf(coach)).filter((kind) => kind === 'team_asked').length;
    const guest = await app.user({ birthdate: '2012-06-01', age: '14U', ...profile });
    expect(await teams.join(guest, { code, ...join })).toMatchObject({ state: 'waiting' });
    expect(await asked()).toBe(1);
    const newcomer = await app.unonboardedUser();
    await teams.join(newcomer, { code });
    expect(await asked()).toBe(1);
    await newcomer.onboard({ birthdate: '2012-06-01', age: '14U', ...profile });
    // The page of the code opens again, unless the tab was closed.
    expect(await asked()).toBe(2);
    expect(await teams.join(newcomer, { code, ...join })).toMatchObject({ state: 'waiting' });
    expect(await asked()).toBe(2);
  });

  it('makes the person wait for a tap', async () => {
    const { coach, team, link } = await teams.createWithPlayers(0);
    expect(link.code).toMatch(new RegExp(`^[${teamCodeAlphabet}]{6}$`));
    const [one, two] = [await teams.player({ first_name: 'Robin' }), await teams.player()];
    const typed = ` ${link.code?.toLowerCase().slice(0, 3)}-${link.code?.slice(3)} `;
    expect(await teams.join(one, { code: typed, number: '3' })).toMatchObject({
      state: 'waiting',
      needs: 'staff',
    });
    await teams.join(two, { code: link.code ?? '' });
    expect(await expectErrorReply(teams.read(one, team.id))).toEqual([404, teamRules.unknown]);
    expect(await kindsOf(coach)).toContain('team_asked');
    const [summary] = await coach.call(teamRoutes.list, { params: { id: coach.organizationId } });
    expect(summary).toMatchObject({ id: team.id, waiting: 2 });
    const { waiting = [] } = (await teams.read(coach, team.id)).desk ?? {};
    expect(waiting).toMatchObject([
      { player: { id: one.id, first_name: 'Robin', last_name: 'Quillfeather' }, arrival: 'code' },
      { player: { id: two.id } },
    ]);
    const confirm = waiting.map(({ player }) => ({ user_id: player.id }));
    const after = await teams.add(coach, team.id, { confirm });
    expect(new Set(after.members.map(({ player }) => player?.id))).toEqual(new Set([one.id, two.id]));
    expect(await rosterOf(one, team.id)).toContainEqual(['Robin', '3']);
    expect(await kindsOf(one)).toContain('circle_joined');
    expect(await expectErrorReply(teams.add(coach, team.id, { confirm }))).toEqual([
      404,
      teamRules.notWaiting,
    ]);
  });

  it('of an adult with a player profile says whether they play; the last answer counts', async () => {
    const { coach, team, link } = await teams.createWithPlayers(0);
    const code = link.code ?? '';
    const adult = await teams.adult({ role: 'player', first_name: 'Robin', last_name: 'Vale' });
    await teams.add(coach, team.id, { places: [{ name: 'Robin Vale', number: '5' }] });
    await teams.join(adult, { code });
    const waiting = async () => (await teams.read(coach, team.id)).desk?.waiting;
    expect(await waiting()).toMatchObject([{ plays: true, place: { number: '5' } }]);
    expect(await teams.join(adult, { code, plays: false })).toMatchObject({ state: 'waiting' });
    expect(await waiting()).toMatchObject([{ plays: false, place: null }]);
    await teams.add(coach, team.id, { confirm: [{ user_id: adult.id }] });
    expect((await teams.read(adult, team.id)).relation).toBe('circle');
    expect(await rosterOf(coach, team.id)).toEqual([['Robin Vale', '5']]);
  });

  it('gives the number to who asked first, and a place to one of those who are confirmed together', async () => {
    const { coach, team, link } = await teams.createWithPlayers(0);
    const code = link.code ?? '';
    await teams.add(coach, team.id, { places: [{ name: 'Sam Okafor', number: '8' }] });
    const [place] = (await teams.read(coach, team.id)).members;
    const [one, two] = [await teams.player(), await teams.player()];
    for (const person of [one, two]) await teams.join(person, { code, number: '3' });
    const confirm = (places: (string | undefined)[]) =>
      teams.add(coach, team.id, {
        confirm: [two, one].map(({ id }, at) => ({ user_id: id, place_id: places[at] ?? null })),
      });
    expect(await expectErrorReply(confirm([place?.id, place?.id]))).toEqual([409, teamRules.notUnclaimed]);
    expect((await teams.read(coach, team.id)).desk?.waiting).toHaveLength(2);
    const { members } = await confirm([place?.id]);
    expect(members.map(({ player, number }) => [player?.id, number])).toEqual([
      [one.id, '3'],
      [two.id, '8'],
    ]);
  });

  it('is declined and withdrawn, and expires after 48 hours', async () => {
    const { coach, team, link } = await teams.createWithPlayers(0);
    const [one, two] = [await teams.player(), await teams.player()];
    for (const person of [one, two]) await teams.join(person, { code: link.code ?? '' });
    await teams.remove(coach, team.id, one.id);
    await teams.remove(two, team.id, two.id);
    expect((await teams.read(coach, team.id)).desk?.waiting).toEqual([]);
    const { rows } = await app.pool.query('select from circle_request where player_id = any($1)', [
      [one.id, two.id],
    ]);
    expect(rows).toEqual([]);
    await expireCodes(link.id);
    expect(await expectErrorReply(teams.join(one, { code: link.code ?? '' }))).toEqual([
      404,
      teamRules.codeUnknown,
    ]);
    expect((await teams.read(coach, team.id)).desk?.links[0]?.code).toBeNull();
  });

  it('does not become a place when the address is confirmed', async () => {
    const { coach, team, link } = await teams.createWithPlayers(0);
    const player = await app.user({ age: '14U' });
    await teams.join(player, { code: link.code ?? '' });
    await teams.confirmAddress(player);
    const { rows } = await app.pool.query<{ count: number }>(
      'select count(*)::int as count from circle_request where player_id = $1 and link_id is not null',
      [player.id],
    );
    expect(rows).toEqual([{ count: 1 }]);
    await withVerifiedToken(player).then((person) => person.call(playerRoutes.me));
    expect((await teams.read(coach, team.id)).members).toEqual([]);
    expect((await teams.read(coach, team.id)).desk?.waiting).toMatchObject([{ needs: 'staff' }]);
  });
});

describe('the number that somebody who waits typed', () => {
  it('is shown to the staff, and whether it is taken by somebody else', async () => {
    const { coach, team, link, players } = await teams.createWithPlayers(1);
    const [holder] = (await teams.read(coach, team.id)).members;
    await teams.change(coach, team.id, holder?.id ?? '', { number: '12' });
    expect(players).toHaveLength(1);
    await teams.add(coach, team.id, { places: [{ name: 'Robin Quillfeather', number: '3' }] });
    const code = link.code ?? '';
    await teams.join(await teams.player(), { code, number: '12' });
    await teams.join(await teams.player(), { code, number: '4' });
    // The place with this number is Robin's own.
    await teams.join(await teams.player({ first_name: 'Robin' }), { code, number: '3' });
    await teams.join(await teams.player(), { code });
    const { waiting = [] } = (await teams.read(coach, team.id)).desk ?? {};
    expect(waiting.map(({ number, number_taken }) => [number, number_taken])).toEqual([
      ['12', true],
      ['4', false],
      ['3', false],
      [null, false],
    ]);
  });
});

describe('a place of the roster', () => {
  it('is seen by staff only, and claimed by the name', async () => {
    const { coach, team, link, players } = await teams.createWithPlayers(1);
    const year = new Date().getUTCFullYear() - 14;
    await teams.add(coach, team.id, {
      places: [
        { name: 'Zoë  QUILLFEATHER', number: '00', birth_year: year, position: 'goalie' },
        { name: 'Sam Okafor', number: '0' },
        { name: 'Old Twin', birth_year: 1990 },
      ],
    });
    expect((await teams.read(coach, team.id)).members).toHaveLength(4);
    expect((await teams.read(players[0] ?? coach, team.id)).members).toHaveLength(1);
    const zoe = await teams.player({ first_name: 'Zoe' });
    expect(await teams.join(zoe, { token: link.token })).toMatchObject({ state: 'member', number: '00' });
    const twin = await teams.player({ first_name: 'Old', last_name: 'Twin' });
    expect(await teams.join(twin, { token: link.token })).toMatchObject({ number: null });
    const { members } = await teams.read(coach, team.id);
    expect(new Set(members.filter(({ player }) => !player).map(({ name }) => name))).toEqual(
      new Set(['Old Twin', 'Sam Okafor']),
    );
    expect(members.find(({ player }) => player?.id === zoe.id)).toMatchObject({
      number: '00',
      position: 'goalie',
      name: null,
      birth_year: null,
    });
    // The staff know better.
    const placeId = members.find(({ name }) => name === 'Old Twin')?.id ?? '';
    const memberId = members.find(({ player }) => player?.id === twin.id)?.id ?? '';
    const after = await teams.change(coach, team.id, memberId, { place_id: placeId });
    expect(after.members.filter(({ name }) => name === 'Old Twin')).toEqual([]);
    expect(await expectErrorReply(teams.change(coach, team.id, memberId, { place_id: placeId }))).toEqual([
      409,
      teamRules.notUnclaimed,
    ]);
  });

  it('has a number of its own: a list with a taken one changes nothing', async () => {
    const { coach, team } = await teams.createWithPlayers(0);
    const add = (places: { name: string; number?: string }[]) => teams.add(coach, team.id, { places });
    await add([{ name: 'Sam Okafor', number: '7' }]);
    expect(await expectErrorReply(add([{ name: 'Lee' }, { name: 'Max', number: '7' }]))).toEqual([
      409,
      teamRules.numberTaken('7'),
    ]);
    const twice = [
      { name: 'Lee', number: '8' },
      { name: 'Max', number: '8' },
    ];
    expect(await expectErrorReply(add(twice))).toEqual([409, teamRules.numberTwice('8')]);
    const { members } = await teams.read(coach, team.id);
    expect(members.map(({ name }) => name)).toEqual(['Sam Okafor']);
    await teams.remove(coach, team.id, members[0]?.id ?? '');
    expect((await add([{ name: 'Max', number: '7' }])).members).toHaveLength(1);
    const many = Array.from({ length: 60 }, (_, at) => ({ name: `Player ${at}` }));
    expect(await expectErrorReply(add(many))).toEqual([409, teamRules.tooManyMembers]);
  });
});

describe('the end of a membership', () => {
  it('is a tap of the staff, of the player, or the end of the place in the circle', async () => {
    const { coach, team, players } = await teams.createWithPlayers(3);
    const [removed, left, ended] = players as [TestUser, TestUser, TestUser];
    const memberOf = async ({ id }: TestUser) =>
      (await teams.read(coach, team.id)).members.find(({ player }) => player?.id === id)?.id ?? '';
    expect(await expectErrorReply(teams.remove(left, team.id, await memberOf(removed)))).toEqual([
      403,
      teamRules.notStaff,
    ]);
    await teams.remove(coach, team.id, await memberOf(removed));
    expect((await teams.read(removed, team.id)).relation).toBe('circle');
    await teams.remove(left, team.id, await memberOf(left));
    await coach.call(circleRoutes.end, { params: { id: team.circle_id, user_id: ended.id } });
    expect(await expectErrorReply(teams.read(ended, team.id))).toEqual([404, teamRules.unknown]);
    expect((await teams.read(coach, team.id)).members).toEqual([]);
    // Coming back needs a tap: another person ended the place.
    const link = await teams.link(coach, team.id);
    expect(await teams.join(ended, { token: link.token })).toMatchObject({
      state: 'waiting',
      needs: 'staff',
    });
    await teams.add(coach, team.id, { confirm: [{ user_id: ended.id }] });
    expect(await teams.join(removed, { token: link.token })).toMatchObject({ state: 'member' });
    expect((await teams.read(coach, team.id)).members).toHaveLength(2);
    const exported = await removed.call(exportRoutes.mine);
    expect(exported.teams.map(({ state }) => state)).toEqual(['left', 'member']);
  });

  it('comes with the deleted account, also of the only staff', async () => {
    const parent = await teams.adult();
    const team = await teams.create(parent);
    const link = await teams.link(parent, team.id);
    const [player, other] = [await teams.player(), await teams.player()];
    for (const person of [player, other]) await teams.join(person, { token: link.token });
    await player.call(playerRoutes.remove);
    expect((await teams.read(other, team.id)).members).toMatchObject([{ player: { id: other.id } }]);
    await parent.call(playerRoutes.remove);
    await app.settle();
    expect(await teams.read(other, team.id)).toMatchObject({ relation: 'member', staff: [] });
    expect(await expectErrorReply(teams.join(await teams.player(), { token: link.token }))).toEqual([
      404,
      teamRules.linkEnded,
    ]);
  });

  it('moves a player up to another team of the circle', async () => {
    const { coach, team, players } = await teams.createWithPlayers(1);
    const older = await teams.create(coach, '16U AA', { age_level: '16U' });
    await teams.add(coach, older.id, { places: [{ name: 'Sam Okafor', number: '7' }] });
    const [member] = (await teams.read(coach, team.id)).members;
    await teams.change(coach, team.id, member?.id ?? '', { number: '7' });
    const after = await teams.change(coach, team.id, member?.id ?? '', { team_id: older.id });
    expect(after.members).toEqual([]);
    expect((await teams.read(coach, older.id)).members).toMatchObject([
      { name: 'Sam Okafor', number: '7' },
      { player: { id: players[0]?.id }, number: null },
    ]);
    expect(await kindsOf(players[0] ?? coach)).toContain('team_joined');
  });
});

it('exports the roster by name for staff, and logs it', async () => {
  const { coach, team, players } = await teams.createWithPlayers(1);
  await teams.add(coach, team.id, { places: [{ name: 'Ada Berg', number: '1', birth_year: 2012 }] });
  const rows = await coach.call(teamRoutes.export, { params: { id: team.id } });
  expect(rows).toMatchObject([
    { first_name: 'Ada Berg', last_name: null, number: '1', birth_year: 2012, claimed: false, stats: null },
    { last_name: 'Quillfeather', claimed: true, stats: { totalGames: 0 } },
  ]);
  const { rows: logged } = await app.pool.query(
    `select moderator_id, action from moderation_log where target_type = 'team' and target_id = $1`,
    [team.id],
  );
  expect(logged).toEqual([{ moderator_id: coach.id, action: 'export_team' }]);
  expect(
    await expectErrorReply(
      players[0]?.call(teamRoutes.export, { params: { id: team.id } }) ?? Promise.reject(),
    ),
  ).toEqual([403, teamRules.notStaff]);
});

it('takes ten wrong codes an hour, and right ones do not count', async () => {
  const strict = await TestApp.open({
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
    env: { RATE_LIMIT_FACTOR: '1' },
  });
  try {
    const factory = new TeamFactory(strict);
    const coach = await factory.coach();
    const team = await factory.create(coach);
    const link = await factory.link(coach, team.id);
    const guest = await factory.player();
    const open = (code: string) => guest.call(teamRoutes.openLink, { body: { code } });
    for (let at = 0; at < 12; at++) await open(link.code ?? '');
    const wrong = link.code === '222222' ? '333333' : '222222';
    const replies = [];
    for (let at = 0; at < 11; at++) replies.push(await expectErrorReply(open(wrong)));
    expect(replies.map(([status]) => status)).toEqual([...Array.from({ length: 10 }, () => 404), 429]);
    expect(await expectErrorReply(open(link.code ?? ''))).toEqual([429, teamRules.tooManyCodes]);
    // Others of the network, too.
    const other = await factory.player();
    expect((await expectErrorReply(factory.join(other, { code: link.code ?? '' })))[0]).toBe(429);
    expect(await factory.join(other, { token: link.token })).toMatchObject({ state: 'member' });
  } finally {
    await strict.close();
  }
});
