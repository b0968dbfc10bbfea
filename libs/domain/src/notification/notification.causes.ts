import type { NotificationKind } from '@rinkside/contracts/notification';
import { playerSeenSql } from '../player/player.policy.js';

/** Who did it, as long as the receiver sees them. */
const seenActor = `join player a on a.id = $3::uuid and ${playerSeenSql('a', '$2::uuid')}`;

// Not `=`: rather than look the item up, a plan made once for all would walk everything its author ever shared.
const byReceiver = 'i.author_id is not distinct from $2::uuid';

/**
 * What each kind of notification tells of, if it is still so: who did it and when (null: just now).
 * Parameters: $2 the receiver, $3 who did it, $4 the item, $5 the comment, $6 the award.
 */
export const causes: Record<NotificationKind, string> = {
  follow: `select a.id as actor_id, f.changed_at as at from follow f ${seenActor}
    where f.follower_id = a.id and f.target_type = 'user' and f.target_id = $2::uuid and f.following`,
  like: `select a.id as actor_id, l.created_at as at from item_like l join item i on i.id = l.item_id ${seenActor}
    where l.item_id = $4::uuid and l.player_id = a.id and ${byReceiver}`,
  comment: `select a.id as actor_id, c.created_at as at from comment c join item i on i.id = c.item_id ${seenActor}
    where c.id = $5::uuid and c.item_id = $4::uuid and c.author_id = a.id and c.taken_down_at is null
      and ${byReceiver}`,
  highlight_ready: `select null::uuid as actor_id, null::timestamptz as at
    from highlight h join item i on i.id = h.item_id
    where i.id = $4::uuid and ${byReceiver} and h.status = 'ready'`,
  highlight_failed: `select null::uuid as actor_id, null::timestamptz as at
    from highlight h join item i on i.id = h.item_id
    where i.id = $4::uuid and ${byReceiver} and h.status = 'failed'`,
  award: `select null::uuid as actor_id, w.granted_at as at from award w
    where w.id = $6::uuid and w.player_id = $2::uuid`,
  coach_waiting: `select a.id as actor_id, null::timestamptz as at from player coach ${seenActor}
    where coach.id = $2::uuid and coach.role = 'coach' and coach.coach_confirmed_at is not null
      and a.role = 'coach' and a.coach_confirmed_at is null and a.organization_id = coach.organization_id`,
  // A moderator who confirms may have no profile to show: then nobody in particular did.
  coach_confirmed: `select a.id as actor_id, coach.coach_confirmed_at as at from player coach left ${seenActor}
    where coach.id = $2::uuid and coach.role = 'coach' and coach.coach_confirmed_at is not null`,
};
