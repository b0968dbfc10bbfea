import { circleRules } from '@rinkside/contracts/circle';
import { unverifiedEmail } from '@rinkside/contracts/session';
import { AppError } from '@rinkside/platform/errors';
import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import {
  bringsManyOrganizationsSql,
  circleLinkIsOpenSql,
  hasCoachSql,
  isCoachPlaceSql,
  isConfirmedAdultSql,
} from './circle.policy.js';
import { startCircle } from './start-circle.js';

const selectInviter = statement(
  'circle.inviter',
  `select ${isConfirmedAdultSql('a')} as "confirmedAdult", a.email_verified as "emailVerified",
     ${bringsManyOrganizationsSql('a.id', '$2::uuid')} as "manyOrganizations",
     (select count(*)::int from circle_link l join circle c on c.id = l.circle_id
       where l.created_by = a.id and l.team_id is null and c.organization_id = $2 and ${circleLinkIsOpenSql('l')}) as open
   from player a where a.id = $1`,
  z.object({
    confirmedAdult: z.boolean(),
    emailVerified: z.boolean(),
    manyOrganizations: z.boolean(),
    /** Open links of the actor in the organization. */
    open: z.number(),
  }),
);
export type Inviter = NonNullable<Awaited<ReturnType<typeof readInviter>>>;

/** Returns what the actor may bring together in an organization. */
export const readInviter = async (ctx: Ctx, organizationId: string) =>
  (await ctx.sql.rows(selectInviter, [ctx.actor.id, organizationId]))[0];

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

/** @throws forbidden unless the actor is an adult with a confirmed address. `adultsOnly`: the sentence for others */
export function assertInviter(inviter: Inviter | undefined, adultsOnly: string): asserts inviter is Inviter {
  if (!inviter?.confirmedAdult)
    throw new AppError('forbidden', inviter?.emailVerified === false ? unverifiedEmail : adultsOnly);
}

/**
 * Returns the circle that the actor leads in an organization, as its coach or as the adult who began it; an adult who leads
 * none begins one. The actor is locked.
 * @param coachLeads the sentence where a coach leads the circle
 */
export const ledCircle = async (
  ctx: Ctx,
  { organizationId, inviter, coachLeads }: { organizationId: string; inviter: Inviter; coachLeads: string },
): Promise<string> => {
  const [led] = await ctx.sql.rows(selectLed, [ctx.actor.id, organizationId]);
  if (led?.ofCoach) throw new AppError('forbidden', coachLeads);
  if (!led && inviter.manyOrganizations) throw new AppError('forbidden', circleRules.clubCoachNeeded);
  return led?.id ?? startCircle(ctx, { organizationId, playerId: ctx.actor.id });
};
