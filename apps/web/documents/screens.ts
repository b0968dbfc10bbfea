import type { Path } from '../src/pages/app/navigation.js';

export interface Screen {
  /** The script below `src/pages/app`. */
  page: string;
  /**
   * The requests the screen needs first. `preload.js` sends them once it has the profile; `{field}` stands for that
   * field of the profile. An end-to-end test compares them with what the screen really requests.
   */
  asks?: string[];
  /** The request that returns a feed of cards; the first image of the feed is preloaded too. */
  pictured?: string;
}

/** Read by the top bar of every screen. */
const unreadCount = '/api/notifications?limit=1';

type DocumentName<Route extends Path> = Route extends `${infer Noun}/:${string}` ? `${Noun}-id` : Route;

/** Every screen of the app by its path below /app; `-id` stands for a path parameter. */
export const screens: Record<DocumentName<Path>, Screen> = {
  'add-game': { page: 'add-game/add-game' },
  chat: { page: 'chat/chat', asks: ['/api/ai/messages', unreadCount] },
  dashboard: {
    page: 'dashboard/dashboard',
    asks: [
      '/api/users/{id}/stats?reading=dashboard&season=current',
      '/api/user-follows/following?limit=3',
      '/api/posts?limit=1',
      '/api/highlights?limit=1',
      '/api/feed/following?limit=3',
      '/api/users?limit=5',
      unreadCount,
    ],
  },
  discover: { page: 'discover/discover', asks: ['/api/users?search=&limit=50', unreadCount] },
  drills: {
    page: 'drills/drills',
    asks: ['/api/drills', '/api/training-plan', '/api/drill-sessions', unreadCount],
  },
  'drills-id': { page: 'drills/drill' },
  feed: {
    page: 'feed/feed',
    asks: ['/api/feed/following?limit=20', unreadCount],
    pictured: '/api/feed/following?limit=20',
  },
  friends: {
    page: 'friends/friends',
    asks: [
      '/api/user-follows/following?limit=50',
      '/api/organization-follows/following?limit=100',
      '/api/users/{id}',
      unreadCount,
    ],
  },
  games: {
    page: 'games/games',
    asks: [
      '/api/games?limit=1000',
      '/api/users/{id}/stats?reading=year&season=all',
      '/api/users/{id}/stats?reading=year&season=current',
      unreadCount,
    ],
  },
  'games-id': { page: 'games/game' },
  moderation: { page: 'moderation/moderation' },
  notifications: { page: 'notifications/notifications', asks: ['/api/notifications', unreadCount] },
  organization: {
    page: 'organization/organization',
    asks: [
      '/api/organizations/{organization_id}',
      '/api/organizations/{organization_id}/feed?limit=20',
      '/api/organizations/{organization_id}/members',
      unreadCount,
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
      unreadCount,
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
      unreadCount,
    ],
  },
  settings: { page: 'settings/settings' },
};
