import { teamRules } from '@rinkside/contracts/team';
import { AppError } from '@rinkside/platform/errors';
import { stableArrayParam, statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { staffRoleSql, teamRelationSql } from './team.policy.js';

const lockedTeam = z.object({
  id: z.string(),
  circleId: z.string(),
  organizationId: z.string(),
  season: z.number(),
  relation: z.string().nullable(),
});
export type LockedTeam = z.infer<typeof lockedTeam>;

const lockTeams = statement(
  'team.lock',
  `select id from team where id = any(${stableArrayParam('$1', 'uuid')}) order by id for no key update`,
  z.object({ id: z.string() }),
);
// Read after the lock, so that it sees what was committed meanwhile.
const selectTeams = statement(
  'team.locked',
  `select t.id, t.circle_id as "circleId", c.organization_id as "organizationId", t.season, ${teamRelationSql('t', '$2::uuid')} as relation
   from team t join circle c on c.id = t.circle_id join organization o on o.id = c.organization_id
   where t.id = any(${stableArrayParam('$1', 'uuid')}) and o.deleted_at is null`,
  lockedTeam,
);

/** Locks a team for the operator, whom no relation limits. @throws notFound for an unknown team */
export const lockTeam = async (ctx: Ctx, id: string): Promise<LockedTeam> => {
  await ctx.sql.rows(lockTeams, [[id]]);
  const [team] = await ctx.sql.rows(selectTeams, [[id], ctx.actor.id]);
  if (!team) throw new AppError('notFound', teamRules.unknown);
  return team;
};

/** Locks teams in the order of their ids: changes of a team happen one after the other. Players are locked before. @returns those the actor may see */
export const lockVisibleTeams = async (ctx: Ctx, ids: string[]): Promise<Map<string, LockedTeam>> => {
  await ctx.sql.rows(lockTeams, [ids]);
  const teams = await ctx.sql.rows(selectTeams, [ids, ctx.actor.id]);
  return new Map(teams.filter(({ relation }) => relation !== null).map((team) => [team.id, team]));
};

/** {@link lockVisibleTeams} for a change by the staff of a team. @throws notFound for a team the actor may not see, forbidden for others than its staff */
export const lockStaffedTeam = async (ctx: Ctx, id: string): Promise<LockedTeam> => {
  const team = (await lockVisibleTeams(ctx, [id])).get(id);
  if (!team) throw new AppError('notFound', teamRules.unknown);
  if (team.relation !== 'staff') throw new AppError('forbidden', teamRules.notStaff);
  return team;
};

const bumpTeams = statement(
  'team.bump',
  `update team set version = version + 1 where id = any(${stableArrayParam('$1', 'uuid')}) returning id, version`,
  z.object({ id: z.string(), version: z.number() }),
);

/** Increments the versions of locked teams and tells the people who watch them. */
export const emitTeamChanges = async (ctx: Ctx, ids: string[]): Promise<void> => {
  for (const { id: team_id, version } of await ctx.sql.rows(bumpTeams, [ids]))
    ctx.emit('team.changed', { team_id, version });
};

const selectStaff = statement(
  'team.staff',
  `select place.player_id as id from team t join circle_place place on place.circle_id = t.circle_id
   where t.id = $1 and ${staffRoleSql('t', 'place.player_id')} is not null order by place.player_id limit 20`,
  z.object({ id: z.string() }),
);
/** Returns the ids of up to 20 of a team's staff. */
export const staffIdsOf = async (ctx: Ctx, teamId: string): Promise<string[]> =>
  (await ctx.sql.rows(selectStaff, [teamId])).map(({ id }) => id);

const lockTeamsOf = statement(
  'team.lockOfPlayer',
  `select t.id from team t where t.circle_id = $1 and (
     exists (select from team_member m where m.team_id = t.id and m.player_id = $2 and m.until is null)
     or exists (select from team_manager m where m.team_id = t.id and m.player_id = $2)
     or exists (select from team_request r where r.team_id = t.id and r.player_id = $2) or t.created_by = $2)
   order by t.id for no key update of t`,
  z.object({ id: z.string() }),
);
const endMemberships = statement(
  'team.endMemberships',
  `with managed as (delete from team_manager where player_id = $2 and team_id = any(${stableArrayParam('$1', 'uuid')})),
     waiting as (delete from team_request where player_id = $2 and team_id = any(${stableArrayParam('$1', 'uuid')})),
     made as (update team set created_by = null where created_by = $2 and id = any(${stableArrayParam('$1', 'uuid')}))
   update team_member set until = $3 where player_id = $2 and team_id = any(${stableArrayParam('$1', 'uuid')}) and until is null`,
);

/** Ends what a player is in the teams of a circle, together with the place in it. The player is locked. */
export const leaveTeams = async (
  ctx: Ctx,
  { circleId, playerId }: { circleId: string; playerId: string },
): Promise<void> => {
  const ids = (await ctx.sql.rows(lockTeamsOf, [circleId, playerId])).map(({ id }) => id);
  if (ids.length === 0) return;
  await ctx.sql.rows(endMemberships, [ids, playerId, ctx.now]);
  await emitTeamChanges(ctx, ids);
};

const moveTeams = statement(
  'team.moveToCircle',
  'update team set circle_id = $2, version = version + 1 where circle_id = $1 returning id, version',
  z.object({ id: z.string(), version: z.number() }),
);
/** Moves all teams of a circle to the one it joins. */
export const moveTeamsTo = async (ctx: Ctx, fromId: string, toId: string): Promise<void> => {
  for (const { id: team_id, version } of await ctx.sql.rows(moveTeams, [fromId, toId]))
    ctx.emit('team.changed', { team_id, version });
};
