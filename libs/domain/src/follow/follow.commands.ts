import { followRules, type FollowTarget, type FollowView } from '@rinkside/contracts/follow';
import { validationError, notFound } from '@rinkside/platform/errors';
import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { organizationExists } from '../organization/organization.policy.js';
import { allowFormerGuardian } from '../family/former-guardian.rows.js';
import { playerVisibleSql } from '../player/player.policy.js';
import { lockPlayers } from '../player/player.repository.js';
import { requestedSql } from '../player/player.views.js';
import { addRequest, endRequest } from './follow-request.rows.js';
import { writeFollow } from './follow.rows.js';

/**
 * `asks`: the player approves followers, or removed the viewer as a guardian, and the viewer does not follow them yet.
 * `removed`: the guardians of the viewer removed the player.
 */
const readTarget = statement(
  'follow.readTarget',
  `select ${requestedSql('a', '$1::uuid')} as requested,
     (a.approve_followers or exists (select from former_guardian x where x.child_id = a.id and x.person_id = $1))
       and not exists (select from follow f where f.follower_id = $1 and f.target_type = 'user'
       and f.target_id = a.id and f.following) as asks,
     exists (select from former_guardian x where x.child_id = $1 and x.person_id = a.id and x.allowed_at is null) as removed
   from player a where a.id = $2 and ${playerVisibleSql('a', '$1::uuid')}`,
  z.object({ requested: z.boolean(), asks: z.boolean(), removed: z.boolean() }),
);

const lockTarget = async (ctx: Ctx, type: FollowTarget, id: string) => {
  if (type === 'organization')
    return (await organizationExists(ctx.sql, id))
      ? { requested: false, asks: false, removed: false }
      : undefined;
  const [, [player]] = await Promise.all([
    // A block and an answer to a request do the same, so each either precedes a concurrent follow or sees it.
    lockPlayers(ctx, [ctx.actor.id, id]),
    ctx.sql.rows(readTarget, [ctx.actor.id, id]),
  ]);
  return player;
};

/**
 * Sets whether the actor follows the target. A player who approves followers gets a request instead; unfollowing
 * withdraws it. Repeating the current state changes nothing and emits no event.
 * @throws notFound for an unknown, blocked or suspended target, invalid for the actor, forbidden for a removed guardian
 * while no guardian agreed.
 */
export const setFollow = async (
  ctx: Ctx,
  { type, id, following }: { type: FollowTarget; id: string; following: boolean },
): Promise<FollowView> => {
  const follower_id = ctx.actor.id;
  if (type === 'user' && id === follower_id) throw validationError('id', followRules.self);
  const target = await lockTarget(ctx, type, id);
  if (!target) throw notFound();
  // A guardian who follows as the child agrees.
  if (following && target.removed) await allowFormerGuardian(ctx, id);
  if (following && target.asks) {
    await addRequest(ctx, id);
    return { following: false, requested: true };
  }
  await writeFollow(ctx, { follower_id, target_type: type, target_id: id, following });
  if (target.requested) await endRequest(ctx, { follower_id, target_id: id });
  return { following };
};

const updateAlerts = statement(
  'follow.setAlerts',
  `update follow f set live_alerts = $3 from player a
   where f.follower_id = $1 and f.target_type = 'user' and f.target_id = $2 and f.following
     and a.id = f.target_id and ${playerVisibleSql('a', '$1::uuid')} returning f.live_alerts`,
  z.object({ live_alerts: z.boolean() }),
);

/** Sets whether live games of a followed player notify the actor. @throws notFound unless the actor follows the player. */
export const setLiveAlerts = async (
  ctx: Ctx,
  { id, live_alerts }: { id: string; live_alerts: boolean },
): Promise<{ live_alerts: boolean }> => {
  const [changed] = await ctx.sql.rows(updateAlerts, [ctx.actor.id, id, live_alerts]);
  if (!changed) throw notFound();
  return changed;
};

const followsActor = statement(
  'follow.followsActor',
  `select from follow where follower_id = $1 and target_type = 'user' and target_id = $2 and following`,
  z.object({}),
);

/** Ends the follow of one of the actor's followers. @throws notFound if the player does not follow the actor. */
export const removeFollower = async (ctx: Ctx, followerId: string): Promise<{ success: true }> => {
  const { id } = ctx.actor;
  await lockPlayers(ctx, [id, followerId]);
  if ((await ctx.sql.rows(followsActor, [followerId, id])).length === 0) throw notFound();
  await writeFollow(ctx, { follower_id: followerId, target_type: 'user', target_id: id, following: false });
  return { success: true };
};
