import { rateLimits, type Routes } from './route.js';
import type { guardianSchemas } from './guardian.schema.js';

export type * from './guardian.schema.js';

/** What a link gives: a guardianship of the child, or a login to its profile. */
export const childLinkKinds = ['guardian', 'login'] as const;
export type ChildLinkKind = (typeof childLinkKinds)[number];

export const childLinkStates = ['open', 'accepted', 'revoked', 'expired'] as const;

/** What the age lets a guardian do: act as the child, or oversee a player of 13 to 17 with a login. */
export const guardianRights = ['act', 'oversee'] as const;
export type GuardianRights = (typeof guardianRights)[number];

/** Settings that a guardian can close, so that another guardian confirms to open them. */
export const closableSettings = [
  'public_player_page',
  'show_full_name_publicly',
  'who_can_comment',
  'approve_followers',
  'guardian_ai_confirmed',
] as const;
export type ClosableSetting = (typeof closableSettings)[number];

export const guardianRules = {
  /** Guardians per child. */
  max: 4,
  /** Open links per child. */
  maxOpenLinks: 5,
  /** Lifetime of a link, days. */
  linkDays: 7,
  /** Links that a list shows. */
  maxListedLinks: 20,
  tooMany: 'A child can have 4 guardians at most.',
  tooManyLinks: 'This child has 5 open links. Please revoke one first.',
  linkEnded: 'This link was used, revoked or has expired. Please ask the person who sent it for a new one.',
  adultsOnly: 'Only an adult can become a guardian.',
  alreadyGuardian: 'You are a guardian of this child already.',
  lastGuardian: 'You are the only guardian. Invite another one first, or delete the profile.',
  removesLater: 'You can only remove guardians who joined after you.',
  hasLogin: 'This player has a login already.',
  notFresh: 'This account has a profile of its own. Please sign up with another email address.',
  overseesOnly:
    'This player has a login. Guardians see the profile and its settings, and cannot act for them.',
  guardianFirst: 'This person was a guardian and was removed. A guardian must agree first.',
  overseerFields: 'This player has a login. Only they change their name, birthday and role.',
  closed: (name: string) => `${name} closed this. Please confirm that you open it again.`,
} as const;

export const guardianRoutes: Routes<typeof guardianSchemas> = {
  list: { method: 'GET', path: '/api/users/me/guardians', access: 'onboarded', limit: rateLimits.read },
  remove: {
    method: 'DELETE',
    path: '/api/users/me/children/:id/guardians/:guardian_id',
    access: 'onboarded',
    limit: rateLimits.write,
  },
  links: {
    method: 'GET',
    path: '/api/users/me/children/:id/links',
    access: 'onboarded',
    limit: rateLimits.read,
  },
  addLink: {
    method: 'POST',
    path: '/api/users/me/children/:id/links',
    access: 'onboarded',
    limit: rateLimits.write,
    status: 201,
  },
  revokeLink: {
    method: 'DELETE',
    path: '/api/users/me/children/:id/links/:link_id',
    access: 'onboarded',
    limit: rateLimits.write,
  },
  former: {
    method: 'GET',
    path: '/api/users/me/former-guardians',
    access: 'onboarded',
    limit: rateLimits.read,
  },
  allow: {
    method: 'POST',
    path: '/api/users/me/former-guardians/:id',
    access: 'onboarded',
    limit: rateLimits.write,
  },
  openLink: { method: 'POST', path: '/api/child-links/open', access: 'signedIn', limit: rateLimits.write },
  acceptLink: {
    method: 'POST',
    path: '/api/child-links/accept',
    access: 'signedIn',
    limit: rateLimits.write,
    delayed: true,
  },
};
