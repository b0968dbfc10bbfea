import type { TeamMember } from '@rinkside/contracts/team';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { memberName, positionNames } from './team-line';

interface RowProps {
  member: TeamMember;
  /** The viewer, not a child of the viewer. */
  isViewer: boolean;
  action?: ReactNode;
}

const Row = ({ member, isViewer, action }: RowProps) => {
  const { player, number, position, birth_year, own } = member;
  const name = memberName(member);
  const isPlace = !player;
  return (
    <li
      className={clsx(
        '-mx-2 flex min-h-14 items-center gap-3 rounded-md px-2 py-1',
        own && 'bg-blue-wash ring-1 ring-blue/35 ring-inset',
      )}
    >
      <span
        className={clsx(
          'numeral w-9 shrink-0 text-center text-2xl leading-none',
          number === null ? 'text-soft' : 'text-ink',
        )}
      >
        <span className="sr-only">{number === null ? 'No number' : `Number ${number}`}</span>
        <span aria-hidden="true">{number ?? '–'}</span>
      </span>
      <div className="min-w-0 flex-1">
        {player ? (
          <Link
            to={`/app/profile/${player.id}`}
            className="relative block font-semibold break-words before:absolute before:-inset-y-2.5 before:inset-x-0 hover:underline"
          >
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <p className="font-semibold break-words">
            <bdi>{name}</bdi>
          </p>
        )}
        <p className="text-sm text-soft">
          {[
            position && positionNames[position],
            isPlace && birth_year,
            isPlace && 'not here yet',
            own && (isViewer ? 'You' : 'Your child'),
          ]
            .filter(Boolean)
            .join(' · ') || 'Player'}
        </p>
      </div>
      {action}
    </li>
  );
};

export interface RosterProps {
  members: readonly TeamMember[];
  viewerId: string;
  /** What staff do with a row. */
  renderAction?: (member: TeamMember) => ReactNode;
}

/** The players of a team by number. Children are not ranked. */
export const Roster = ({ members, viewerId, renderAction }: RosterProps) => (
  <ul aria-label="Roster" className="grid grid-cols-1 gap-0.5">
    {members.map((member) => (
      <Row
        key={member.id}
        member={member}
        isViewer={member.player?.id === viewerId}
        action={renderAction?.(member)}
      />
    ))}
  </ul>
);
