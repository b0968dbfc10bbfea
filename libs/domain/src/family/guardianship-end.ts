import { runQuery } from '@rinkside/platform/query-builder';
import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { removePlace } from '../circle/circle.rows.js';
import { endRequest } from '../follow/follow-request.rows.js';
import { writeFollow } from '../follow/follow.rows.js';
import { emitLinksEnded } from '../live-game/live-link.events.js';
import { db } from '../query-builder.js';
import { withdrawRequestsOf } from './child-request.rows.js';

/** How a guardianship ends. A suspension keeps it, and ends what the person holds. */
type GuardianshipEnd = 'removed' | 'left' | 'adult' | 'suspended' | 'deleted';

interface Ended {
  childId: string;
  guardianId: string;
  end: GuardianshipEnd;
}
type EndHolding = (ctx: Ctx, ended: Ended) => Promise<unknown>;

const endChildLinks: EndHolding = (ctx, { childId, guardianId }) =>
  runQuery(
    ctx.sql,
    db
      .updateTable('child_link')
      .set({ revoked_at: ctx.now })
      .where('child_id', '=', childId)
      .where('guardian_id', '=', guardianId)
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null),
  );

/** Links to live games that the person made, with their open pages, and games that the person scores by a link. */
const endLiveLinks: EndHolding = async (ctx, { childId, guardianId }) => {
  const ended = await runQuery(
    ctx.sql,
    db
      .updateTable('live_link')
      .set({ revoked_at: ctx.now })
      .where('player_id', '=', childId)
      .where((eb) => eb.or([eb('created_by', '=', guardianId), eb('accepted_by', '=', guardianId)]))
      .where('revoked_at', 'is', null)
      .returning('accepted_by'),
  );
  if (ended.length > 0) emitLinksEnded(ctx, childId, ended);
};

const endClosures: EndHolding = async (ctx, { childId, guardianId, end }) => {
  if (end === 'suspended') return;
  await runQuery(
    ctx.sql,
    db.deleteFrom('guardian_closure').where('child_id', '=', childId).where('closed_by', '=', guardianId),
  );
};

/** Notifications about the child name it, so that a former guardian's export would, too. */
const endNotifications: EndHolding = async (ctx, { childId, guardianId, end }) => {
  if (end === 'suspended') return;
  const query = db
    .deleteFrom('notification')
    .where('player_id', '=', guardianId)
    .where('actor_id', '=', childId);
  await runQuery(
    ctx.sql,
    end === 'removed' ? query : query.where('kind', 'in', ['guardian_settings', 'child_request']),
  );
};

const followsBetween = statement(
  'guardian.followsBetween',
  `select f.follower_id, f.target_id from follow f where f.target_type = 'user' and f.following
     and (f.follower_id, f.target_id) in (($1::uuid, $2::uuid), ($2::uuid, $1::uuid))`,
  z.object({ follower_id: z.string(), target_id: z.string() }),
);

/** A removal ends the follows between the two. Who leaves keeps them, and the player is asked once. */
const endFollows: EndHolding = async (ctx, { childId: child_id, guardianId, end }) => {
  if (end === 'suspended' || end === 'deleted') return;
  const follows = await ctx.sql.rows(followsBetween, [child_id, guardianId]);
  if (end !== 'removed') {
    if (follows.length > 0) ctx.emit('guardian.still_follows', { child_id, guardian_id: guardianId });
    return;
  }
  for (const follow of follows) await writeFollow(ctx, { ...follow, target_type: 'user', following: false });
  await endRequest(ctx, { follower_id: guardianId, target_id: child_id });
  await endRequest(ctx, { follower_id: child_id, target_id: guardianId });
};

/** A removal ends the places in circles that the person was given with the child. */
const endPlaces: EndHolding = async (ctx, { childId, guardianId: playerId, end }) => {
  if (end !== 'removed') return;
  const places = db
    .selectFrom('circle_place')
    .select('circle_id')
    .where('player_id', '=', playerId)
    .where('given_with', '=', childId);
  for (const { circle_id: circleId } of await runQuery(ctx.sql, places))
    await removePlace(ctx, { circleId, playerId, byOther: false });
};

/** Until a guardian allows it, a removed person reads the child as a stranger and does not follow it. */
const excludeRemoved: EndHolding = async (ctx, { childId: child_id, guardianId: person_id, end }) => {
  if (end !== 'removed') return;
  await runQuery(
    ctx.sql,
    db
      .insertInto('former_guardian')
      .values({ child_id, person_id, ended_at: ctx.now, allowed_at: null })
      .onConflict((conflict) =>
        conflict.columns(['child_id', 'person_id']).doUpdateSet({ ended_at: ctx.now, allowed_at: null }),
      ),
  );
};

/**
 * Everything that a person holds for a child as its guardian. What is added here ends with every guardianship: sockets are
 * cut by the event `guardian.removed`.
 */
const holdings: readonly EndHolding[] = [
  endChildLinks,
  endLiveLinks,
  (ctx, { childId, guardianId }) => withdrawRequestsOf(ctx, { childId, askedBy: guardianId }),
  endClosures,
  endNotifications,
  endFollows,
  endPlaces,
  excludeRemoved,
];

/** Ends what a person holds for a child. The rows of both are locked; for a suspension, the person's is. */
export const endHoldings = async (ctx: Ctx, ended: Ended): Promise<void> => {
  for (const endHolding of holdings) await endHolding(ctx, ended);
};

const deleteGuardian = statement(
  'guardian.end',
  `with ended as (delete from guardian where child_id = $1 and guardian_id = $2 returning child_id)
   update player a set version = a.version + 1 from ended where a.id = ended.child_id returning a.version`,
  z.object({ version: z.number() }),
);

/** Ends a guardianship with everything that the person holds for the child. The rows of both are locked. */
export const endGuardianship = async (ctx: Ctx, ended: Ended): Promise<void> => {
  const { childId: child_id, guardianId: guardian_id } = ended;
  const [child] = await ctx.sql.rows(deleteGuardian, [child_id, guardian_id]);
  if (!child) return;
  await endHoldings(ctx, ended);
  const { version } = child;
  // The child's version orders what the guardian's sockets join and leave.
  ctx.emit('guardian.removed', { guardian_id, child_id, version });
  ctx.emit('guardians.changed', { child_id, guardian_id, joined: false });
  ctx.emit('profile.changed', { user_id: child_id, version });
};
