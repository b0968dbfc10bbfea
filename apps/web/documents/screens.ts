import type { Path } from '../src/pages/app/navigation.js';

export interface Screen {
  /** Its script below `src/pages/app`. */
  page: string;
  /**
   * What it reads before anything else, which `first.js` asks for as soon as it knows who opens it: `{field}` stands
   * for what the profile says there. `tests/browser/weight.test.ts` holds it to what the screen really asks.
   */
  asks?: string[];
  /** The one of them that is a feed of cards, whose first picture comes early too. */
  pictured?: string;
}

/** In every screen's top bar. */
const bell = '/api/notifications?limit=1';

type NameOf<At extends Path> = At extends `${infer Noun}/:${string}` ? `${Noun}-id` : At;

/** Every screen of the app by the path it is opened at, below /app; `-id` stands for whatever names one thing. */
export const screens: Record<NameOf<Path>, Screen> = {
  'add-game': { page: 'add-game/add-game' },
  chat: { page: 'chat/chat', asks: ['/api/ai/messages', bell] },
  dashboard: {
    page: 'dashboard/dashboard',
    asks: [
      '/api/users/{id}/stats?reading=dashboard&season=current',
      '/api/user-follows/following?limit=3',
      '/api/posts?limit=1',
      '/api/highlights?limit=1',
      '/api/feed/following?limit=3',
      '/api/users?limit=5',
      bell,
    ],
  },
  discover: { page: 'discover/discover', asks: ['/api/users?search=&limit=50', bell] },
  drills: {
    page: 'drills/drills',
    asks: ['/api/drills', '/api/training-plan', '/api/drill-sessions', bell],
  },
  'drills-id': { page: 'drills/drill' },
  feed: {
    page: 'feed/feed',
    asks: ['/api/feed/following?limit=20', bell],
    pictured: '/api/feed/following?limit=20',
  },
  friends: {
    page: 'friends/friends',
    asks: [
      '/api/user-follows/following?limit=50',
      '/api/organization-follows/following?limit=100',
      '/api/users/{id}',
      bell,
    ],
  },
  games: {
    page: 'games/games',
    asks: [
      '/api/games?limit=1000',
      '/api/users/{id}/stats?reading=year&season=all',
      '/api/users/{id}/stats?reading=year&season=current',
      bell,
    ],
  },
  'games-id': { page: 'games/game' },
  moderation: { page: 'moderation/moderation' },
  notifications: { page: 'notifications/notifications', asks: ['/api/notifications', bell] },
  organization: {
    page: 'organization/organization',
    asks: [
      '/api/organizations/{organization_id}',
      '/api/organizations/{organization_id}/feed?limit=20',
      '/api/organizations/{organization_id}/members',
      bell,
    ],
    pictured: '/api/organizations/{organization_id}/feed?limit=20',
  },
  'organization-id': { page: 'organization/organization' },
  'posts-id': { page: 'posts/post' },
  profile: {
    page: 'profile/profile',
    asks: [
      '/api/users/{id}',
      '/api/users/{id}/stats?reading=year&season=all',
      '/api/users/{id}/stats?reading=profile&season=current',
      '/api/users/{id}/stats?reading=profile&season=last',
      '/api/users/{id}/awards',
      '/api/highlights/user/{id}?limit=10',
      bell,
    ],
  },
  'profile-id': { page: 'profile/profile' },
  season: {
    page: 'season/season',
    asks: [
      '/api/users/{id}/stats?reading=profile&season=current',
      '/api/users/{id}/stats?reading=profile&season=last',
      '/api/games?limit=1000',
      '/api/highlights?limit=5',
      bell,
    ],
  },
  settings: { page: 'settings/settings' },
};
