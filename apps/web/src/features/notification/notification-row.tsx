import type { NotificationKind, NotificationView } from '@rinkside/contracts/notification';
import { clsx } from 'clsx';
import {
  Award,
  Check,
  CircleCheck,
  Heart,
  type LucideIcon,
  MessageCircle,
  CircleHelp,
  Play,
  Radio,
  Settings2,
  ShieldMinus,
  ShieldPlus,
  ShieldQuestionMark,
  TriangleAlert,
  UserCheck,
  UserMinus,
  UserPlus,
  UserRoundPlus,
  Users,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { Avatar } from '../../ui/avatar';
import { IconButton } from '../../ui/icon-button';
import { Timestamp } from '../../ui/timestamp';
import { RequestActions } from '../follow/request-actions';
import { displayName } from '../../state/entities/player-name';
import type { NotificationGroup } from './groups';
import { markRead } from './mark-read';
import { notificationLine } from './notification.text';

interface KindIcon {
  icon: LucideIcon;
  className: string;
}
/** For a kind of a newer build. */
const unknownIcon: KindIcon = { icon: CircleHelp, className: 'bg-blue text-on-blue' };
const kindIcons: Record<NotificationKind, KindIcon> & Partial<Record<string, KindIcon>> = {
  follow: { icon: UserPlus, className: 'bg-blue text-on-blue' },
  follow_request: { icon: UserRoundPlus, className: 'bg-lamp text-on-lamp' },
  follow_accepted: { icon: UserCheck, className: 'bg-blue text-on-blue' },
  like: { icon: Heart, className: 'bg-red-solid text-on-red' },
  comment: { icon: MessageCircle, className: 'bg-blue text-on-blue' },
  highlight_ready: { icon: Play, className: 'bg-blue text-on-blue' },
  highlight_failed: { icon: TriangleAlert, className: 'bg-lamp text-on-lamp' },
  award: { icon: Award, className: 'bg-lamp text-on-lamp' },
  coach_waiting: { icon: UserCheck, className: 'bg-blue text-on-blue' },
  coach_confirmed: { icon: CircleCheck, className: 'bg-blue text-on-blue' },
  guardian_joined: { icon: ShieldPlus, className: 'bg-blue text-on-blue' },
  guardian_left: { icon: ShieldMinus, className: 'bg-lamp text-on-lamp' },
  circle_asked: { icon: UserRoundPlus, className: 'bg-lamp text-on-lamp' },
  circle_joined: { icon: CircleCheck, className: 'bg-blue text-on-blue' },
  circle_invited: { icon: UserPlus, className: 'bg-blue text-on-blue' },
  circle_ended: { icon: UserMinus, className: 'bg-lamp text-on-lamp' },
  circle_merged: { icon: Users, className: 'bg-blue text-on-blue' },
  coach_question: { icon: CircleHelp, className: 'bg-lamp text-on-lamp' },
  coach_handed_over: { icon: UserCheck, className: 'bg-blue text-on-blue' },
  team_asked: { icon: UserRoundPlus, className: 'bg-lamp text-on-lamp' },
  team_joined: { icon: Users, className: 'bg-blue text-on-blue' },
  circle_offered: { icon: Users, className: 'bg-lamp text-on-lamp' },
  live_game: { icon: Radio, className: 'bg-red-solid text-on-red' },
  live_abandoned: { icon: CircleHelp, className: 'bg-lamp text-on-lamp' },
  guardian_settings: { icon: Settings2, className: 'bg-blue text-on-blue' },
  child_request: { icon: ShieldQuestionMark, className: 'bg-lamp text-on-lamp' },
  guardian_follows: { icon: ShieldMinus, className: 'bg-lamp text-on-lamp' },
};

/** The actor's avatar with an icon of the kind; the icon alone without an actor. */
const Face = ({ kind, actor }: Pick<NotificationView, 'kind' | 'actor'>) => {
  const { icon: Icon, className } = kindIcons[kind] ?? unknownIcon;
  if (!actor)
    return (
      <span
        aria-hidden="true"
        className={clsx('grid size-11 shrink-0 place-items-center rounded-full', className)}
      >
        <Icon className="size-5.5" />
      </span>
    );
  return (
    <span className="relative shrink-0">
      <Avatar name={displayName(actor)} src={actor.avatar} />
      <span
        aria-hidden="true"
        className={clsx(
          'absolute -right-1 -bottom-1 grid size-5 place-items-center rounded-full ring-2 ring-board',
          className,
        )}
      >
        <Icon className="size-3" />
      </span>
    </span>
  );
};

/** One row of notifications. The whole row links to its subject; following the link marks it as read. */
export const NotificationRow = ({ group }: { group: NotificationGroup }) => {
  const { newest, unreadIds } = group;
  const read = unreadIds.length === 0;
  const { actorName, others, text, detail, to } = notificationLine(group);
  return (
    <li
      data-notification={newest.id}
      className={clsx(
        'relative flex animate-fade items-start gap-3.5 p-3.5 transition hover:bg-sunk sm:px-5',
        !read && 'bg-blue-wash/50 before:absolute before:inset-y-0 before:left-0 before:w-1 before:bg-blue',
      )}
    >
      <Face {...newest} />
      <div className="min-w-0 flex-1">
        <Link
          to={to}
          onClick={() => {
            if (!read) void markRead(unreadIds);
          }}
          // The focus ring goes around the whole row, as the link does.
          className="before:absolute before:inset-0 focus-visible:outline-none focus-visible:before:-outline-offset-4 focus-visible:before:outline-2 focus-visible:before:outline-focus"
        >
          {!read && <span className="sr-only">Unread: </span>}
          {actorName && (
            <strong className="font-semibold">
              <bdi>{actorName}</bdi>
              {others}{' '}
            </strong>
          )}
          {text}
        </Link>
        {detail && (
          <p dir="auto" className="mt-0.5 line-clamp-2 break-words text-soft">
            {detail}
          </p>
        )}
        <p className="mt-0.5 text-sm text-soft">
          <Timestamp at={newest.created_at} />
        </p>
        {newest.kind === 'follow_request' && newest.actor && (
          <div className="relative mt-2 w-fit">
            <RequestActions userId={newest.actor.id} name={displayName(newest.actor)} />
          </div>
        )}
      </div>
      {!read && (
        <IconButton
          label="Mark as read"
          icon={<Check />}
          onClick={() => void markRead(unreadIds)}
          className="relative -my-1 -mr-1.5"
        />
      )}
    </li>
  );
};
