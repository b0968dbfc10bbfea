import { type ComponentType, createElement, lazy, useState } from 'react';
import { matchPath } from 'react-router-dom';
import { loadChunk } from '../../lazy-page';
import { destinations, type AppPath } from './navigation';

interface Screen {
  Component: ComponentType;
  /** Preloads the script. */
  load: () => Promise<void>;
}

const screen = (chunk: string, load: () => Promise<ComponentType>): Screen => {
  let loaded: ComponentType | undefined;
  const LazyScreen = lazy(async () => ({ default: await loadChunk(chunk, load) }));
  return {
    Component: () => {
      // A preloaded screen renders directly, without a Suspense fallback.
      const [Content] = useState(() => loaded ?? LazyScreen);
      return createElement(Content);
    },
    load: async () => {
      loaded = await load();
    },
  };
};

const organization = screen('organization', () =>
  import('./organization/organization').then((page) => page.Organization),
);
const profile = screen('profile', () => import('./profile/profile').then((page) => page.Profile));

/** The screen of every page; each is its own chunk. */
export const screensByPath: Record<AppPath, Screen> = {
  dashboard: screen('dashboard', () => import('./dashboard/dashboard').then((page) => page.Dashboard)),
  games: screen('games', () => import('./games/games').then((page) => page.Career)),
  'games/:id': screen('game', () => import('./games/game').then((page) => page.Game)),
  season: screen('season', () => import('./season/season').then((page) => page.SeasonScreen)),
  'add-game': screen('add game', () => import('./add-game/add-game').then((page) => page.AddGame)),
  drills: screen('drills', () => import('./drills/drills').then((page) => page.Drills)),
  'drills/:id': screen('drill', () => import('./drills/drill').then((page) => page.Drill)),
  feed: screen('feed', () => import('./feed/feed').then((page) => page.Feed)),
  'posts/:id': screen('post', () => import('./posts/post').then((page) => page.Post)),
  notifications: screen('notifications', () =>
    import('./notifications/notifications').then((page) => page.Notifications),
  ),
  friends: screen('friends', () => import('./friends/friends').then((page) => page.Friends)),
  discover: screen('discover', () => import('./discover/discover').then((page) => page.Discover)),
  settings: screen('settings', () => import('./settings/settings').then((page) => page.Settings)),
  moderation: screen('moderation', () => import('./moderation/moderation').then((page) => page.Moderation)),
  organization,
  'organization/:id': organization,
  profile,
  'profile/:userId': profile,
  chat: screen('chat', () => import('./chat/chat').then((page) => page.Chat)),
};

/** Preloads the script of the screen at this path. After a failure it is loaded again when the screen renders. */
export const loadScreenAt = async (pathname: string): Promise<void> => {
  const destination = destinations.find(({ path }) => matchPath(`/app/${path}`, pathname));
  if (destination) await screensByPath[destination.path].load().catch(() => null);
};
