import { teamRules } from '@rinkside/contracts/team';
import { AppError } from '@rinkside/platform/errors';
import { newId } from '@rinkside/platform/id';
import { statement, stableArrayParam } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { actingAccount } from '../family/acting-account.js';
import { matchingPlaceSql } from './matching-place.js';
import { emitTeamChanges, staffIdsOf } from './team.rows.js';

const selectNewMember = statement(
  'team.newMember',
  `select a.role is not distinct from 'player' as "isPlayer",
     exists (select from team_member m where m.team_id = $1 and m.player_id = $2 and m.until is null) as member,
     coalesce($3::uuid, ${matchingPlaceSql('$1::uuid', 'a', 'u.id')}::uuid) as "placeId",
     exists (select from team_member m where m.team_id = $1 and m.until is null and m.number = $4::text) as "numberTaken",
     (select count(*)::int from team_member m where m.team_id = $1 and m.until is null) as members
   from player a where a.id = $2`,
  z.object({
    isPlayer: z.boolean(),
    member: z.boolean(),
    placeId: z.string().nullable(),
    numberTaken: z.boolean(),
    members: z.number(),
  }),
);
const claimPlace = statement(
  'team.claimPlace',
  `update team_member set player_id = $3, name = null, birth_year = null, since = $4, number = coalesce(number, $5::text)
   where id = $2 and team_id = $1 and player_id is null and until is null returning number`,
  z.object({ number: z.string().nullable() }),
);
const insertMember = statement(
  'team.insertMember',
  `insert into team_member (id, team_id, player_id, number, position, since) values ($1, $2, $3, $4, $5, $6)`,
);

interface NewMember {
  teamId: string;
  playerId: string;
  number?: string | null;
  position?: string | null;
  /** The place that the player claims; without it, the one with the player's name. */
  placeId?: string | null;
}

/**
 * Puts a player on the roster of a locked team. A taken number is left out. Parents and coaches are on no roster.
 * @returns whether the player is a new member
 * @throws conflict for a full roster
 */
export const addToRoster = async (ctx: Ctx, added: NewMember): Promise<boolean> => {
  const { teamId, playerId, number = null, position = null, placeId = null } = added;
  const [person] = await ctx.sql.rows(selectNewMember, [teamId, playerId, placeId, number]);
  if (!person?.isPlayer || person.member) return false;
  const freeNumber = person.numberTaken ? null : number;
  if (person.placeId) {
    const claimed = await ctx.sql.rows(claimPlace, [teamId, person.placeId, playerId, ctx.now, freeNumber]);
    if (claimed.length > 0) return true;
  }
  if (person.members >= teamRules.maxMembers) throw new AppError('conflict', teamRules.tooManyMembers);
  await ctx.sql.rows(insertMember, [newId(), teamId, playerId, freeNumber, position, ctx.now]);
  return true;
};

// Locked in the order of their ids, as every command does.
const lockRequested = statement(
  'team.lockRequested',
  `select t.id from team t join team_request r on r.team_id = t.id
   where t.circle_id = $1 and r.player_id = $2 and (r.arrival = 'link' or $3::boolean) order by t.id for no key update of t`,
  z.object({ id: z.string() }),
);
const takeRequests = statement(
  'team.takeRequests',
  `with taken as (delete from team_request r where r.player_id = any(${stableArrayParam('$2', 'uuid')})
     and r.team_id = any(${stableArrayParam('$1', 'uuid')})
     returning r.team_id, r.player_id, r.number, r.plays, r.asked_at)
   select team_id as "teamId", player_id as "playerId", number, plays from taken order by asked_at, player_id, team_id`,
  z.object({
    teamId: z.string(),
    playerId: z.string(),
    number: z.string().nullable(),
    plays: z.boolean(),
  }),
);

/**
 * Ends requests of players and puts those who play on the rosters of these locked teams: who asked first gets the number. The
 * players have a place in the circle, or get it now.
 * @param placeOf the places that players claim
 * @returns the new members
 */
export const takeTeamRequests = async (
  ctx: Ctx,
  {
    teamIds,
    playerIds,
    placeOf = new Map(),
  }: { teamIds: string[]; playerIds: string[]; placeOf?: ReadonlyMap<string, string> },
): Promise<Set<string>> => {
  const added = new Set<string>();
  for (const { teamId, playerId, number, plays } of await ctx.sql.rows(takeRequests, [teamIds, playerIds]))
    if (
      plays &&
      (await addToRoster(ctx, { teamId, playerId, number, placeId: placeOf.get(playerId) ?? null }))
    )
      added.add(playerId);
  return added;
};

/**
 * After a player got a place in a circle: puts them on the rosters of its teams that they came for by a link.
 * @param decided a coach or a moderator gave the place, which answers those who came by a code, too
 */
export const settleTeamRequests = async (
  ctx: Ctx,
  { circleId, playerId, decided }: { circleId: string; playerId: string; decided: boolean },
): Promise<void> => {
  const teamIds = (await ctx.sql.rows(lockRequested, [circleId, playerId, decided])).map(({ id }) => id);
  if (teamIds.length === 0) return;
  await takeTeamRequests(ctx, { teamIds, playerIds: [playerId] });
  await emitTeamChanges(ctx, teamIds);
};

/** Tells the staff of locked teams that a player waits. */
export const announceRequest = async (
  ctx: Ctx,
  { teamIds, playerId }: { teamIds: string[]; playerId: string },
): Promise<void> => {
  await emitTeamChanges(ctx, teamIds);
  for (const team_id of teamIds)
    for (const staff_id of await staffIdsOf(ctx, team_id))
      ctx.emit('team.asked', { team_id, player_id: playerId, staff_id, ...actingAccount(ctx.actor) });
};

const lockWaitedFor = statement(
  'team.lockWaitedFor',
  `select t.id from team t join team_request r on r.team_id = t.id where r.player_id = $1 order by t.id for no key update of t`,
  z.object({ id: z.string() }),
);
/** Announces the requests of the actor, whose profile is complete now: nobody saw it before. The player is locked. */
export const announceNewcomer = async (ctx: Ctx): Promise<void> => {
  const { id: playerId } = ctx.actor;
  const teamIds = (await ctx.sql.rows(lockWaitedFor, [playerId])).map(({ id }) => id);
  if (teamIds.length > 0) await announceRequest(ctx, { teamIds, playerId });
};
