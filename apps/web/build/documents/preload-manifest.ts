import type { AppPath } from '../../src/pages/app/navigation.js';

export interface PreloadEntry {
  /** The script below `src/pages/app`. */
  page: string;
  /**
   * The requests the screen needs first. `preload.js` sends them once it has the profile; `{field}` stands for that
   * field of the profile. An end-to-end test compares them with what the screen really requests.
   */
  requests?: string[];
  /** The request that returns a feed of cards; the first image of the feed is preloaded too. */
  imageFeed?: string;
}

/** Read by the top bar of every screen. First where live games stand above the content. */
const topBar = ['/api/notifications?limit=1', '/api/live-games'];

type DocumentName<Route extends AppPath> = Route extends `${infer Noun}/:${string}` ? `${Noun}-id` : Route;

/** Every screen of the app by its path below /app; `-id` stands for a path parameter. */
export const preloadManifest: Record<DocumentName<AppPath>, PreloadEntry> = {
  'add-game': { page: 'add-game/add-game' },
  chat: { page: 'chat/chat', requests: ['/api/ai/messages', ...topBar] },
  dashboard: {
    page: 'dashboard/dashboard',
    requests: [
      ...topBar,
      '/api/users/{id}/stats?reading=dashboard&season=current',
      '/api/user-follows/following?limit=3',
      '/api/posts?limit=1',
      '/api/highlights?limit=1',
      '/api/feed/following?limit=3',
      '/api/users?limit=5',
    ],
  },
  discover: { page: 'discover/discover', requests: ['/api/users?search=&limit=50', ...topBar] },
  drills: {
    page: 'drills/drills',
    requests: ['/api/drills', '/api/training-plan', '/api/drill-sessions', ...topBar],
  },
  'drills-id': { page: 'drills/drill' },
  'children-id': { page: 'children/child' },
  feed: {
    page: 'feed/feed',
    requests: ['/api/feed/following?limit=20', ...topBar],
    imageFeed: '/api/feed/following?limit=20',
  },
  friends: {
    page: 'friends/friends',
    requests: [
      '/api/user-follows/following?limit=50',
      '/api/organization-follows/following?limit=100',
      '/api/users/{id}',
      ...topBar,
    ],
  },
  games: {
    page: 'games/games',
    requests: [
      '/api/games?limit=1000',
      '/api/users/{id}/stats?reading=year&season=all',
      '/api/users/{id}/stats?reading=year&season=current',
      ...topBar,
    ],
  },
  'games-id': { page: 'games/game' },
  help: { page: 'help/help' },
  live: { page: 'live/go-live' },
  'live-id': { page: 'live/live-game' },
  'team-id': { page: 'team/team' },
  teams: { page: 'team/team' },
  moderation: { page: 'moderation/moderation' },
  notifications: { page: 'notifications/notifications', requests: ['/api/notifications', ...topBar] },
  organization: {
    page: 'organization/organization',
    requests: [
      ...topBar,
      '/api/organizations/{organization_id}',
      '/api/organizations/{organization_id}/circles',
      '/api/users/me/coach-questions',
      '/api/organizations/{organization_id}/feed?limit=20',
      '/api/organizations/{organization_id}/members',
    ],
    imageFeed: '/api/organizations/{organization_id}/feed?limit=20',
  },
  'organization-id': { page: 'organization/organization' },
  'posts-id': { page: 'posts/post' },
  profile: {
    page: 'profile/profile',
    requests: [
      '/api/users/{id}',
      '/api/users/{id}/stats?reading=year&season=all',
      '/api/users/{id}/stats?reading=profile&season=current',
      '/api/users/{id}/stats?reading=profile&season=last',
      '/api/users/{id}/awards',
      '/api/highlights/user/{id}?limit=10',
      ...topBar,
    ],
  },
  'profile-id': { page: 'profile/profile' },
  search: { page: 'search/search', requests: [...topBar] },
  season: {
    page: 'season/season',
    requests: [
      '/api/users/{id}/stats?reading=profile&season=current',
      '/api/users/{id}/stats?reading=profile&season=last',
      '/api/games?limit=1000',
      '/api/highlights?limit=5',
      ...topBar,
    ],
  },
  settings: { page: 'settings/settings' },
};
