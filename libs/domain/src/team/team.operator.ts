import { cleanLine } from '@rinkside/contracts/text';
import { AppError } from '@rinkside/platform/errors';
import { statement, type Sql } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { isConfirmedAdultSql } from '../circle/circle.policy.js';
import { nameManager } from './team.commands.js';
import { staffRoleSql } from './team.policy.js';

/** Usage of the commands about teams. */
export const teamUsage = `  npm run operator -- teams
  npm run operator -- team manager <team id> <account id> <reason>`;

/** First words of the commands about teams. */
export const teamNouns = new Set(['teams', 'team']);

/** People whom the list names for each team. */
const maxPeople = 5;

const selectUnstaffed = statement(
  'operator.teams',
  `select t.id, t.name, t.season, o.name as organization,
     (select coalesce(json_agg(a.id order by a.since, a.id), '[]') from (select a.id, p.since from circle_place p
       join player a on a.id = p.player_id
       where p.circle_id = t.circle_id and ${isConfirmedAdultSql('a')} and a.suspended_at is null
       order by p.since, a.id limit ${maxPeople}) a) as people
   from team t join circle c on c.id = t.circle_id join organization o on o.id = c.organization_id
   where o.deleted_at is null and not exists (
     select from circle_place p where p.circle_id = t.circle_id and ${staffRoleSql('t', 'p.player_id')} is not null)
   order by o.name, t.season desc, t.name, t.id`,
  z.object({
    id: z.string(),
    name: z.string(),
    season: z.number(),
    organization: z.string(),
    people: z.array(z.string()),
  }),
);

/** Lists the teams that nobody runs, with the accounts that could. */
const listUnstaffed = async (sql: Sql): Promise<string> => {
  const rows = await sql.rows(selectUnstaffed, []);
  const lines = rows.map(({ id, name, season, organization, people }) => {
    const adults = people.length > 0 ? people.join(', ') : 'nobody yet';
    return `team ${id}, ${cleanLine(name)} ${season}, ${cleanLine(organization)}. Can manage it: ${adults}`;
  });
  return lines.length > 0 ? lines.join('\n') : 'Every team has somebody who runs it.';
};

type Run = <T>(work: (ctx: Ctx) => Promise<T>) => Promise<T>;
const isId = (text: string | undefined): text is string => z.uuid().safeParse(text).success;

/** Runs a command about teams. @returns the lines to print; undefined for other commands and wrong arguments */
export const runTeamCommand = async (sql: Sql, run: Run, args: string[]): Promise<string | undefined> => {
  const [noun, verb, id, playerId, ...words] = args;
  if (noun === 'teams' && args.length === 1) return listUnstaffed(sql);
  const reason = words.join(' ').trim();
  if (noun !== 'team' || verb !== 'manager' || !isId(id) || !isId(playerId) || !reason) return undefined;
  try {
    await run((ctx) => nameManager(ctx, { id, playerId, reason }));
    return `${playerId} manages the team ${id} now.`;
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
};
