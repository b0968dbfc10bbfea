import type { TeamSummary } from '@rinkside/contracts/team';
import { pluralize } from '@rinkside/contracts/text';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Avatar } from '../../ui/avatar';
import { teamLine } from './team-line';

const relationNames = {
  staff: 'You run this team',
  member: 'Your team',
  guardian: 'Your child’s team',
  circle: null,
} as const;

/** Teams as links. */
export const TeamsList = ({
  teams,
  withClub = false,
}: {
  teams: readonly TeamSummary[];
  /** Shows the organization, where the list has several. */
  withClub?: boolean;
}) => (
  <ul aria-label="Teams" className="divide-y divide-line">
    {teams.map((team) => {
      const badge = relationNames[team.relation] ?? (team.fits ? 'Your age level and level' : null);
      const { waiting } = team;
      return (
        <li key={team.id}>
          <Link
            to={`/app/team/${team.id}`}
            className="group -mx-2 flex min-h-16 items-center gap-3 rounded-md px-2 py-2 hover:bg-sunk"
          >
            {withClub && (
              <Avatar name={team.organization.name} src={team.organization.image_url} shape="organization" />
            )}
            <span className="grid min-w-0 flex-1">
              <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                <span className="font-semibold break-words group-hover:underline">
                  <bdi>{team.name}</bdi>
                </span>
                {badge && (
                  <span className="rounded-full bg-blue-wash px-2.5 py-0.5 text-xs font-semibold text-blue">
                    {badge}
                  </span>
                )}
                {waiting > 0 && (
                  <span className="rounded-full bg-lamp px-2.5 py-0.5 text-xs font-semibold text-on-lamp">
                    {waiting === 1 ? '1 person waits' : `${waiting} people wait`}
                  </span>
                )}
              </span>
              <span className="text-sm break-words text-soft">
                {withClub && (
                  <>
                    <bdi>{team.organization.name}</bdi>
                    {' · '}
                  </>
                )}
                {teamLine(team)} · {pluralize(team.players, 'player')}
              </span>
            </span>
            <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-soft" />
          </Link>
        </li>
      );
    })}
  </ul>
);
