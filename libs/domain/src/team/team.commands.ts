import {
  teamRules,
  type ExportedMember,
  type NewTeam,
  type TeamChange,
  type TeamView,
} from '@rinkside/contracts/team';
import { emptySeasonSums, statsOf } from '@rinkside/contracts/season';
import { AppError } from '@rinkside/platform/errors';
import { newId } from '@rinkside/platform/id';
import { runQuery } from '@rinkside/platform/query-builder';
import { stableArrayParam, statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { isConfirmedAdultSql } from '../circle/circle.policy.js';
import { assertInviter, ledCircle, readInviter } from '../circle/led-circle.js';
import { accountOf, logAction } from '../moderation/moderation.log.js';
import { assertOrganization } from '../organization/coach.policy.js';
import { lastNameSql } from '../player/player.policy.js';
import { lockPlayers } from '../player/player.repository.js';
import { seasonSums, seasonSumsJson } from '../player/season-stats.views.js';
import { db } from '../query-builder.js';
import { isOnRosterSql } from './team.policy.js';
import {
  emitTeamChanges,
  lockStaffedTeam,
  lockTeam,
  lockVisibleTeams,
  type LockedTeam,
} from './team.rows.js';
import { readTeam } from './team.views.js';

const selectTeamsOfSeason = statement(
  'team.ofSeason',
  `select count(*)::int as count, coalesce(bool_or(lower(name) = lower($3) and id is distinct from $4::uuid), false) as "sameName"
   from team where circle_id = $1 and season = $2`,
  z.object({ count: z.number(), sameName: z.boolean() }),
);
const lockCircle = statement(
  'team.lockCircle',
  'select id from circle where id = $1 for no key update',
  z.object({ id: z.string() }),
);

/** @throws conflict for a second team with this name in the season, and for one team too many. The circle is locked. */
const assertNewName = async (
  ctx: Ctx,
  {
    circleId,
    season,
    name,
    id = null,
  }: { circleId: string; season: number; name: string; id?: string | null },
): Promise<void> => {
  await ctx.sql.rows(lockCircle, [circleId]);
  const [teams] = await ctx.sql.rows(selectTeamsOfSeason, [circleId, season, name, id]);
  if (teams?.sameName) throw new AppError('conflict', teamRules.sameName);
  if (!id && (teams?.count ?? 0) >= teamRules.maxTeams)
    throw new AppError('conflict', teamRules.tooManyTeams);
};

const copyRoster = statement(
  'team.copyRoster',
  `insert into team_member (id, team_id, player_id, name, birth_year, number, position, since)
   select gen_random_uuid(), $2, m.player_id, m.name, m.birth_year, m.number, m.position, $4
   from team_member m join team t on t.id = m.team_id
   where m.team_id = $1 and m.until is null and m.id <> all(${stableArrayParam('$3', 'uuid')})
     and (m.player_id is null or ${isOnRosterSql('m', 't')})`,
);

/**
 * Makes a team in the circle that the actor leads: as its coach, or as an adult with a confirmed address, who begins a circle
 * without one. The roster of another team of the circle can come along.
 * @throws notFound for an unknown organization or roster, forbidden for others, conflict as {@link assertNewName}
 */
export const createTeam = async (
  ctx: Ctx,
  { organizationId, ...team }: { organizationId: string } & NewTeam,
): Promise<TeamView> => {
  const { id: createdBy } = ctx.actor;
  await lockPlayers(ctx, [createdBy]);
  await assertOrganization(ctx.sql, organizationId);
  const inviter = await readInviter(ctx, organizationId);
  assertInviter(inviter, teamRules.linkAdults);
  const from = team.from_team_id ? await lockStaffedTeam(ctx, team.from_team_id) : undefined;
  if (from && from.organizationId !== organizationId) throw new AppError('notFound', teamRules.unknown);
  const circleId =
    from?.circleId ??
    (await ledCircle(ctx, { organizationId, inviter, coachLeads: teamRules.coachMakesTeams }));
  const { name, season, age_level, level } = team;
  await assertNewName(ctx, { circleId, season, name });
  const id = newId();
  await runQuery(
    ctx.sql,
    db.insertInto('team').values({
      id,
      circle_id: circleId,
      name,
      age_level,
      level,
      season,
      created_by: createdBy,
      created_at: ctx.now,
    }),
  );
  if (from) await ctx.sql.rows(copyRoster, [from.id, id, team.without ?? [], ctx.now]);
  await emitTeamChanges(ctx, [id]);
  return readTeam(ctx.sql, ctx.actor, id);
};

const selectManagers = statement(
  'team.possibleManagers',
  `select place.player_id as id from circle_place place join player a on a.id = place.player_id
   where place.circle_id = $1 and a.id = any(${stableArrayParam('$2', 'uuid')}) and ${isConfirmedAdultSql('a')} and a.suspended_at is null
   order by a.id`,
  z.object({ id: z.string() }),
);
const deleteManagers = statement(
  'team.deleteManagers',
  `delete from team_manager where team_id = $1 and player_id <> all(${stableArrayParam('$2', 'uuid')})`,
);
const insertManagers = statement(
  'team.insertManagers',
  `insert into team_manager (team_id, player_id, named_by, since)
   select $1, m.id, $3, $4 from unnest($2::uuid[]) as m(id) on conflict do nothing`,
);

/** @throws forbidden for people who are not adults of the circle with a confirmed address */
const addManagers = async (ctx: Ctx, { id, circleId }: LockedTeam, ids: string[]): Promise<void> => {
  const known = await ctx.sql.rows(selectManagers, [circleId, ids]);
  if (known.length < ids.length) throw new AppError('forbidden', teamRules.managerAdult);
  await ctx.sql.rows(insertManagers, [id, ids, accountOf(ctx), ctx.now]);
};

const setManagers = async (ctx: Ctx, team: LockedTeam, managers: string[]): Promise<void> => {
  const ids = [...new Set(managers)];
  await ctx.sql.rows(deleteManagers, [team.id, ids]);
  await addManagers(ctx, team, ids);
};

const selectManagerIds = statement(
  'team.managerIds',
  'select player_id as id from team_manager where team_id = $1 order by player_id',
  z.object({ id: z.string() }),
);

/**
 * Names a manager of a team, as the operator, who logs it with a reason. Repeating it changes nothing.
 * @throws notFound for an unknown team, forbidden for people who may not manage it, conflict for one manager too many
 */
export const nameManager = async (
  ctx: Ctx,
  { id, playerId, reason }: { id: string; playerId: string; reason: string },
): Promise<void> => {
  await lockPlayers(ctx, [playerId]);
  const team = await lockTeam(ctx, id);
  const managers = new Set((await ctx.sql.rows(selectManagerIds, [id])).map((manager) => manager.id));
  if (managers.has(playerId)) return;
  if (managers.size >= teamRules.maxManagers) throw new AppError('conflict', teamRules.tooManyManagers);
  await addManagers(ctx, team, [playerId]);
  logAction(ctx, 'name_manager', { type: 'team', id, reason });
  await emitTeamChanges(ctx, [id]);
};

/** Changes fields and managers of a team. @throws notFound, forbidden for others than its staff, conflict for a name of another team */
export const updateTeam = async (
  ctx: Ctx,
  { id, managers, ...change }: { id: string } & TeamChange,
): Promise<TeamView> => {
  await lockPlayers(ctx, [...new Set([ctx.actor.id, ...(managers ?? [])])]);
  const team = await lockStaffedTeam(ctx, id);
  if (managers) await setManagers(ctx, team, managers);
  const fields = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  if (Object.keys(fields).length > 0) {
    const [row] = await runQuery(
      ctx.sql,
      db.updateTable('team').set(fields).where('id', '=', id).returning(['name', 'season']),
    );
    if (row) await assertNewName(ctx, { circleId: team.circleId, ...row, id });
  }
  await emitTeamChanges(ctx, [id]);
  return readTeam(ctx.sql, ctx.actor, id);
};

// Who is in both keeps the place in the team that stays, and a number that is taken there is left out.
const moveMembers = statement(
  'team.moveMembers',
  `update team_member m set team_id = $2, number = case when exists (
       select from team_member n where n.team_id = $2 and n.until is null and n.number = m.number) then null else m.number end
   where m.team_id = $1 and (m.until is not null or m.player_id is null or not exists (
     select from team_member n where n.team_id = $2 and n.until is null and n.player_id = m.player_id))`,
);
const moveRequests = statement(
  'team.moveRequests',
  `update team_request r set team_id = $2 where r.team_id = $1
     and not exists (select from team_request n where n.team_id = $2 and n.player_id = r.player_id)
     and not exists (select from team_member n where n.team_id = $2 and n.until is null and n.player_id = r.player_id)`,
);
const moveManagers = statement(
  'team.moveManagers',
  `insert into team_manager (team_id, player_id, named_by, since)
   select $2, player_id, named_by, since from team_manager where team_id = $1 on conflict do nothing`,
);
const endLinks = statement(
  'team.endLinks',
  'update circle_link set revoked_at = $2, code = null where team_id = $1 and revoked_at is null',
);

/**
 * Deletes a team; its links end. With `into`, its roster, managers and those who wait become part of another team of the same
 * circle: a team made twice by mistake.
 * @throws notFound for a team the actor may not see, forbidden for others than the staff of both, conflict for another circle
 */
export const removeTeam = async (
  ctx: Ctx,
  { id, into }: { id: string; into?: string | undefined },
): Promise<{ success: true }> => {
  if (into === id) throw new AppError('conflict', teamRules.sameTeam);
  await lockPlayers(ctx, [ctx.actor.id]);
  // The links first, as somebody who accepts one does.
  await runQuery(
    ctx.sql,
    db.selectFrom('circle_link').select('id').where('team_id', '=', id).orderBy('id').forNoKeyUpdate(),
  );
  await lockVisibleTeams(ctx, into ? [id, into] : [id]);
  const team = await lockStaffedTeam(ctx, id);
  if (into) {
    const target = await lockStaffedTeam(ctx, into);
    if (target.circleId !== team.circleId) throw new AppError('conflict', teamRules.otherCircle);
    await ctx.sql.rows(moveMembers, [id, into]);
    await ctx.sql.rows(moveRequests, [id, into]);
    await ctx.sql.rows(moveManagers, [id, into]);
    await emitTeamChanges(ctx, [into]);
  }
  await ctx.sql.rows(endLinks, [id, ctx.now]);
  const [removed] = await runQuery(
    ctx.sql,
    db.deleteFrom('team').where('id', '=', id).returning(['version']),
  );
  ctx.emit('team.removed', { id, version: (removed?.version ?? 0) + 1 });
  return { success: true };
};

const selectExport = statement(
  'team.export',
  `select json_build_object('number', m.number,
       'first_name', coalesce(a.first_name, m.name), 'last_name', case when a.id is not null then ${lastNameSql('a', '$2::uuid')} end,
       'birth_year', coalesce(m.birth_year, extract(year from a.birthdate)::int), 'position', coalesce(m.position, a.position),
       'claimed', a.id is not null) as row,
     case when a.id is not null then ${seasonSumsJson('s')} end as sums
   from team_member m join team t on t.id = m.team_id left join player a on a.id = m.player_id
   left join season_stats s on s.player_id = a.id and s.reading = 'dashboard' and s.season = t.season
   where m.team_id = $1 and m.until is null and (m.player_id is null or ${isOnRosterSql('m', 't')})
   order by coalesce(a.search, lower(m.name)), m.id`,
  z.object({ row: z.custom<Omit<ExportedMember, 'stats'>>(), sums: seasonSums.nullable() }),
);

/** Returns the roster by name, to print or save, and logs that. @throws notFound, forbidden for others than the staff */
export const exportTeam = async (ctx: Ctx, { id }: { id: string }): Promise<ExportedMember[]> => {
  await lockStaffedTeam(ctx, id);
  logAction(ctx, 'export_team', { type: 'team', id });
  const rows = await ctx.sql.rows(selectExport, [id, ctx.actor.id]);
  return rows.map(({ row, sums }) =>
    Object.assign(row, { stats: row.claimed ? statsOf(sums ?? emptySeasonSums) : null }),
  );
};
