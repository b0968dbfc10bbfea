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
  /** Whether its screen is open yet; until then the route says so. */
  open: boolean;
  /** The letter that follows `g` on the keyboard. */
  letter?: string;
  /** Whether the sidebar and the slide-in menu list it. */
  listed?: boolean;
}

/** Every page of the app; menus, routes, titles and shortcuts all read this table. */
export const destinations = [
  { path: 'dashboard', title: 'Home', icon: Home, open: true, letter: 'd', listed: true },
  { path: 'games', title: 'Games', icon: ChartNoAxesColumn, open: true, letter: 'g', listed: true },
  { path: 'games/:id', title: 'Game', icon: ChartNoAxesColumn, open: true },
  { path: 'add-game', title: 'Add Game', icon: Plus, open: true },
  { path: 'season', title: 'Season', icon: CalendarDays, open: true, letter: 's', listed: true },
  { path: 'drills', title: 'Drills', icon: Target, open: true, listed: true },
  { path: 'drills/:id', title: 'Drill', icon: Target, open: true },
  { path: 'chat', title: 'Coach', icon: MessageCircle, open: true, letter: 'c', listed: true },
  { path: 'organization', title: 'Organization', icon: Building2, open: true, letter: 'o', listed: true },
  { path: 'organization/:id', title: 'Organization', icon: Building2, open: true },
  { path: 'friends', title: 'Friends', icon: Users, open: true, listed: true },
  { path: 'discover', title: 'Discover Players', icon: Compass, open: true },
  { path: 'feed', title: 'Feed', icon: Newspaper, open: true },
  { path: 'posts/:id', title: 'Post', icon: Newspaper, open: true },
  { path: 'profile', title: 'Profile', icon: User, open: true, listed: true },
  { path: 'profile/:userId', title: 'Profile', icon: User, open: true },
  { path: 'notifications', title: 'Notifications', icon: Bell, open: true },
  { path: 'settings', title: 'Settings', icon: Settings, open: true },
  { path: 'moderation', title: 'Moderation', icon: ShieldCheck, open: true },
] as const satisfies readonly Destination[];

export type Path = (typeof destinations)[number]['path'];

/** Readable without knowing which keys an entry leaves out. */
export const allDestinations: readonly Destination[] = destinations;

export const listed = allDestinations.filter((destination) => destination.listed);

/** The four corners of the bottom bar; the + stands between them. */
const corner = (path: Path, label?: string) => {
  const found = allDestinations.find((destination) => destination.path === path);
  return { path, label: label ?? found?.title ?? path, icon: found?.icon ?? Info };
};
export const corners = [
  corner('dashboard'),
  corner('games'),
  corner('chat'),
  corner('profile', 'Me'),
] as const;

/** Keyboard ways to the screens that are open. */
export const shortcuts = allDestinations.flatMap(({ path, title, letter, open }) =>
  letter && open ? [{ letter, path, title }] : [],
);
