import { circleRules, type CircleLinkView, type CircleView } from '@rinkside/contracts/circle';
import { AppError, notFound } from '@rinkside/platform/errors';
import { newId, randomToken } from '@rinkside/platform/id';
import { runQuery } from '@rinkside/platform/query-builder';
import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { assertOrganization } from '../organization/coach.policy.js';
import { hashLinkToken } from '../player/link-token.js';
import { accountOf } from '../player/acting-account.js';
import { lockFamilies, lockPlayers } from '../player/player.repository.js';
import { db } from '../query-builder.js';
import {
  bringsManyOrganizationsSql,
  circleLinkIsOpenSql,
  hasCoachSql,
  isCoachPlaceSql,
  isConfirmedAdultSql,
} from './circle.policy.js';
import { readCircle, readLinks } from './circle.views.js';
import { admit, lockOpenLink } from './link-admission.js';
import { addRequest } from './request.commands.js';
import { startCircle } from './start-circle.js';

const dayMs = 86_400_000;

const selectInviter = statement(
  'circle.inviter',
  `select ${isConfirmedAdultSql('a')} as "confirmedAdult", a.email_verified as "emailVerified",
     ${bringsManyOrganizationsSql('a.id', '$2::uuid')} as "manyOrganizations",
     (select count(*)::int from circle_link l join circle c on c.id = l.circle_id
       where l.created_by = a.id and c.organization_id = $2 and ${circleLinkIsOpenSql('l')}) as open
   from player a where a.id = $1`,
  z.object({
    confirmedAdult: z.boolean(),
    emailVerified: z.boolean(),
    manyOrganizations: z.boolean(),
    open: z.number(),
  }),
);

// The circle that the actor leads as its coach, or began and no coach leads.
const selectLed = statement(
  'circle.led',
  `select c.id, c.created_by is distinct from $1 and not coalesce(${isCoachPlaceSql('place', 'a')}, false)
     or ${hasCoachSql('c.id')} and not coalesce(${isCoachPlaceSql('place', 'a')}, false) as "ofCoach"
   from circle c join circle_place place on place.circle_id = c.id and place.player_id = $1 join player a on a.id = place.player_id
   where c.organization_id = $2 and (c.created_by = $1 or ${isCoachPlaceSql('place', 'a')})
   order by "ofCoach", c.created_at limit 1`,
  z.object({ id: z.string(), ofCoach: z.boolean() }),
);

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
  const [inviter] = await ctx.sql.rows(selectInviter, [createdBy, organizationId]);
  if (!inviter?.confirmedAdult)
    throw new AppError(
      'forbidden',
      inviter?.emailVerified === false ? circleRules.unverified : circleRules.linkAdults,
    );
  if (inviter.open >= circleRules.maxOpenLinks) throw new AppError('conflict', circleRules.tooManyLinks);
  const [led] = await ctx.sql.rows(selectLed, [createdBy, organizationId]);
  if (led?.ofCoach) throw new AppError('forbidden', circleRules.linkCoach);
  if (!led && inviter.manyOrganizations) throw new AppError('forbidden', circleRules.clubCoachNeeded);
  const circle_id = led?.id ?? (await startCircle(ctx, { organizationId, playerId: createdBy }));
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

/**
 * Gives the actor's profile a place by a link. A profile without a confirmed address, beyond the limits of its account or
 * whose place was ended becomes a request. Repeating it changes nothing.
 * @throws notFound for a link that is not open
 */
export const acceptCircleLink = async (ctx: Ctx, { token }: { token: string }): Promise<CircleView> => {
  const { id: playerId } = ctx.actor;
  await lockFamilies(ctx, [playerId]);
  const link = await lockOpenLink(ctx, { tokenHash: hashLinkToken(token), playerId });
  if (!link) throw new AppError('notFound', circleRules.linkEnded);
  if (!(await admit(ctx, { playerId, askedBy: accountOf(ctx.actor), link })))
    await addRequest(ctx, { circleId: link.circleId, linkId: link.id });
  return readCircle(ctx.sql, ctx.actor, link.circleId);
};
