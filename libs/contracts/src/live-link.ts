import { rateLimits, type RateLimit, type Routes } from './route.js';
import type { liveLinkSchemas } from './live-link.schema.js';

export type * from './live-link.schema.js';

/** Who a link is for: those who watch one game, those who watch a season, or one person who scores a game. */
export const liveLinkKinds = ['game', 'season', 'scorer'] as const;
export type LiveLinkKind = (typeof liveLinkKinds)[number];

export const liveLinkStates = ['open', 'accepted', 'revoked', 'expired'] as const;

/** Whether an account may make links; else a minor asks a guardian, or a parent to become one. */
export const liveLinkPermissions = ['allowed', 'ask_guardian', 'ask_parent'] as const;
export type LiveLinkPermission = (typeof liveLinkPermissions)[number];

export const liveLinkRules = {
  /** Open links per player. */
  maxOpen: 20,
  /** Links that a list shows. */
  maxListed: 50,
  /** How long a link shows a game after its end, hours. */
  hoursAfterFinal: 24,
  /** How soon open pages of a revoked link close, ms. */
  revokedWithinMs: 1000,
  /** How often an open page is sent something at least, ms. */
  pingEveryMs: 15_000,
  /** Pages of live links that one network may have open at one gateway. A rink shares one address. */
  maxOpenPages: 100,
  ended: 'This link has ended. Please ask the person who sent it for a new one.',
  used: 'This link was used already. Please ask the person who sent it for a new one.',
  tooMany: 'You have 20 open links. Please revoke one first.',
  asksParent: 'Please ask a parent to add a guardian account. Guardians can share live games by a link.',
  asksGuardian: 'Please ask your parent or guardian to make the link.',
  noGame: 'Please start the live game first.',
  scoresAlready: 'You can score this game without a link.',
} as const;

/** Why an account may not make links; null if it may. */
export const liveLinkRefusals: Record<LiveLinkPermission, string | null> = {
  allowed: null,
  ask_guardian: liveLinkRules.asksGuardian,
  ask_parent: liveLinkRules.asksParent,
};

/** The page of a link is this path and the token. */
export const liveLinkPage = '/live/';
/** The page that accepts a link of the kind `scorer`. The token is the fragment of its address. */
export const scorerLinkPage = '/score';

export const liveLinkRoutes: Routes<typeof liveLinkSchemas> = {
  list: { method: 'GET', path: '/api/live-links', access: 'onboarded', limit: rateLimits.read },
  create: {
    method: 'POST',
    path: '/api/live-links',
    access: 'onboarded',
    limit: rateLimits.write,
    status: 201,
  },
  revoke: { method: 'DELETE', path: '/api/live-links/:id', access: 'onboarded', limit: rateLimits.write },
  accept: { method: 'POST', path: '/api/live-links/accept', access: 'onboarded', limit: rateLimits.write },
  open: { method: 'GET', path: '/api/live-links/:token', access: 'public', limit: rateLimits.read },
};

/** The server-sent events of the page of a link: `liveLinkEvents`. Public; the limit is per network. */
export const liveLinkStream: { path: string; limit: RateLimit } = {
  path: `${liveLinkRoutes.open.path}/events`,
  limit: { max: 300, seconds: 60 },
};
