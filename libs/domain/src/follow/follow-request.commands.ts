import type { FollowView } from '@rinkside/contracts/follow';
import { notFound } from '@rinkside/platform/errors';
import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { allowFormerGuardian, findFormerGuardian } from '../family/former-guardian.rows.js';
import { playerVisibleSql } from '../player/player.policy.js';
import { lockPlayers } from '../player/player.repository.js';
import { endRequest } from './follow-request.rows.js';
import { writeFollow } from './follow.rows.js';

const readRequest = statement(
  'followRequest.read',
  `select r.waiting, exists (select from follow f where f.follower_id = r.follower_id and f.target_type = 'user'
     and f.target_id = r.target_id and f.following) as following
   from follow_request r join player a on a.id = r.follower_id and ${playerVisibleSql('a', '$2::uuid')}
   where r.follower_id = $1 and r.target_id = $2`,
  z.object({ waiting: z.boolean(), following: z.boolean() }),
);

/**
 * Whether the answer is enough for a person whom the guardians of the actor removed: a guardian agrees, and from 13 with a
 * login the player, too. @throws forbidden for the player while no guardian agreed
 */
const mayAccept = async (ctx: Ctx, followerId: string): Promise<boolean> => {
  const former = await findFormerGuardian(ctx, { childId: ctx.actor.id, personId: followerId });
  if (!former) return true;
  if (!former.allowed_at || ctx.actor.guardianRights) await allowFormerGuardian(ctx, followerId);
  return ctx.actor.guardianRights !== 'oversee';
};

/**
 * Accepts or declines a request to follow the actor. An answered request keeps its outcome, which the reply states.
 * @throws notFound without a request of a visible player, and for accepting a withdrawn or declined one.
 */
export const answerRequest = async (
  ctx: Ctx,
  { followerId, accepted }: { followerId: string; accepted: boolean },
): Promise<FollowView> => {
  const target_id = ctx.actor.id;
  // Following and blocking do the same, so that a request has one outcome.
  await lockPlayers(ctx, [target_id, followerId]);
  const [request] = await ctx.sql.rows(readRequest, [followerId, target_id]);
  if (!request || (accepted && !request.waiting && !request.following)) throw notFound();
  if (!request.waiting) return { following: request.following };
  if (accepted && !(await mayAccept(ctx, followerId))) return { following: false, requested: true };
  await endRequest(ctx, { follower_id: followerId, target_id });
  if (accepted) {
    const follow = { follower_id: followerId, target_type: 'user', target_id, following: true } as const;
    await writeFollow(ctx, follow, { accepted });
  }
  return { following: accepted };
};
