import { circleRules, type CircleLinkView, type CircleView } from '@rinkside/contracts/circle';
import { AppError, notFound } from '@rinkside/platform/errors';
import { newId, randomToken } from '@rinkside/platform/id';
import { runQuery } from '@rinkside/platform/query-builder';
import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { assertOrganization } from '../organization/coach.policy.js';
import { hashLinkToken } from '../family/link-token.js';
import { accountOf } from '../family/acting-account.js';
import { lockFamilies, lockPlayers } from '../player/player.repository.js';
import { db } from '../query-builder.js';
import { readCircle, readLinks } from './circle.views.js';
import { assertInviter, ledCircle, readInviter } from './led-circle.js';
import { admit, lockOpenLink } from './link-admission.js';
import { addRequest } from './request.rows.js';

const dayMs = 86_400_000;

/**
 * Makes an invitation link to the circle that the actor leads in an organization; an adult who leads none begins a circle.
 * Not idempotent, because the token is not stored.
 * @throws notFound for an unknown organization, forbidden unless the actor is an adult with a confirmed address, and where a
 * coach leads the circle, conflict for one link too many
 */
export const addCircleLink = async (
  ctx: Ctx,
  { organizationId, uses, days }: { organizationId: string; uses: number; days: number },
): Promise<CircleLinkView & { token: string }> => {
  const { id: createdBy } = ctx.actor;
  await lockPlayers(ctx, [createdBy]);
  await assertOrganization(ctx.sql, organizationId);
  const inviter = await readInviter(ctx, organizationId);
  assertInviter(inviter, circleRules.linkAdults);
  if (inviter.open >= circleRules.maxOpenLinks) throw new AppError('conflict', circleRules.tooManyLinks);
  const circle_id = await ledCircle(ctx, { organizationId, inviter, coachLeads: circleRules.linkCoach });
  const id = newId();
  const token = randomToken();
  await runQuery(
    ctx.sql,
    db.insertInto('circle_link').values({
      id,
      circle_id,
      created_by: createdBy,
      token_hash: hashLinkToken(token),
      max_uses: uses,
      created_at: ctx.now,
      expires_at: new Date(ctx.now.getTime() + days * dayMs),
    }),
  );
  const link = (await readLinks(ctx.sql, ctx.actor, organizationId)).find((added) => added.id === id);
  if (!link) throw new Error(`the link ${id} was not stored`);
  return { ...link, token };
};

/** Ends a link of the actor; who joined stays. Repeating it changes nothing. @throws notFound for an unknown link */
export const revokeCircleLink = async (
  ctx: Ctx,
  { organizationId, linkId }: { organizationId: string; linkId: string },
): Promise<{ success: true }> => {
  const links = await readLinks(ctx.sql, ctx.actor, organizationId);
  if (!links.some(({ id }) => id === linkId)) throw notFound();
  await runQuery(
    ctx.sql,
    db
      .updateTable('circle_link')
      .set({ revoked_at: ctx.now })
      .where('id', '=', linkId)
      .where('revoked_at', 'is', null),
  );
  return { success: true };
};

const selectJoined = statement(
  'circle.joinedByLink',
  `select l.circle_id as id from circle_link l join circle_place p on p.link_id = l.id
   where l.token_hash = $1 and l.team_id is null and p.player_id = $2`,
  z.object({ id: z.string() }),
);
/** Returns the circle in which the player has a place by a link, whether or not it is still open. */
const findJoined = async (ctx: Ctx, { tokenHash, playerId }: { tokenHash: string; playerId: string }) =>
  (await ctx.sql.rows(selectJoined, [tokenHash, playerId]))[0]?.id;

/**
 * Gives the actor's profile a place by a link. A profile without a confirmed address, beyond the limits of its account or
 * whose place was ended becomes a request. Repeating it changes nothing.
 * @throws notFound for a link that is not open
 */
export const acceptCircleLink = async (ctx: Ctx, { token }: { token: string }): Promise<CircleView> => {
  const { id: playerId } = ctx.actor;
  await lockFamilies(ctx, [playerId]);
  const tokenHash = hashLinkToken(token);
  const link = await lockOpenLink(ctx, { tokenHash, playerId });
  if (!link) {
    // A repeated tap of the last one whom the link let in.
    const circleId = await findJoined(ctx, { tokenHash, playerId });
    if (!circleId) throw new AppError('notFound', circleRules.linkEnded);
    return readCircle(ctx.sql, ctx.actor, circleId);
  }
  if (!(await admit(ctx, { playerId, askedBy: accountOf(ctx.actor), link })))
    await addRequest(ctx, { circleId: link.circleId, linkId: link.id });
  return readCircle(ctx.sql, ctx.actor, link.circleId);
};
