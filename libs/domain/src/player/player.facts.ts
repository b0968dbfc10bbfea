import type { Ctx } from '../actor.js';

/** Whose member somebody is, as others see it: nobody's before the profile is complete. */
interface Member {
  onboardingComplete: boolean;
  organizationId?: string | null;
}

const teamOf = ({ onboardingComplete, organizationId }: Member) =>
  (onboardingComplete && organizationId) || null;

/** Tells the organization somebody left, and the one they joined; `nowhere` for whoever comes or goes altogether. */
export const tellRosters = (
  ctx: Ctx,
  { id: user_id, version }: { id: string; version: number },
  before: Member,
  after: Member,
): void => {
  const [left, joined] = [teamOf(before), teamOf(after)];
  if (left === joined) return;
  for (const organization_id of [left, joined])
    if (organization_id) ctx.emit('roster.changed', { organization_id, user_id, version });
};

export const nowhere: Member = { onboardingComplete: false };
