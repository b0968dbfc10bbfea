import { rateLimits, type Routes } from './route.js';
import type { childRequestSchemas } from './child-request.schema.js';

export type * from './child-request.schema.js';

/** What several people decide about a child's profile. */
export const childRequestKinds = ['deletion', 'hand_over'] as const;
export type ChildRequestKind = (typeof childRequestKinds)[number];

/**
 * `waiting`: takes effect at `effective_at`. `objected`: a moderator decides. `done`: carried out. `lapsed`:
 * not decided in time, or no longer possible. `undone`: a moderator undid the hand-over.
 */
export const childRequestStates = [
  'waiting',
  'objected',
  'done',
  'withdrawn',
  'refused',
  'lapsed',
  'undone',
] as const;
export type ChildRequestState = (typeof childRequestStates)[number];

/** What a moderator does with a request. */
export const childRequestDecisions = ['carry_out', 'refuse', 'undo'] as const;
export type ChildRequestDecision = (typeof childRequestDecisions)[number];

export const childRequestRules = {
  /** Days until a request takes effect. */
  waitDays: 7,
  /** Days after which an objected request lapses, and in which a moderator can undo a hand-over. */
  decisionDays: 30,
  maxReason: 500,
  pending: 'A request about this profile is waiting already. Please answer or withdraw it first.',
  none: 'There is no open request about this profile.',
  notYours: 'Only the person who asked can withdraw this. You can agree or object.',
  noReason: 'Please give a reason.',
  notWaiting: 'This request is decided already.',
  notUndoable: 'Only a hand-over of the last 30 days can be undone, while the child has a guardian.',
  onlyGuardian: 'This is the only guardian of a child without a login. Suspend the account instead.',
} as const;

export const childRequestRoutes: Routes<typeof childRequestSchemas> = {
  current: {
    method: 'GET',
    path: '/api/users/me/children/:id/request',
    access: 'onboarded',
    limit: rateLimits.read,
  },
  agree: {
    method: 'POST',
    path: '/api/users/me/children/:id/agreements',
    access: 'onboarded',
    limit: rateLimits.write,
  },
  withdraw: {
    method: 'DELETE',
    path: '/api/users/me/children/:id/agreements',
    access: 'onboarded',
    limit: rateLimits.write,
  },
  object: {
    method: 'POST',
    path: '/api/users/me/children/:id/objections',
    access: 'onboarded',
    limit: rateLimits.write,
  },
  waiting: {
    method: 'GET',
    path: '/api/child-links/waiting',
    access: 'signedIn',
    limit: rateLimits.read,
  },
  list: {
    method: 'GET',
    path: '/api/moderation/child-requests',
    access: 'moderator',
    limit: rateLimits.read,
  },
  decide: {
    method: 'POST',
    path: '/api/moderation/child-requests/:id',
    access: 'moderator',
    limit: rateLimits.write,
  },
  endGuardianship: {
    method: 'DELETE',
    path: '/api/moderation/children/:id/guardians/:guardian_id',
    access: 'moderator',
    limit: rateLimits.write,
  },
};
