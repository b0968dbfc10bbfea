import {
  Bell,
  Building2,
  CalendarDays,
  ChartNoAxesColumn,
  Compass,
  Home,
  Info,
  type LucideIcon,
  MessageCircle,
  Newspaper,
  Plus,
  Settings,
  ShieldCheck,
  Target,
  User,
  Users,
} from 'lucide-react';

export interface Destination {
  /** Below /app, as the router matches it. */
  path: string;
  /** Its name in menus and in the document's title. */
  title: string;
  icon: LucideIcon;
  /** The letter that follows `g` on the keyboard. */
  letter?: string;
  /** Whether the sidebar and the slide-in menu list it. */
  listed?: boolean;
  /** The viewer's own: others' pages below it are somewhere else. */
  own?: boolean;
}

/** Every page of the app; menus, routes, titles and shortcuts all read this table. */
export const destinations = [
  { path: 'dashboard', title: 'Home', icon: Home, letter: 'd', listed: true },
  { path: 'games', title: 'Games', icon: ChartNoAxesColumn, letter: 'g', listed: true },
  { path: 'games/:id', title: 'Game', icon: ChartNoAxesColumn },
  { path: 'add-game', title: 'Add Game', icon: Plus },
  { path: 'season', title: 'Season', icon: CalendarDays, letter: 's', listed: true },
  { path: 'drills', title: 'Drills', icon: Target, listed: true },
  { path: 'drills/:id', title: 'Drill', icon: Target },
  { path: 'chat', title: 'Coach', icon: MessageCircle, letter: 'c', listed: true },
  { path: 'organization', title: 'Organization', icon: Building2, letter: 'o', listed: true, own: true },
  { path: 'organization/:id', title: 'Organization', icon: Building2 },
  { path: 'friends', title: 'Friends', icon: Users, listed: true },
  { path: 'discover', title: 'Discover Players', icon: Compass },
  { path: 'feed', title: 'Feed', icon: Newspaper },
  { path: 'posts/:id', title: 'Post', icon: Newspaper },
  { path: 'profile', title: 'Profile', icon: User, listed: true, own: true },
  { path: 'profile/:userId', title: 'Profile', icon: User },
  { path: 'notifications', title: 'Notifications', icon: Bell },
  { path: 'settings', title: 'Settings', icon: Settings },
  { path: 'moderation', title: 'Moderation', icon: ShieldCheck },
] as const satisfies readonly Destination[];

export type Path = (typeof destinations)[number]['path'];

/** Readable without knowing which keys an entry leaves out. */
export const allDestinations: readonly Destination[] = destinations;

export const listed = allDestinations.filter((destination) => destination.listed);

const pathOf = (path: Path) => `/app/${path}`;

/** The four corners of the bottom bar; the + stands between them. */
const corner = (path: Path, label?: string) => {
  const found = allDestinations.find((destination) => destination.path === path);
  const own = found?.own ?? false;
  return { path, label: label ?? found?.title ?? path, icon: found?.icon ?? Info, own };
};
export const corners = [
  corner('dashboard'),
  corner('games'),
  corner('chat'),
  corner('profile', 'Me'),
] as const;

/** Where `n` and `/` lead. */
export const paths = { newGame: pathOf('add-game'), search: pathOf('discover') } as const;

/** Keyboard ways to the screens. */
export const shortcuts = allDestinations.flatMap(({ path, title, letter }) =>
  letter ? [{ letter, path, title }] : [],
);
