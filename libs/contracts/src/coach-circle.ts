import type { coachCircleSchemas } from './coach-circle.schema.js';
import { rateLimits, type Routes } from './route.js';

export type * from './coach-circle.schema.js';

/** What stands out about a member from before circles. */
export const placeMarks = ['child_profile', 'no_address', 'same_name', 'new_account'] as const;
export type PlaceMark = (typeof placeMarks)[number];

/**
 * Whether two circles become one: no offer yet, an offer by the viewer's coach, or one by the other coach.
 */
export const offerStates = ['none', 'offered', 'received'] as const;

/** How a question about a coach stands: asked, refused by two people, or without anyone who can answer. */
export const coachCircleStates = ['asked', 'refused', 'alone'] as const;

/** How the circle of a coach stands to the organization's own one; a moderator can still decide about a declined one. */
export const ownCircleStates = ['own', ...coachCircleStates, 'declined'] as const;

export const coachCircleRules = {
  /** Families who know the coach; each 'no' asks for as many more. */
  families: 2,
  /** So many people say no before a moderator decides. */
  refusals: 2,
  /** People who come along, shown before an answer. */
  shown: 50,
  /** An account of fewer days is marked in the list of the members from before circles. */
  newAccountDays: 30,
  maxReason: 300,
  unknown: 'This question was already settled.',
  offerUnknown: 'This group was not found, or has no coach any more.',
  hasCoach: 'This club has a coach. Please ask for a place in the group of the club.',
  limit: 'You can be the first coach of one organization in 30 days.',
  coachOnly: 'Only coaches of this organization can begin a group.',
  hasCircle: 'You lead a group already.',
  notSuccessor: 'Only a coach who belongs to this group, or waits for it, can take over.',
  proposalUnknown: 'This proposal was already settled.',
  proposalOwn: 'Somebody else has to decide about your proposal.',
  reason: 'Please give a reason.',
  unchecked: 'This list was already checked.',
} as const;

export const coachCircleRoutes: Routes<typeof coachCircleSchemas> = {
  start: {
    method: 'POST',
    path: '/api/organizations/:id/circles',
    access: 'onboarded',
    limit: { max: 10, seconds: 3600 },
    status: 201,
  },
  questions: {
    method: 'GET',
    path: '/api/users/me/coach-questions',
    access: 'onboarded',
    limit: rateLimits.read,
  },
  answer: {
    method: 'POST',
    path: '/api/circles/:id/answers',
    access: 'onboarded',
    limit: rateLimits.write,
  },
  status: {
    method: 'GET',
    path: '/api/organizations/:id/coach-circle',
    access: 'onboarded',
    limit: rateLimits.read,
  },
  offers: {
    method: 'GET',
    path: '/api/organizations/:id/circle-offers',
    access: 'onboarded',
    limit: rateLimits.read,
  },
  offer: { method: 'POST', path: '/api/circles/:id/offers', access: 'onboarded', limit: rateLimits.write },
  withdrawOffer: {
    method: 'DELETE',
    path: '/api/circles/:id/offers',
    access: 'onboarded',
    limit: rateLimits.write,
  },
  handOver: {
    method: 'POST',
    path: '/api/circles/:id/hand-over',
    access: 'onboarded',
    limit: rateLimits.write,
  },
  check: { method: 'GET', path: '/api/circles/:id/check', access: 'onboarded', limit: rateLimits.read },
  checked: { method: 'POST', path: '/api/circles/:id/check', access: 'onboarded', limit: rateLimits.write },
  proposals: {
    method: 'GET',
    path: '/api/organizations/:id/proposals',
    access: 'onboarded',
    limit: rateLimits.read,
  },
  decideProposal: {
    method: 'POST',
    path: '/api/organizations/:id/proposals/:proposal_id',
    access: 'onboarded',
    limit: rateLimits.write,
  },
};
