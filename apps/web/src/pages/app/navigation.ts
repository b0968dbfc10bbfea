import {
  Building2,
  CalendarDays,
  ChartNoAxesColumn,
  Home,
  type LucideIcon,
  MessageCircle,
  Target,
  User,
  Users,
} from 'lucide-react';

export interface Destination {
  /** The route path below /app. */
  path: string;
  /** The name in menus and the document title. */
  title: string;
  /** Destinations with an icon are listed in the sidebar and the menu. */
  icon?: LucideIcon;
  /** The label in the bottom bar; only destinations with one appear there. */
  barLabel?: string;
  /** The key after `g` that opens it. */
  letter?: string;
  /** Marks the link active only for exactly this path: pages below it belong to others. */
  exact?: boolean;
}

/** Every page of the app. Menus, routes, titles and shortcuts are derived from this table. */
export const destinations = [
  { path: 'dashboard', title: 'Home', icon: Home, barLabel: 'Home', letter: 'd' },
  { path: 'games', title: 'Games', icon: ChartNoAxesColumn, barLabel: 'Games', letter: 'g' },
  { path: 'games/:id', title: 'Game' },
  { path: 'add-game', title: 'Add Game' },
  { path: 'live', title: 'Go live' },
  { path: 'live/:id', title: 'Live game' },
  { path: 'season', title: 'Season', icon: CalendarDays, letter: 's' },
  { path: 'drills', title: 'Drills', icon: Target },
  { path: 'drills/:id', title: 'Drill' },
  { path: 'chat', title: 'Coach', icon: MessageCircle, barLabel: 'Coach', letter: 'c' },
  { path: 'organization', title: 'Organization', icon: Building2, letter: 'o', exact: true },
  { path: 'organization/:id', title: 'Organization' },
  { path: 'organization/:id/live', title: 'Club night' },
  { path: 'teams', title: 'Teams' },
  { path: 'team/:id', title: 'Team' },
  { path: 'friends', title: 'Friends', icon: Users },
  { path: 'search', title: 'Search' },
  { path: 'discover', title: 'Discover Players' },
  { path: 'feed', title: 'Feed' },
  { path: 'posts/:id', title: 'Post' },
  { path: 'profile', title: 'Profile', icon: User, barLabel: 'Me', exact: true },
  { path: 'profile/:userId', title: 'Profile' },
  { path: 'notifications', title: 'Notifications' },
  { path: 'settings', title: 'Settings' },
  { path: 'children/:id', title: "Guardian's room" },
  { path: 'help', title: 'Help' },
  { path: 'moderation', title: 'Moderation' },
] as const satisfies readonly Destination[];

export type AppPath = (typeof destinations)[number]['path'];

/** The same with optional keys, for generic access. */
const allDestinations: readonly Destination[] = destinations;

export const menuDestinations = allDestinations.flatMap(({ icon, exact = false, ...rest }) =>
  icon ? [{ ...rest, icon, exact }] : [],
);

const pathOf = (path: AppPath) => `/app/${path}`;

/** The four links of the bottom bar; the + button is between them. */
export const barDestinations = menuDestinations.flatMap(({ barLabel, ...rest }) =>
  barLabel ? [{ ...rest, label: barLabel }] : [],
);

/** The pages that the keys `n` and `/` open. */
export const shortcutPaths = { newGame: pathOf('add-game'), search: pathOf('search') } as const;

/** The `g` shortcuts. */
export const shortcuts = allDestinations.flatMap(({ path, title, letter }) =>
  letter ? [{ letter, path, title }] : [],
);
