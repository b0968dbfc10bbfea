import type { TeamView } from '@rinkside/contracts/team';
import { pluralize } from '@rinkside/contracts/text';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '../../ui/avatar';
import { PageHeading } from '../../ui/page-heading';
import { HalfRink } from '../../ui/rink';
import { teamLine } from './team-line';

const SeasonLine = ({ line }: { line: NonNullable<TeamView['season_line']> }) => {
  const { games, wins, losses, ties } = line;
  if (games === 0) return <p className="text-sm text-soft">No games logged this season yet</p>;
  const counts = [
    ['W', pluralize(wins, 'win'), wins],
    ['L', pluralize(losses, 'loss', 'losses'), losses],
    ['T', pluralize(ties, 'tie'), ties],
  ] as const;
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <span className="sr-only">{counts.map(([, text]) => text).join(', ')}</span>
      {counts.map(([letter, , count]) => (
        <span key={letter} aria-hidden="true" className="inline-flex items-baseline gap-1.5">
          <span className="numeral text-3xl leading-none">{count}</span>
          <span className="text-sm font-semibold text-soft">{letter}</span>
        </span>
      ))}
      <span className="text-sm text-soft">in {pluralize(games, 'game')} that players logged</span>
    </p>
  );
};

/** The header of a team: name, organization, age level, level, season and its results. */
export const TeamHead = ({ team, actions }: { team: TeamView; actions?: ReactNode }) => {
  const { organization, name, season_line: line } = team;
  return (
    <header className="relative isolate grid gap-4 overflow-hidden rounded-xl night p-5 shadow-low sm:p-7">
      <HalfRink className="absolute inset-y-0 right-0 -z-10 h-full w-2/5 text-edge opacity-40 max-sm:hidden" />
      <div className="flex items-center gap-4 sm:gap-6">
        <Avatar name={organization.name} src={organization.image_url} size="large" shape="organization" />
        <div className="grid min-w-0 flex-1 grid-cols-1">
          <Link
            to={`/app/organization/${organization.id}`}
            className="relative justify-self-start font-medium break-words text-lamp-ink before:absolute before:-inset-y-2.5 before:inset-x-0 hover:underline"
          >
            <bdi>{organization.name}</bdi>
          </Link>
          <PageHeading title={name} className="text-3xl break-words sm:text-4xl" />
          <p className="text-soft">{teamLine(team)}</p>
        </div>
      </div>
      {line && <SeasonLine line={line} />}
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  );
};
