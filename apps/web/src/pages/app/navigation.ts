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
  /** Below /app, as the router matches it. */
  path: string;
  /** Its name in menus and in the document's title. */
  title: string;
  /** In the sidebar and the slide-in menu, which list what has one. */
  icon?: LucideIcon;
  /** Its name in a corner of the bottom bar. */
  corner?: string;
  /** The letter that follows `g` on the keyboard. */
  letter?: string;
  /** The viewer's own: others' pages below it are somewhere else. */
  own?: boolean;
}

/** Every page of the app; menus, routes, titles and shortcuts all read this table. */
export const destinations = [
  { path: 'dashboard', title: 'Home', icon: Home, corner: 'Home', letter: 'd' },
  { path: 'games', title: 'Games', icon: ChartNoAxesColumn, corner: 'Games', letter: 'g' },
  { path: 'games/:id', title: 'Game' },
  { path: 'add-game', title: 'Add Game' },
  { path: 'season', title: 'Season', icon: CalendarDays, letter: 's' },
  { path: 'drills', title: 'Drills', icon: Target },
  { path: 'drills/:id', title: 'Drill' },
  { path: 'chat', title: 'Coach', icon: MessageCircle, corner: 'Coach', letter: 'c' },
  { path: 'organization', title: 'Organization', icon: Building2, letter: 'o', own: true },
  { path: 'organization/:id', title: 'Organization' },
  { path: 'friends', title: 'Friends', icon: Users },
  { path: 'discover', title: 'Discover Players' },
  { path: 'feed', title: 'Feed' },
  { path: 'posts/:id', title: 'Post' },
  { path: 'profile', title: 'Profile', icon: User, corner: 'Me', own: true },
  { path: 'profile/:userId', title: 'Profile' },
  { path: 'notifications', title: 'Notifications' },
  { path: 'settings', title: 'Settings' },
  { path: 'moderation', title: 'Moderation' },
] as const satisfies readonly Destination[];

export type Path = (typeof destinations)[number]['path'];

/** Readable without knowing which keys an entry leaves out. */
export const allDestinations: readonly Destination[] = destinations;

export const listed = allDestinations.flatMap(({ icon, own = false, ...rest }) =>
  icon ? [{ ...rest, icon, own }] : [],
);

const pathOf = (path: Path) => `/app/${path}`;

/** The four corners of the bottom bar; the + stands between them. */
export const corners = listed.flatMap(({ corner, ...rest }) => (corner ? [{ ...rest, label: corner }] : []));

/** Where `n` and `/` lead. */
export const paths = { newGame: pathOf('add-game'), search: pathOf('discover') } as const;

/** Keyboard ways to the screens. */
export const shortcuts = allDestinations.flatMap(({ path, title, letter }) =>
  letter ? [{ letter, path, title }] : [],
);
