import { coachCircleRules } from '@rinkside/contracts/coach-circle';
import { organizationRules } from '@rinkside/contracts/organization';
import { AppError } from '@rinkside/platform/errors';
import { keepObject, takeKeptObject } from '@rinkside/platform/staged-objects';
import { moderationRules } from '@rinkside/contracts/moderation';
import { LockMode } from '@mikro-orm/postgresql';
import type { Ctx } from '../actor.js';
import { accountOf, logAction } from '../moderation/moderation.log.js';
import { assertOrganization, lockEditRights } from './coach.policy.js';
import { editedValuesOf, keptPictureDays, logEdit } from './organization-edit.rows.js';
import { Organization } from './organization.entity.js';
import { takeProposal } from './proposal.rows.js';

interface Decision {
  id: string;
  proposalId: string;
  action: 'accept' | 'decline';
  reason?: string | undefined;
}

/** @throws notFound for an unknown organization, forbidden unless the actor edits the page and did not propose this */
const assertDecides = async (ctx: Ctx, id: string): Promise<void> => {
  // The operator has no account.
  if (accountOf(ctx) === null) return assertOrganization(ctx.sql, id);
  const { proposes } = await lockEditRights(ctx, id);
  if (proposes) throw new AppError('forbidden', organizationRules.notCoach);
};

/**
 * Accepts a proposed edit, which then is one of the coach who proposed it, or declines it.
 * @throws notFound for a settled proposal, forbidden unless the actor may edit the page, conflict if the picture is no longer stored
 */
export const decideProposal = async (
  ctx: Ctx,
  { id, proposalId, action, reason = '' }: Decision,
): Promise<{ success: true }> => {
  await assertDecides(ctx, id);
  const organization = await ctx.em.findOneOrFail(Organization, id, {
    lockMode: LockMode.PESSIMISTIC_WRITE,
  });
  const proposal = await takeProposal(ctx, proposalId, id);
  if (!proposal) throw new AppError('notFound', coachCircleRules.proposalUnknown);
  logAction(ctx, `${action}_proposal`, { type: 'organization', id, reason: reason || null });
  if (action === 'decline') return { success: true };
  const before = editedValuesOf(organization);
  const { name, team_name, website, image_key } = { ...before, ...proposal.change };
  if (image_key !== before.image_key) {
    if (image_key && !(await takeKeptObject(ctx.sql, image_key)))
      throw new AppError('conflict', moderationRules.pictureGone);
    if (before.image_key) await keepObject(ctx.sql, before.image_key, { days: keptPictureDays });
  }
  organization.name = name ?? before.name ?? organization.name;
  organization.teamName = team_name;
  organization.website = website;
  organization.imageKey = image_key;
  organization.version++;
  logEdit(ctx, organization, before, proposal.proposed_by);
  return { success: true };
};
