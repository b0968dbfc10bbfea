import type { CircleOfferView } from '@rinkside/contracts/coach-circle';
import { statement, type Sql } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Actor } from '../actor.js';
import { assertCoach } from '../organization/coach.policy.js';
import { playerVisibleSql } from '../player/player.policy.js';
import { authorJson } from '../player/player.views.js';
import { hasCoachSql } from './circle.policy.js';
import { coachesJson } from './coach-question.views.js';

// $2 the organization, $3 the viewer's circle.
const selectOffers = statement(
  'circle.offers',
  `select json_build_object('circle_id', c.id, 'own', c.own, 'coaches', ${coachesJson('c.id')},
     'families', (select coalesce(json_agg(y.person order by y.answered_at), '[]') from (
       select ${authorJson('a', '$1::uuid')} as person, answer.answered_at from coach_answer answer join player a on a.id = answer.player_id
       where answer.circle_id = $3 and answer.target_id = c.id and answer.yes and not ${hasCoachSql('c.id')}
         and ${playerVisibleSql('a', '$1::uuid')}) y),
     'members', (select count(*)::int from circle_place p join player a on a.id = p.player_id
       where p.circle_id = c.id and ${playerVisibleSql('a', '$1::uuid')}),
     'state', case when exists (select from circle_offer f where f.circle_id = c.id and f.target_id = $3) then 'received'
       when exists (select from circle_offer f where f.circle_id = $3 and f.target_id = c.id) then 'offered' else 'none' end) as offer
   from circle c where c.organization_id = $2 and c.id <> $3
     and (json_array_length(${coachesJson('c.id')}) > 0 or not ${hasCoachSql('c.id')}
       and exists (select from circle_offer f where f.circle_id = c.id and f.target_id = $3))
   order by c.own desc, c.created_at, c.id limit 50`,
  z.object({ offer: z.custom<CircleOfferView>() }),
);

/** Returns the circles of other coaches of an organization, and those whose families know the viewer. @throws notFound for an unknown organization, forbidden unless the viewer is a coach of it */
export const readCircleOffers = async (
  sql: Sql,
  viewer: Actor,
  organizationId: string,
): Promise<CircleOfferView[]> => {
  const circleId = await assertCoach(sql, viewer, organizationId);
  return (await sql.rows(selectOffers, [viewer.id, organizationId, circleId])).map(({ offer }) => offer);
};
