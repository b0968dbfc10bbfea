import type { circleSchemas } from './circle.schema.js';
import { rateLimits, type Routes } from './route.js';

export type * from './circle.schema.js';

/** Whether a profile belongs to a circle. */
export const circleStates = ['member', 'waiting', 'none'] as const;

/**
 * What a waiting profile needs: the answer of a coach or of two families, a confirmed email address, after an end the
 * answer of a coach, and for the fifth child and the third organization of an account that of a coach of the club.
 */
export const circleNeeds = ['answer', 'address', 'coach', 'club_coach'] as const;
export type CircleNeed = (typeof circleNeeds)[number];

export const circleLinkStates = ['open', 'used', 'revoked', 'expired'] as const;

export const circleRules = {
  /** Families who vouch for a new member where no coach answers. */
  vouches: 2,
  /** Uses and days of a new link, and their maxima. */
  linkUses: 30,
  maxLinkUses: 60,
  linkDays: 14,
  maxLinkDays: 90,
  /** Open links of one account in an organization. */
  maxOpenLinks: 5,
  /** Children and organizations that an account brings into circles without a coach or a moderator. */
  maxChildren: 4,
  maxOrganizations: 2,
  /** Days after an end in which only a coach or a moderator gives the place again. */
  endDays: 30,
  /** Vouches that one account can give a day. */
  maxVouches: 20,
  unknown: 'This circle was not found.',
  notWaiting: 'This person is not waiting any more.',
  notMember: 'This person is not a member of this circle.',
  notAnswering: 'Only coaches and members of this circle can do that.',
  minorVouches: 'Only adults can vouch for somebody.',
  ownFamily: 'Somebody of another family has to confirm your own.',
  addressNeeded: 'This person has to confirm an email address first.',
  coachNeeded: 'Only a coach or a moderator can confirm this person.',
  clubCoachNeeded: 'Only a coach of the club or a moderator can confirm this person.',
  tooManyVouches: 'You have confirmed many people today. Please go on tomorrow.',
  linkAdults: 'Only adults can make an invitation link.',
  linkCoach: 'This club has a coach here. Please ask the coach for the link.',
  tooManyLinks: 'You have 5 open links. Please end one first.',
  linkEnded: 'This link was used up, ended or has expired. Please ask the person who sent it for a new one.',
} as const;

export const circleRoutes: Routes<typeof circleSchemas> = {
  list: {
    method: 'GET',
    path: '/api/organizations/:id/circles',
    access: 'onboarded',
    limit: rateLimits.read,
  },
  mine: { method: 'GET', path: '/api/users/me/circles', access: 'onboarded', limit: rateLimits.read },
  ask: {
    method: 'POST',
    path: '/api/circles/:id/request',
    access: 'onboarded',
    limit: { max: 30, seconds: 3600 },
  },
  withdraw: {
    method: 'DELETE',
    path: '/api/circles/:id/request',
    access: 'onboarded',
    limit: rateLimits.write,
  },
  leave: { method: 'DELETE', path: '/api/circles/:id/place', access: 'onboarded', limit: rateLimits.write },
  members: { method: 'GET', path: '/api/circles/:id/members', access: 'onboarded', limit: rateLimits.read },
  end: {
    method: 'DELETE',
    path: '/api/circles/:id/members/:user_id',
    access: 'onboarded',
    limit: rateLimits.write,
  },
  links: {
    method: 'GET',
    path: '/api/organizations/:id/links',
    access: 'onboarded',
    limit: rateLimits.read,
  },
  addLink: {
    method: 'POST',
    path: '/api/organizations/:id/links',
    access: 'onboarded',
    limit: rateLimits.write,
    status: 201,
  },
  revokeLink: {
    method: 'DELETE',
    path: '/api/organizations/:id/links/:link_id',
    access: 'onboarded',
    limit: rateLimits.write,
  },
  openLink: {
    method: 'POST',
    path: '/api/circle-links/open',
    access: 'signedIn',
    limit: { max: 30, seconds: 600 },
  },
  acceptLink: {
    method: 'POST',
    path: '/api/circle-links/accept',
    access: 'onboarded',
    limit: { max: 30, seconds: 600 },
  },
};
