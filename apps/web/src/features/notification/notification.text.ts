import type { NotificationKind, NotificationView } from '@rinkside/contracts/notification';
import { itemPath } from '../feed/item-path';
import { displayName } from '../player/player-name';

/** A notification as it is read: who, what they did, what there is to add, and where it leads. */
export interface NotificationLine {
  who: string | null;
  said: string;
  /** Somebody's words, in quotes, or an award's own. */
  more: string | null;
  to: string;
}

const things = { post: 'post', highlight: 'highlight', game: 'game against' } as const;

/** A title is at most this long; a whole one is rarely exactly so. */
const cut = 80;

/** 'your post “First goal”', 'your game against Ice Wolves' */
const yours = ({ item }: NotificationView): string => {
  if (!item) return 'something of yours';
  if (item.content_type === 'game') return `your ${things.game} ${item.title ?? 'your opponent'}`;
  const title = item.title && ` “${item.title}${item.title.length >= cut ? '…' : ''}”`;
  return `your ${things[item.content_type]}${title ?? ''}`;
};

const itsPage = ({ item }: NotificationView) => (item ? itemPath(item) : '/app/profile');

type Told = Omit<NotificationLine, 'who'>;
const lines: Record<NotificationKind, (notification: NotificationView) => Told> = {
  follow: ({ actor }) => ({
    said: 'started following you',
    more: null,
    to: actor ? `/app/profile/${actor.id}` : '/app/friends',
  }),
  like: (told) => ({ said: `liked ${yours(told)}`, more: null, to: itsPage(told) }),
  comment: (told) => ({
    said: `commented on ${yours(told)}`,
    more: told.text && `“${told.text}”`,
    to: itsPage(told),
  }),
  highlight_ready: (told) => ({ said: `Ready to watch: ${yours(told)}`, more: null, to: itsPage(told) }),
  highlight_failed: (told) => ({
    said: `It didn’t work out with ${yours(told)}`,
    more: null,
    to: itsPage(told),
  }),
  award: ({ award }) => ({
    said: award ? `You earned an award: ${award.name}` : 'You earned an award',
    more: award?.description ?? null,
    to: '/app/profile',
  }),
  coach_waiting: () => ({
    said: 'waits to be confirmed as a coach of your organization',
    more: null,
    to: '/app/organization',
  }),
  coach_confirmed: () => ({
    said: 'confirmed you as a coach of your organization',
    more: null,
    to: '/app/organization',
  }),
};

const byNobody = new Set<NotificationKind>(['highlight_ready', 'highlight_failed', 'award']);

export const notificationLine = (notification: NotificationView): NotificationLine => {
  const { actor, kind } = notification;
  const who = byNobody.has(kind) ? null : actor ? displayName(actor) : 'Somebody';
  return { who, ...lines[kind](notification) };
};
