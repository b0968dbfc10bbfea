import type { NotificationKind } from '@rinkside/contracts/notification';
import { playerSeenSql } from '../player/player.policy.js';

/** Who did it, as long as the receiver sees them. */
const seenActor = `join player a on a.id = asked.actor_id and ${playerSeenSql('a', 'asked.player_id')}`;

// Not `=`: rather than look the item up, a plan made once for all would walk everything its author ever shared.
const byReceiver = 'i.author_id is not distinct from asked.player_id';

/**
 * What each kind of notification tells of, if it is still so: who did it and when (null: just now). Looked up for each
 * row of `asked`, which names the receiver (`player_id`), who did it, the item, the comment and the award.
 */
export const causes: Record<NotificationKind, string> = {
  follow: `select a.id as actor_id, f.changed_at as at from follow f ${seenActor}
    where f.follower_id = a.id and f.target_type = 'user' and f.target_id = asked.player_id and f.following`,
  like: `select a.id as actor_id, l.created_at as at from item_like l join item i on i.id = l.item_id ${seenActor}
    where l.item_id = asked.item_id and l.player_id = a.id and ${byReceiver}`,
  comment: `select a.id as actor_id, c.created_at as at from comment c join item i on i.id = c.item_id ${seenActor}
    where c.id = asked.comment_id and c.item_id = asked.item_id and c.author_id = a.id and c.taken_down_at is null
      and ${byReceiver}`,
  highlight_ready: `select null::uuid as actor_id, null::timestamptz as at
    from highlight h join item i on i.id = h.item_id
    where i.id = asked.item_id and ${byReceiver} and h.status = 'ready'`,
  highlight_failed: `select null::uuid as actor_id, null::timestamptz as at
    from highlight h join item i on i.id = h.item_id
    where i.id = asked.item_id and ${byReceiver} and h.status = 'failed'`,
  award: `select null::uuid as actor_id, w.granted_at as at from award w
    where w.id = asked.award_id and w.player_id = asked.player_id`,
  coach_waiting: `select a.id as actor_id, null::timestamptz as at from player coach ${seenActor}
    where coach.id = asked.player_id and coach.role = 'coach' and coach.coach_confirmed_at is not null
      and a.role = 'coach' and a.coach_confirmed_at is null and a.organization_id = coach.organization_id`,
  // A moderator who confirms may have no profile to show: then nobody in particular did.
  coach_confirmed: `select a.id as actor_id, coach.coach_confirmed_at as at from player coach left ${seenActor}
    where coach.id = asked.player_id and coach.role = 'coach' and coach.coach_confirmed_at is not null`,
};
