import type { Ctx } from '../actor.js';

/** The fields that decide organization membership; an incomplete profile is no member. */
interface Membership {
  onboardingComplete: boolean;
  organizationId?: string | null;
  /** Only people known to a minor receive the event. */
  minor?: boolean;
}

const organizationOf = ({ onboardingComplete, organizationId }: Membership) =>
  (onboardingComplete && organizationId) || null;

/** Emits `roster.changed` for the organization a player left and the one they joined. Pass {@link noRoster} when an account appears or disappears. */
export const emitRosterChanges = (
  ctx: Ctx,
  { id: user_id, version }: { id: string; version: number },
  before: Membership,
  after: Membership,
): void => {
  const [left, joined] = [organizationOf(before), organizationOf(after)];
  const minor = before.minor || after.minor;
  if (left === joined) return;
  for (const organization_id of [left, joined])
    if (organization_id)
      ctx.emit('roster.changed', { organization_id, user_id, version, ...(minor && { minor }) });
};

export const noRoster: Membership = { onboardingComplete: false };
