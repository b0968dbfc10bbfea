import {
  coachCircleRules,
  type CoachCircleStatus,
  type CoachQuestion,
} from '@rinkside/contracts/coach-circle';
import { notFound } from '@rinkside/platform/errors';
import { statement, type Sql } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Actor } from '../actor.js';
import { assertCoach } from '../organization/coach.policy.js';
import { organizationCardJson } from '../organization/organization.views.js';
import { isMinorSql } from '../player/minor.js';
import { playerVisibleSql } from '../player/player.policy.js';
import { authorJson } from '../player/player.views.js';
import { isCoachPlaceSql, openQuestionsSql } from './circle.policy.js';

const viewer = '$1::uuid';

/** SQL for the JSON list of the coaches of a circle, as a viewer sees them. */
export const coachesJson = (circle: string) =>
  `(select coalesce(json_agg(k.person order by k.coach_at), '[]') from (
    select ${authorJson('a', viewer)} as person, cp.coach_at from circle_place cp join player a on a.id = cp.player_id
    where cp.circle_id = ${circle} and ${isCoachPlaceSql('cp', 'a')} and ${playerVisibleSql('a', viewer)}) k)`;

/** SQL for how the question about the coach of a circle stands. */
export const questionStateSql = (circle: string) => `case
  when exists (select from coach_answer n where n.circle_id = ${circle} and not n.yes
    group by n.target_id having count(*) >= ${coachCircleRules.refusals}) then 'refused'
  when exists (select from ${openQuestionsSql} and c.id = ${circle}) then 'asked' else 'alone' end`;

// People of the coach's circle who are not in the viewer's.
const joiners = `circle_place jp join player a on a.id = jp.player_id
  where jp.circle_id = c.id and not ${isCoachPlaceSql('jp', 'a')} and ${playerVisibleSql('a', viewer)}
    and not exists (select from circle_place mine where mine.circle_id = t.id and mine.player_id = a.id)`;

const selectQuestions = statement(
  'circle.coachQuestions',
  `select json_build_object('circle_id', c.id, 'target_id', t.id, 'organization', ${organizationCardJson},
     'coaches', ${coachesJson('c.id')}, 'since', c.created_at,
     'members', (select count(*)::int from ${joiners}),
     'minors', (select count(*)::int from ${joiners} and ${isMinorSql('a')}),
     'people', (select coalesce(json_agg(j.person order by j.since), '[]') from (
       select ${authorJson('a', viewer)} as person, jp.since from ${joiners}
       order by jp.since, a.id limit ${coachCircleRules.shown}) j),
     'answer', (select answer.yes from coach_answer answer
       where answer.player_id = v.id and answer.circle_id = c.id and answer.target_id = t.id)) as question
   from (select c.*, t.id as target_id from ${openQuestionsSql} and v.id = ${viewer}) q
   join circle c on c.id = q.id join circle t on t.id = q.target_id join player v on v.id = ${viewer}
   join organization o on o.id = c.organization_id
   where o.deleted_at is null and json_array_length(${coachesJson('c.id')}) > 0
   order by c.created_at, c.id, t.id limit 20`,
  z.object({ question: z.custom<CoachQuestion>() }),
);

/** Returns the coaches a person is asked about, with who comes along; none for a guardian who acts as a child. */
export const readCoachQuestions = async (
  sql: Sql,
  { id, guardianRights }: Pick<Actor, 'id' | 'guardianRights'>,
): Promise<CoachQuestion[]> =>
  guardianRights ? [] : (await sql.rows(selectQuestions, [id])).map(({ question }) => question);

const selectStatus = statement(
  'circle.coachCircleStatus',
  `select json_build_object('circle_id', q.id, 'state', case when q.own then 'own'
     when q.declined_at is not null then 'declined' else ${questionStateSql('q.id')} end) as status,
     exists (select from player m where m.moderator and m.suspended_at is null and m.closed_at is null) as moderated
   from circle q where q.id = $1`,
  z.object({ status: z.custom<Omit<CoachCircleStatus, 'contact'>>(), moderated: z.boolean() }),
);

/**
 * Returns how the circle of a coach stands to the organization's own one.
 * @param contact how to reach the operator
 * @throws notFound for an unknown organization, forbidden unless the viewer is a coach of it
 */
export const readCoachCircleStatus = async (
  sql: Sql,
  viewer: Actor,
  { organizationId, contact }: { organizationId: string; contact: string },
): Promise<CoachCircleStatus> => {
  const circleId = await assertCoach(sql, viewer, organizationId);
  const [row] = await sql.rows(selectStatus, [circleId]);
  if (!row) throw notFound();
  return { ...row.status, contact: row.moderated ? null : contact };
};
