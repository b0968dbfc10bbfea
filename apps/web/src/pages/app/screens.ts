import { type ComponentType, createElement, lazy, useState } from 'react';
import { matchPath } from 'react-router-dom';
import { loadChunk } from '../../ui/lazy-page';
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
  import('./organization/organization').then((page) => page.OrganizationPage),
);
const team = screen('team', () => import('./team/team').then((page) => page.TeamPage));
const profile = screen('profile', () => import('./profile/profile').then((page) => page.ProfilePage));

/** The screen of every page; each is its own chunk. */
export const screensByPath: Record<AppPath, Screen> = {
  dashboard: screen('dashboard', () => import('./dashboard/dashboard').then((page) => page.DashboardPage)),
  games: screen('games', () => import('./games/games').then((page) => page.GamesPage)),
  'games/:id': screen('game', () => import('./games/game').then((page) => page.GamePage)),
  season: screen('season', () => import('./season/season').then((page) => page.SeasonPage)),
  'add-game': screen('add game', () => import('./add-game/add-game').then((page) => page.AddGamePage)),
  live: screen('go live', () => import('./live/go-live').then((page) => page.GoLivePage)),
  'live/:id': screen('live game', () => import('./live/live-game').then((page) => page.LiveGamePage)),
  drills: screen('drills', () => import('./drills/drills').then((page) => page.DrillsPage)),
  'drills/:id': screen('drill', () => import('./drills/drill').then((page) => page.DrillPage)),
  feed: screen('feed', () => import('./feed/feed').then((page) => page.FeedPage)),
  'posts/:id': screen('post', () => import('./posts/post').then((page) => page.PostPage)),
  notifications: screen('notifications', () =>
    import('./notifications/notifications').then((page) => page.NotificationsPage),
  ),
  friends: screen('friends', () => import('./friends/friends').then((page) => page.FriendsPage)),
  search: screen('search', () => import('./search/search').then((page) => page.SearchPage)),
  discover: screen('discover', () => import('./discover/discover').then((page) => page.DiscoverPage)),
  settings: screen('settings', () => import('./settings/settings').then((page) => page.SettingsPage)),
  'children/:id': screen('child', () => import('./children/child').then((page) => page.ChildPage)),
  help: screen('help', () => import('./help/help').then((page) => page.HelpPage)),
  moderation: screen('moderation', () =>
    import('./moderation/moderation').then((page) => page.ModerationPage),
  ),
  organization,
  'organization/:id': organization,
  'organization/:id/live': screen('club night', () =>
    import('./live/club-night').then((page) => page.ClubNightPage),
  ),
  teams: team,
  'team/:id': team,
  profile,
  'profile/:userId': profile,
  chat: screen('chat', () => import('./chat/chat').then((page) => page.ChatPage)),
};

/** Preloads the script of the screen at this path. After a failure it is loaded again when the screen renders. */
export const loadScreenAt = async (pathname: string): Promise<void> => {
  const destination = destinations.find(({ path }) => matchPath(`/app/${path}`, pathname));
  if (destination) await screensByPath[destination.path].load().catch(() => null);
};
