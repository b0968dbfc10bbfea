import { positions } from '@rinkside/contracts/player';
import { teamRules, type MemberChange, type NewMembers, type TeamView } from '@rinkside/contracts/team';
import { AppError } from '@rinkside/platform/errors';
import { newId } from '@rinkside/platform/id';
import { runQuery } from '@rinkside/platform/query-builder';
import { stableArrayParam, statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { hasConfirmedAddressSql } from '../circle/circle.policy.js';
import { addPlace, deleteRequest } from '../circle/circle.rows.js';
import { circleRules } from '@rinkside/contracts/circle';
import { logAction } from '../moderation/moderation.log.js';
import { accountOf } from '../family/acting-account.js';
import { playerVisibleSql } from '../player/player.policy.js';
import { lockFamilies, lockPlayers } from '../player/player.repository.js';
import { db } from '../query-builder.js';
import { addToRoster, takeTeamRequests } from './team-requests.rows.js';
import { emitTeamChanges, lockStaffedTeam, lockVisibleTeams, type LockedTeam } from './team.rows.js';
import { readTeam } from './team.views.js';

const selectRoster = statement(
  'team.numbers',
  `select id, number, player_id as "playerId" from team_member where team_id = $1 and until is null`,
  z.object({ id: z.string(), number: z.string().nullable(), playerId: z.string().nullable() }),
);

/** @throws conflict for a number that another member has */
const assertFreeNumber = async (
  ctx: Ctx,
  teamId: string,
  number: string,
  memberId?: string,
): Promise<void> => {
  const roster = await ctx.sql.rows(selectRoster, [teamId]);
  if (roster.some((member) => member.number === number && member.id !== memberId))
    throw new AppError('conflict', teamRules.numberTaken(number));
};

const insertPlaces = statement(
  'team.insertPlaces',
  `insert into team_member (id, team_id, name, birth_year, number, position, since)
   select p.id, $1, p.name, p.birth_year, p.number, p.position, $7
   from unnest($2::uuid[], $3::text[], $4::int[], $5::text[], $6::text[]) as p(id, name, birth_year, number, position)`,
);

const addPlaces = async (
  ctx: Ctx,
  teamId: string,
  places: NonNullable<NewMembers['places']>,
): Promise<void> => {
  const roster = await ctx.sql.rows(selectRoster, [teamId]);
  if (roster.length + places.length > teamRules.maxMembers)
    throw new AppError('conflict', teamRules.tooManyMembers);
  const taken = new Set(roster.flatMap(({ number }) => number ?? []));
  const added = new Set<string>();
  for (const { number } of places) {
    if (number == null) continue;
    if (taken.has(number)) throw new AppError('conflict', teamRules.numberTaken(number));
    if (added.has(number)) throw new AppError('conflict', teamRules.numberTwice(number));
    added.add(number);
  }
  await ctx.sql.rows(insertPlaces, [
    teamId,
    places.map(() => newId()),
    places.map(({ name }) => name),
    places.map(({ birth_year }) => birth_year ?? null),
    places.map(({ number }) => number ?? null),
    places.map(({ position }) => position ?? null),
    ctx.now,
  ]);
};

const selectPeople = statement(
  'team.peopleOfCircle',
  `select a.id, a.role is not distinct from 'player' as "isPlayer",
     exists (select from circle_place p where p.circle_id = $1 and p.player_id = a.id) as "hasPlace"
   from player a where a.id = any(${stableArrayParam('$2', 'uuid')}) and ${playerVisibleSql('a', '$3::uuid')} order by a.id`,
  z.object({ id: z.string(), isPlayer: z.boolean(), hasPlace: z.boolean() }),
);

const addPlayers = async (
  ctx: Ctx,
  { id: teamId, circleId }: LockedTeam,
  players: NonNullable<NewMembers['players']>,
): Promise<void> => {
  const ids = players.map(({ user_id }) => user_id);
  const people = await ctx.sql.rows(selectPeople, [circleId, ids, ctx.actor.id]);
  const byId = new Map(people.map((person) => [person.id, person]));
  for (const { user_id: playerId, number, position } of players) {
    const person = byId.get(playerId);
    if (!person?.hasPlace) throw new AppError('forbidden', teamRules.notInCircle);
    if (!person.isPlayer) throw new AppError('forbidden', teamRules.notPlayer);
    if (number != null) await assertFreeNumber(ctx, teamId, number);
    const member = { teamId, playerId, number: number ?? null, position: position ?? null };
    if (await addToRoster(ctx, member)) emitJoined(ctx, teamId, playerId);
  }
};

const emitJoined = (ctx: Ctx, team_id: string, player_id: string) =>
  ctx.emit('team.joined', { team_id, player_id, staff_id: ctx.actor.id });

const selectWaiting = statement(
  'team.waitingPeople',
  `select r.player_id as id, r.link_id as "linkId", r.asked_by as "askedBy", ${hasConfirmedAddressSql('a')} as confirmed
   from team_request r join player a on a.id = r.player_id
   where r.team_id = $1 and a.id = any(${stableArrayParam('$2', 'uuid')}) and ${playerVisibleSql('a', '$3::uuid')} order by a.id`,
  z.object({
    id: z.string(),
    linkId: z.string().nullable(),
    askedBy: z.string().nullable(),
    confirmed: z.boolean(),
  }),
);
const selectPlaces = statement(
  'team.unclaimedPlaces',
  `select count(*)::int as places from team_member
   where team_id = $1 and id = any(${stableArrayParam('$2', 'uuid')}) and player_id is null and until is null`,
  z.object({ places: z.number() }),
);

/** @throws conflict unless these are places that nobody claimed, each of them once */
const assertUnclaimed = async (ctx: Ctx, teamId: string, placeIds: string[]): Promise<void> => {
  if (placeIds.length === 0) return;
  const [found] = await ctx.sql.rows(selectPlaces, [teamId, placeIds]);
  if (found?.places !== placeIds.length) throw new AppError('conflict', teamRules.notUnclaimed);
};

/** Confirms people who wait: they get a place in the circle, and players one on the roster. */
const confirm = async (
  ctx: Ctx,
  { id: teamId, circleId }: LockedTeam,
  people: NonNullable<NewMembers['confirm']>,
): Promise<void> => {
  if (people.length === 0) return;
  const ids = [...new Set(people.map(({ user_id }) => user_id))];
  const waiting = await ctx.sql.rows(selectWaiting, [teamId, ids, ctx.actor.id]);
  if (waiting.length < people.length) throw new AppError('notFound', teamRules.notWaiting);
  if (waiting.some(({ confirmed }) => !confirmed)) throw new AppError('forbidden', circleRules.addressNeeded);
  const placeOf = new Map(people.flatMap(({ user_id, place_id }) => (place_id ? [[user_id, place_id]] : [])));
  await assertUnclaimed(ctx, teamId, [...placeOf.values()]);
  // Before the places in the circle, which would settle the requests that came by a link.
  const added = await takeTeamRequests(ctx, { teamIds: [teamId], playerIds: ids, placeOf });
  for (const { id: playerId, linkId, askedBy } of waiting) {
    const given = await addPlace(ctx, {
      circleId,
      playerId,
      source: 'link',
      linkId,
      askedBy,
      givenBy: accountOf(ctx.actor),
    });
    if (given) {
      logAction(ctx, 'confirm_member', { type: 'user', id: playerId });
      ctx.emit('circle.joined', {
        circle_id: circleId,
        player_id: playerId,
        confirmed_by: accountOf(ctx.actor),
        invited_by: null,
      });
    } else if (added.has(playerId)) emitJoined(ctx, teamId, playerId);
  }
};

/**
 * Adds places to a roster, players of the circle, and people who wait, all or none.
 * @throws notFound for a team the actor may not see and for people who do not wait, forbidden for others than its staff and
 * for people of other circles, conflict for a taken number and a full roster
 */
export const addMembers = async (
  ctx: Ctx,
  { id, places = [], players = [], confirm: confirmed = [] }: { id: string } & NewMembers,
): Promise<TeamView> => {
  const ids = [...players, ...confirmed].map(({ user_id }) => user_id);
  await lockFamilies(ctx, [...new Set([ctx.actor.id, ...ids])]);
  const team = await lockStaffedTeam(ctx, id);
  if (places.length > 0) await addPlaces(ctx, id, places);
  await addPlayers(ctx, team, players);
  await confirm(ctx, team, confirmed);
  await emitTeamChanges(ctx, [id]);
  return readTeam(ctx.sql, ctx.actor, id);
};

const memberRow = z.object({
  id: z.string(),
  playerId: z.string().nullable(),
  number: z.string().nullable(),
  position: z.enum(positions).nullable(),
});
type Member = z.infer<typeof memberRow>;
const selectMember = statement(
  'team.member',
  `select id, player_id as "playerId", number, position from team_member where team_id = $1 and id = $2 and until is null`,
  memberRow,
);

const endMember = (ctx: Ctx, { id, playerId }: Pick<Member, 'id' | 'playerId'>) =>
  playerId
    ? runQuery(ctx.sql, db.updateTable('team_member').set({ until: ctx.now }).where('id', '=', id))
    : runQuery(ctx.sql, db.deleteFrom('team_member').where('id', '=', id));

/** Moves a member to another team of the circle; a number that is taken there is left out. */
const moveMember = async (ctx: Ctx, team: LockedTeam, member: Member, toId: string): Promise<void> => {
  if (toId === team.id) throw new AppError('conflict', teamRules.sameTeam);
  const target = await lockStaffedTeam(ctx, toId);
  if (target.circleId !== team.circleId) throw new AppError('conflict', teamRules.otherCircle);
  if (!member.playerId) {
    const roster = await ctx.sql.rows(selectRoster, [toId]);
    if (roster.length >= teamRules.maxMembers) throw new AppError('conflict', teamRules.tooManyMembers);
    const taken = roster.some(({ number }) => number !== null && number === member.number);
    await runQuery(
      ctx.sql,
      db
        .updateTable('team_member')
        .set({ team_id: toId, ...(taken && { number: null }) })
        .where('id', '=', member.id),
    );
    return;
  }
  await endMember(ctx, member);
  const { playerId, number, position } = member;
  if (await addToRoster(ctx, { teamId: toId, playerId, number, position })) emitJoined(ctx, toId, playerId);
};

/** The place of a roster becomes that of a member who came without claiming it. */
const takePlace = async (ctx: Ctx, teamId: string, member: Member, placeId: string): Promise<void> => {
  if (!member.playerId) throw new AppError('conflict', teamRules.notUnclaimed);
  await assertUnclaimed(ctx, teamId, [placeId]);
  const [place] = await runQuery(
    ctx.sql,
    db.deleteFrom('team_member').where('id', '=', placeId).returning(['number', 'position']),
  );
  await runQuery(
    ctx.sql,
    db
      .updateTable('team_member')
      .set({ number: place?.number ?? member.number, position: place?.position ?? member.position })
      .where('id', '=', member.id),
  );
};

/**
 * Changes number, position or place of a member, the name of a place, or the team of both.
 * @throws notFound for an unknown team or member, forbidden for others than the staff, conflict for a taken number
 */
export const updateMember = async (
  ctx: Ctx,
  {
    id,
    memberId,
    team_id: toId,
    place_id: placeId,
    ...change
  }: { id: string; memberId: string } & MemberChange,
): Promise<TeamView> => {
  await lockPlayers(ctx, [ctx.actor.id]);
  if (toId) await lockVisibleTeams(ctx, [id, toId]);
  const team = await lockStaffedTeam(ctx, id);
  const [member] = await ctx.sql.rows(selectMember, [id, memberId]);
  if (!member) throw new AppError('notFound', teamRules.notMember);
  if (placeId) await takePlace(ctx, id, member, placeId);
  if (change.number != null) await assertFreeNumber(ctx, id, change.number, memberId);
  const { name, birth_year, ...fields } = change;
  const changes = Object.entries({ ...fields, ...(!member.playerId && { name, birth_year }) });
  const given = Object.fromEntries(changes.filter(([, value]) => value !== undefined));
  if (Object.keys(given).length > 0)
    await runQuery(ctx.sql, db.updateTable('team_member').set(given).where('id', '=', memberId));
  if (toId) await moveMember(ctx, team, member, toId);
  await emitTeamChanges(ctx, toId ? [id, toId] : [id]);
  return readTeam(ctx.sql, ctx.actor, id);
};

/** Declines somebody who waits; the request for the circle that came with it ends, too. @returns false if they do not wait */
const decline = async (
  ctx: Ctx,
  { id: teamId, circleId }: LockedTeam,
  playerId: string,
): Promise<boolean> => {
  const [declined] = await runQuery(
    ctx.sql,
    db
      .deleteFrom('team_request')
      .where('team_id', '=', teamId)
      .where('player_id', '=', playerId)
      .returning('player_id'),
  );
  if (!declined) return false;
  await deleteRequest(ctx, { circleId, playerId });
  return true;
};

/**
 * Takes a member off the roster or declines somebody who waits: the staff. Members leave, and people who wait withdraw.
 * @param memberId the member, or the player who waits
 * @throws notFound for an unknown team, member or person, forbidden for others
 */
export const removeMember = async (
  ctx: Ctx,
  { id, memberId }: { id: string; memberId: string },
): Promise<{ success: true }> => {
  const own = memberId === ctx.actor.id;
  await lockFamilies(ctx, own ? [ctx.actor.id] : [ctx.actor.id, memberId]);
  const team = (await lockVisibleTeams(ctx, [id])).get(id);
  if (!team) {
    // Somebody who waits does not see the team.
    if (!(own && (await withdraw(ctx, id)))) throw new AppError('notFound', teamRules.unknown);
    return { success: true };
  }
  const [member] = await ctx.sql.rows(selectMember, [id, memberId]);
  if (team.relation !== 'staff' && !own && member?.playerId !== ctx.actor.id)
    throw new AppError('forbidden', teamRules.notStaff);
  if (member) await endMember(ctx, member);
  else if (!(await decline(ctx, team, memberId))) throw new AppError('notFound', teamRules.notMember);
  await emitTeamChanges(ctx, [id]);
  return { success: true };
};

const selectCircle = statement(
  'team.circleOf',
  `select t.id, t.circle_id as "circleId" from team t join team_request r on r.team_id = t.id and r.player_id = $2
   where t.id = $1 for no key update of t`,
  z.object({ id: z.string(), circleId: z.string() }),
);
const withdraw = async (ctx: Ctx, teamId: string): Promise<boolean> => {
  const [team] = await ctx.sql.rows(selectCircle, [teamId, ctx.actor.id]);
  if (!team) return false;
  const { id } = ctx.actor;
  await runQuery(
    ctx.sql,
    db.deleteFrom('team_request').where('team_id', '=', teamId).where('player_id', '=', id),
  );
  await deleteRequest(ctx, { circleId: team.circleId, playerId: id });
  await emitTeamChanges(ctx, [teamId]);
  return true;
};
