import { isolate } from '@rinkside/contracts/text';
import { liveGameRules } from '@rinkside/contracts/live-game';
import type { NotificationKind, NotificationView } from '@rinkside/contracts/notification';
import { familyLine } from './family.text';
import { itemPath } from '../item/item-path';
import type { NotificationGroup } from './groups';
import { displayName } from '../../state/entities/player-name';

/** The texts and the link of a notification. */
export interface NotificationLine {
  actorName: string | null;
  /** Follows the name: '', ' and Sam Okafor' or ' and 11 others'. */
  others: string;
  text: string;
  /** Quoted comment, or an award's description. */
  detail: string | null;
  to: string;
}

const itemNouns = { post: 'post', highlight: 'highlight', game: 'game against' } as const;

/** The server cuts titles at this length, so a title this long gets an ellipsis. */
const maxTitleLength = 80;

/** Describes the viewer's item: 'your post “First goal”', 'your game against Ice Wolves'. */
const describeItem = ({ item }: NotificationView): string => {
  if (!item) return 'something of yours';
  if (item.content_type === 'game') return `your ${itemNouns.game} ${isolate(item.title ?? 'your opponent')}`;
  const title =
    item.title && ` “${isolate(`${item.title}${item.title.length >= maxTitleLength ? '…' : ''}`)}”`;
  return `your ${itemNouns[item.content_type]}${title ?? ''}`;
};

/** What a live game has come to: 'scored 2 goals against Ice Wolves'. */
const describeLiveGame = ({ live_game, created_at }: NotificationView): string => {
  if (!live_game) return 'played a game live';
  const { status, goals, score } = live_game;
  const against = `against ${isolate(live_game.opponent)}`;
  if (status === 'final') return `finished ${score.us}–${score.them} ${against}`;
  // A game does not last so long, and a log may never be ended.
  const isOver = Date.now() - Date.parse(created_at) > liveGameRules.abandonedHours * 3_600_000;
  if (goals === 0) return isOver ? `played ${against}, live` : `plays ${against} now, live`;
  return `scored ${goals > 1 ? `${goals} goals ` : ''}${against}, live`;
};

const liveGamePath = ({ live_game }: NotificationView) =>
  live_game ? `/app/live/${live_game.id}` : '/app/live';

const itemPagePath = ({ item }: NotificationView) => (item ? itemPath(item) : '/app/profile');

type LineWithoutActor = Omit<NotificationLine, 'actorName' | 'others'>;
/** For a kind of a newer build. */
const unknownLine = (): LineWithoutActor => ({
  text: 'has news: reload the page to see it',
  detail: null,
  to: '/app/notifications',
});
const lines: { [Kind in NotificationKind]: (notification: NotificationView) => LineWithoutActor } & Partial<
  Record<string, (notification: NotificationView) => LineWithoutActor>
> = {
  follow: ({ actor }) => ({
    text: 'started following you',
    detail: null,
    to: actor ? `/app/profile/${actor.id}` : '/app/friends',
  }),
  follow_accepted: ({ actor }) => ({
    text: 'lets you follow them',
    detail: null,
    to: actor ? `/app/profile/${actor.id}` : '/app/friends',
  }),
  follow_request: () => ({
    text: 'asks to follow you',
    detail: null,
    to: '/app/friends#requests',
  }),
  like: (notification) => ({
    text: `liked ${describeItem(notification)}`,
    detail: null,
    to: itemPagePath(notification),
  }),
  comment: (notification) => ({
    text: `commented on ${describeItem(notification)}`,
    detail: notification.text && `“${isolate(notification.text)}”`,
    to: itemPagePath(notification),
  }),
  highlight_ready: (notification) => ({
    text: `Ready to watch: ${describeItem(notification)}`,
    detail: null,
    to: itemPagePath(notification),
  }),
  highlight_failed: (notification) => ({
    text: `It didn’t work out with ${describeItem(notification)}`,
    detail: notification.text,
    to: itemPagePath(notification),
  }),
  award: ({ award }) => ({
    text: award ? `You earned an award: ${award.name}` : 'You earned an award',
    detail: award?.description ?? null,
    to: '/app/profile',
  }),
  team_asked: () => ({ text: 'waits for a place on your team', detail: null, to: '/app/teams' }),
  team_joined: () => ({ text: 'put you on the roster of a team', detail: null, to: '/app/teams' }),
  coach_waiting: () => ({
    text: 'waits to be confirmed as a coach of your organization',
    detail: null,
    to: '/app/organization',
  }),
  coach_confirmed: () => ({
    text: 'confirmed you as a coach of your organization',
    detail: null,
    to: '/app/organization',
  }),
  guardian_joined: ({ actor }) => ({
    text: 'is now a guardian of this profile',
    detail: null,
    to: actor ? `/app/profile/${actor.id}` : '/app/profile',
  }),
  guardian_left: ({ actor }) => ({
    text: 'is no longer a guardian of this profile',
    detail: null,
    to: actor ? `/app/profile/${actor.id}` : '/app/profile',
  }),
  circle_asked: () => ({
    text: 'asks to join your group at the club',
    detail: 'Do you know them from the rink?',
    to: '/app/organization#waiting',
  }),
  circle_joined: ({ actor }) => ({
    text: actor ? 'let you in: you now see the club' : 'You are in: you now see the club',
    detail: null,
    to: '/app/organization',
  }),
  circle_invited: () => ({
    text: 'joined by your link',
    detail: 'You do not know them? You can end their place.',
    to: '/app/organization#groups',
  }),
  circle_ended: () => ({
    text: 'Your place in a group of your club has ended',
    detail: 'A coach can let you in again.',
    to: '/app/organization',
  }),
  circle_merged: ({ actor }) => ({
    text: actor
      ? 'brought two groups of your club together: they are one now'
      : 'Your group was accepted: it belongs to the club now',
    detail: actor ? 'See who belongs to it.' : null,
    to: '/app/organization#members',
  }),
  coach_question: () => ({
    text: 'says to be a coach of your club',
    detail: 'Is this your coach?',
    to: '/app/dashboard',
  }),
  coach_handed_over: () => ({
    text: 'took your group over as its coach',
    detail: null,
    to: '/app/organization',
  }),
  circle_offered: () => ({
    text: 'offers that your two groups become one',
    detail: 'It happens when you agree.',
    to: '/app/organization#team',
  }),
  live_game: (notification) => ({
    text: describeLiveGame(notification),
    detail: null,
    to: notification.item ? itemPath(notification.item) : liveGamePath(notification),
  }),
  live_abandoned: (notification) => ({
    text: `Is the game against ${isolate(notification.live_game?.opponent ?? 'your opponent')} over?`,
    detail: 'Nobody has logged anything for 12 hours. Finish it, continue, or discard it.',
    to: liveGamePath(notification),
  }),
  guardian_settings: familyLine,
  child_request: familyLine,
  guardian_follows: () => ({
    text: 'is no longer a guardian, and you still follow each other or one of you does',
    detail: 'You can keep this, or end it under Friends.',
    to: '/app/friends',
  }),
};

const kindsWithoutActor = new Set<NotificationKind>([
  'highlight_ready',
  'highlight_failed',
  'award',
  'live_abandoned',
  'circle_ended',
]);

/** Names the people after the first: '' for one, ' and Sam Okafor' for two, ' and 11 others' for more. */
const otherActors = ([, second, ...more]: NotificationGroup['actors']): string => {
  if (second === undefined) return '';
  if (more.length > 0) return ` and ${more.length + 1} others`;
  return ` and ${second ? isolate(displayName(second)) : 'someone else'}`;
};

export const notificationLine = ({ newest, actors }: NotificationGroup): NotificationLine => {
  const { actor, kind } = newest;
  const hasActor = !kindsWithoutActor.has(kind);
  return {
    actorName: hasActor ? (actor ? displayName(actor) : 'Someone') : null,
    others: hasActor ? otherActors(actors) : '',
    ...(lines[kind] ?? unknownLine)(newest),
  };
};
