import type { BirthdateView, ReportView } from '@rinkside/contracts/moderation';
import type { OrganizationView } from '@rinkside/contracts/organization';
import { statement } from '@rinkside/platform/sql';
import { createPageReader, pagedRow } from '../feed/page-reader.js';
import { liveNoteSql } from '../live-game/live-note.js';
import { organizationJson } from '../organization/organization.views.js';
import { authorJson } from '../player/player.views.js';

/** Maximum characters of a report's excerpt. */
const excerptLength = 300;

// The current text of the target; games and players have none. That of a note is read from the log `l`.
const excerpt = `left(case r.target_type
  when 'post' then (select content from post where item_id = r.target_id)
  when 'highlight' then (select coalesce(title, description) from highlight where item_id = r.target_id)
  when 'comment' then (select content from comment where id = r.target_id)
  when 'live_game_event' then note.text
  when 'team' then (select name from team where id = r.target_id)
  when 'organization' then (select concat_ws(' · ', name, team_name, website) from organization where id = r.target_id) end, ${excerptLength})`;

// The log that has a reported event.
const joinNote = `left join live_game_event e on r.target_type = 'live_game_event' and e.id = r.target_id
   left join live_game l on l.id = e.live_game_id left join player lp on lp.id = l.player_id
   left join organization opponent on opponent.id = l.opponent_id left join lateral ${liveNoteSql} note on e.id is not null`;

/** SQL for a player's JSON, or null if the account is deleted or being deleted. */
const playerUnlessDeleted = (a: string) =>
  `case when ${a}.id is null or ${a}.closed_at is not null then null else ${authorJson(a, '$1::uuid')} end`;

const liveGame = `case when l.id is not null then json_build_object('id', l.id, 'game_id', l.game_id,
     'player', ${authorJson('lp', '$1::uuid')}, 'opponent', coalesce(opponent.name, l.opponent_name),
     'started_at', l.started_at) end`;

// $1 moderator, $2 and $3 the sort key to continue after, $4 limit + 1, $5 offset.
const selectReports = statement(
  'moderation.reports',
  `select json_build_object('id', r.id, 'target_type', r.target_type, 'target_id', r.target_id,
     'reason', r.reason, 'note', r.note, 'created_at', r.created_at,
     'reporter', ${playerUnlessDeleted('ra')}, 'author', ${playerUnlessDeleted('a')}, 'excerpt', ${excerpt}, 'live_game', ${liveGame},
     'reports', (select count(*) from report s
       where s.target_type = r.target_type and s.target_id = r.target_id and s.settled_at is null)) as row,
     r.id, to_json(r.created_at)#>>'{}' as at
   from report r left join player a on a.id = r.author_id left join player ra on ra.id = r.reporter_id
   ${joinNote}
   where r.settled_at is null and r.author_id is distinct from $1 and (r.created_at, r.id) > ($2::timestamptz, $3::uuid)
   order by r.created_at, r.id limit $4 offset $5`,
  pagedRow<ReportView>(),
);

/** Reads a page of open reports, oldest first, without reports about the moderator. */
export const openReports = createPageReader(selectReports, 'oldestFirst');

const yearsSince = (date: string) => `extract(year from age((now() at time zone 'utc')::date, ${date}))::int`;

// Sorted by account age, because an edit has no timestamp.
const selectBirthdates = statement(
  'moderation.birthdates',
  `select json_build_object('user_id', a.id, 'user', ${authorJson('a', '$1::uuid')},
     'trusted_age', ${yearsSince('a.trusted_birthdate')}, 'age', ${yearsSince('a.birthdate')}) as row,
     a.id, to_json(a.created_at)#>>'{}' as at
   from player a
   where a.birthdate <> a.trusted_birthdate and a.onboarding_complete and a.id <> $1
     and (a.created_at, a.id) > ($2::timestamptz, $3::uuid)
   order by a.created_at, a.id limit $4 offset $5`,
  pagedRow<BirthdateView>(),
);

/** Reads a page of edited birthdates that wait for a moderator other than their owner. */
export const waitingBirthdates = createPageReader(selectBirthdates, 'oldestFirst');

const selectDeleted = statement(
  'moderation.deletedOrganizations',
  `select ${organizationJson} as row, o.id, to_json(o.deleted_at)#>>'{}' as at from organization o
   where o.deleted_at is not null and $1::uuid is not null and (o.deleted_at, o.id) < ($2::timestamptz, $3::uuid)
   order by o.deleted_at desc, o.id desc limit $4 offset $5`,
  pagedRow<OrganizationView>(),
);

/** Reads a page of deleted organizations. */
export const deletedOrganizations = createPageReader(selectDeleted);
