import type { FamilyNotificationKind, NotificationKind } from '@rinkside/contracts/notification';
import { liveGameRules } from '@rinkside/contracts/live-game';
import { canSeeLiveGameSql } from '../live-game/live-game.policy.js';
import { goalsSql } from '../live-game/live-game.rows.js';
import { openQuestionsSql } from '../circle/circle.policy.js';
import { playerVisibleSql } from '../player/player.policy.js';
import { isOnRosterSql, staffRoleSql } from '../team/team.policy.js';

/** Joins the actor, if the receiver may see them. */
const joinVisibleActor = `join player a on a.id = request.actor_id and ${playerVisibleSql('a', 'request.player_id')}`;

// Not `=`: with `=` the generic plan scans all items of the author instead of looking the item up by id.
const isReceiversItem = 'i.author_id is not distinct from request.player_id';

/** SQL for whether one of two people follows the other. */
export const followBetweenSql = (one: string, other: string) => `exists (select from follow f
  where f.target_type = 'user' and f.following
    and (f.follower_id, f.target_id) in ((${one}, ${other}), (${other}, ${one})))`;

/** What there is to report of a live game aliased `l`: its start (0), the goals of the player, its end. */
const progressSql = `case l.status when 'final' then ${liveGameRules.maxEvents + 1} else ${goalsSql} end`;

/** SQL condition: a running live game aliased `l` that nobody logs any more. */
export const isAbandonedSql = `l.status = 'live' and l.changed_at < now() - interval '${liveGameRules.abandonedHours} hours'`;

/**
 * SQL by kind of notification that checks whether the trigger still holds. Returns who did it and when (null: now).
 * Runs for each row of `request`: the receiver (`player_id`), the actor, the item, the comment, the award and the live game.
 */
export const triggerQueries: Record<Exclude<NotificationKind, FamilyNotificationKind>, string> = {
  follow: `select a.id as actor_id, f.changed_at as at from follow f ${joinVisibleActor}
    where f.follower_id = a.id and f.target_type = 'user' and f.target_id = request.player_id and f.following`,
  follow_accepted: `select a.id as actor_id, f.changed_at as at from follow f ${joinVisibleActor}
    where f.follower_id = request.player_id and f.target_type = 'user' and f.target_id = a.id and f.following`,
  follow_request: `select a.id as actor_id, r.changed_at as at from follow_request r ${joinVisibleActor}
    where r.follower_id = a.id and r.target_id = request.player_id and r.waiting`,
  like: `select a.id as actor_id, l.created_at as at from item_like l join item i on i.id = l.item_id ${joinVisibleActor}
    where l.item_id = request.item_id and l.player_id = a.id and ${isReceiversItem}`,
  comment: `select a.id as actor_id, c.created_at as at from comment c join item i on i.id = c.item_id ${joinVisibleActor}
    where c.id = request.comment_id and c.item_id = request.item_id and c.author_id = a.id and c.taken_down_at is null
      and ${isReceiversItem}`,
  highlight_ready: `select null::uuid as actor_id, null::timestamptz as at
    from highlight h join item i on i.id = h.item_id
    where i.id = request.item_id and ${isReceiversItem} and h.status = 'ready'`,
  highlight_failed: `select null::uuid as actor_id, null::timestamptz as at
    from highlight h join item i on i.id = h.item_id
    where i.id = request.item_id and ${isReceiversItem} and h.status = 'failed'`,
  award: `select null::uuid as actor_id, w.granted_at as at from award w
    where w.id = request.award_id and w.player_id = request.player_id`,
  coach_waiting: `select a.id as actor_id, null::timestamptz as at from player coach ${joinVisibleActor}
    where coach.id = request.player_id and coach.role = 'coach' and coach.coach_confirmed_at is not null
      and a.role = 'coach' and a.coach_confirmed_at is null and a.organization_id = coach.organization_id`,
  // A left join, because a moderator who confirms may have no visible profile: then there is no actor.
  coach_confirmed: `select a.id as actor_id, coach.coach_confirmed_at as at from player coach left ${joinVisibleActor}
    where coach.id = request.player_id and coach.role = 'coach' and coach.coach_confirmed_at is not null`,
  guardian_joined: `select a.id as actor_id, g.created_at as at from guardian g ${joinVisibleActor}
    where g.child_id = request.player_id and g.guardian_id = a.id`,
  // A left join, because the guardian may have deleted the account: then there is no actor.
  guardian_left: `select a.id as actor_id, null::timestamptz as at from (select) left_guardian left ${joinVisibleActor}
    where not exists (select from guardian g where g.child_id = request.player_id and g.guardian_id = request.actor_id)`,
  guardian_follows: `select a.id as actor_id, null::timestamptz as at from player receiver ${joinVisibleActor}
    where receiver.id = request.player_id and ${followBetweenSql('receiver.id', 'a.id')}
      and not exists (select from guardian g where g.child_id = receiver.id and g.guardian_id = a.id)`,
  live_game: `select a.id as actor_id, null::timestamptz as at, ${progressSql} as progress from live_game l ${joinVisibleActor}
    where l.id = request.live_game_id and l.player_id = a.id and ${canSeeLiveGameSql('request.player_id')}`,
  circle_asked: `select a.id as actor_id, max(r.asked_at) as at from circle_request r ${joinVisibleActor}
    where r.player_id = a.id and exists (select from circle_place p where p.circle_id = r.circle_id and p.player_id = request.player_id)
    group by a.id`,
  team_asked: `select a.id as actor_id, max(r.asked_at) as at from team_request r join team t on t.id = r.team_id ${joinVisibleActor}
    where r.player_id = a.id and ${staffRoleSql('t', 'request.player_id')} is not null group by a.id`,
  team_joined: `select a.id as actor_id, max(m.since) as at from team_member m join team t on t.id = m.team_id ${joinVisibleActor}
    where m.player_id = request.player_id and ${isOnRosterSql('m', 't')} group by a.id`,
  // Left joins: a moderator who confirms may have no visible profile, and a link has no actor.
  circle_joined: `select a.id as actor_id, max(p.since) as at from circle_place p left ${joinVisibleActor}
    where p.player_id = request.player_id group by a.id`,
  circle_invited: `select a.id as actor_id, max(p.since) as at from circle_place p ${joinVisibleActor}
    where p.player_id = a.id and p.source = 'link' and p.given_by = request.player_id group by a.id`,
  circle_ended: `select null::uuid as actor_id, max(e.ended_at) as at from circle_end e
    where e.player_id = request.player_id having max(e.ended_at) is not null`,
  circle_merged: `select a.id as actor_id, null::timestamptz as at from (select) merged left ${joinVisibleActor}`,
  coach_question: `select a.id as actor_id, asked.at from (select c.created_at as at from ${openQuestionsSql}
      and v.id = request.player_id
      and exists (select from circle_place ip where ip.circle_id = c.id and ip.player_id = request.actor_id) limit 1) asked
    ${joinVisibleActor}`,
  circle_offered: `select a.id as actor_id, max(f.offered_at) as at from circle_offer f ${joinVisibleActor}
    where f.offered_by = a.id and exists (select from circle_place p where p.circle_id = f.target_id and p.player_id = request.player_id)
    group by a.id`,
  coach_handed_over: `select a.id as actor_id, a.coach_confirmed_at as at from player receiver ${joinVisibleActor}
    where receiver.id = request.player_id and a.coach_confirmed_at is not null`,
  live_abandoned: `select null::uuid as actor_id, null::timestamptz as at from live_game l
    where l.id = request.live_game_id and ${isAbandonedSql}`,
};
