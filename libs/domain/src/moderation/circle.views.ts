import type { CoachCircleRow } from '@rinkside/contracts/coach-circle';
import type { CircleRequestRow, UncheckedCircle } from '@rinkside/contracts/moderation';
import { statement } from '@rinkside/platform/sql';
import { isFirstCoachCircleSql, needsSql } from '../circle/circle.policy.js';
import { coachesJson, questionStateSql } from '../circle/coach-question.views.js';
import { createPageReader, pagedRow } from '../feed/page-reader.js';
import { organizationCardJson } from '../organization/organization.views.js';
import { authorJson } from '../player/player.views.js';

const membersSql = (circle: string) =>
  `(select count(*)::int from circle_place p where p.circle_id = ${circle})`;

/** SQL for the number of answers about the circle `q`. */
const answersSql = (yes: boolean) =>
  `(select count(*)::int from coach_answer n where n.circle_id = q.id and ${yes ? '' : 'not '}n.yes)`;

// $1 moderator, $2 and $3 the sort key to continue after, $4 limit + 1, $5 offset.
const selectCoachCircles = statement(
  'moderation.coachCircles',
  `select json_build_object('circle_id', q.id, 'organization', ${organizationCardJson}, 'coaches', ${coachesJson('q.id')},
     'since', q.created_at, 'members', ${membersSql('q.id')}, 'yes', ${answersSql(true)}, 'no', ${answersSql(false)},
     'state', ${questionStateSql('q.id')}) as row,
     q.id, to_json(q.created_at)#>>'{}' as at
   from circle q join organization o on o.id = q.organization_id
   where ${isFirstCoachCircleSql('q')} and q.declined_at is null and o.deleted_at is null
     and (q.created_at, q.id) > ($2::timestamptz, $3::uuid)
   order by q.created_at, q.id limit $4 offset $5`,
  pagedRow<CoachCircleRow>(),
);
/** Reads a page of the circles of first coaches that no moderator declined, oldest first. */
export const coachCircles = createPageReader(selectCoachCircles, 'oldestFirst');

const selectRequests = statement(
  'moderation.circleRequests',
  `select json_build_object('circle_id', r.circle_id, 'organization', ${organizationCardJson},
     'user', ${authorJson('a', '$1::uuid')}, 'asked_at', r.asked_at,
     'accounts', (select coalesce(json_agg(${authorJson('w', '$1::uuid')} order by w.id), '[]') from player w
       where w.id in (select guardian_id from guardian where child_id = a.id))) as row,
     a.id, to_json(r.asked_at)#>>'{}' as at
   from circle_request r join player a on a.id = r.player_id join circle k on k.id = r.circle_id
   join organization o on o.id = k.organization_id
   where ${needsSql('a', 'r.circle_id')} = 'club_coach' and a.suspended_at is null and a.closed_at is null
     and (r.asked_at, a.id) > ($2::timestamptz, $3::uuid)
   order by r.asked_at, a.id limit $4 offset $5`,
  pagedRow<CircleRequestRow>(),
);
/** Reads a page of the requests beyond the limits of one account, oldest first. */
export const circleRequests = createPageReader(selectRequests, 'oldestFirst');

const selectUnchecked = statement(
  'moderation.uncheckedCircles',
  `select json_build_object('circle_id', k.id, 'organization', ${organizationCardJson},
     'members', (select count(*)::int from circle_place p where p.circle_id = k.id and p.source = 'member')) as row,
     k.id, to_json(k.created_at)#>>'{}' as at
   from circle k join organization o on o.id = k.organization_id
   where k.own and k.moderator_checked_at is null and o.deleted_at is null and $1::uuid is not null
     and exists (select from circle_place p where p.circle_id = k.id and p.source = 'member')
     and (k.created_at, k.id) > ($2::timestamptz, $3::uuid)
   order by k.created_at, k.id limit $4 offset $5`,
  pagedRow<UncheckedCircle>(),
);
/** Reads a page of own circles whose members from before circles no moderator checked. */
export const uncheckedCircles = createPageReader(selectUnchecked, 'oldestFirst');
