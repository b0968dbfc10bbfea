import { circleRules } from '@rinkside/contracts/circle';
import { AppError } from '@rinkside/platform/errors';
import { stableArrayParam, statement, type Sql } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Actor } from '../actor.js';
import { isCoachPlaceSql, isConfirmedAdultSql } from './circle.policy.js';

const standingRow = z.object({
  id: z.string(),
  organizationId: z.string(),
  own: z.boolean(),
  member: z.boolean(),
  coach: z.boolean(),
  /** An adult with a login and a confirmed address. */
  confirmedAdult: z.boolean(),
});

/** What a person may do in a circle. */
export interface Standing extends z.infer<typeof standingRow> {
  moderator: boolean;
}

const selectStandings = statement(
  'circle.standings',
  `select c.id, c.organization_id as "organizationId", c.own, place.player_id is not null as member,
     coalesce(${isCoachPlaceSql('place', 'a')}, false) as coach, coalesce(${isConfirmedAdultSql('a')}, false) as "confirmedAdult"
   from circle c left join player a on a.id = $2
   left join circle_place place on place.circle_id = c.id and place.player_id = a.id where c.id = any(${stableArrayParam('$1', 'uuid')})`,
  standingRow,
);

/** Returns what the actor may do in circles; unknown ones are missing. */
export const standingsIn = async (sql: Sql, { id, moderator }: Actor, ids: string[]): Promise<Standing[]> => {
  const rows = await sql.rows(selectStandings, [ids, id]);
  return rows.map((row) => Object.assign(row, { moderator }));
};

/** Returns what the actor may do in a circle. A guardian who acts as a child has the child's standing. @throws notFound for an unknown circle. */
export const standingIn = async (sql: Sql, actor: Actor, id: string): Promise<Standing> => {
  const [standing] = await standingsIn(sql, actor, [id]);
  if (!standing) throw new AppError('notFound', circleRules.unknown);
  return standing;
};

/** Whether the person alone confirms and ends places. */
export const decides = ({ coach, moderator }: Standing): boolean => coach || moderator;

/** Whether the person sees who waits and answers. */
export const canAnswer = (standing: Standing): boolean =>
  decides(standing) || (standing.member && standing.confirmedAdult);
