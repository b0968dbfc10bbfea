import type { TeamView } from '@rinkside/contracts/team';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { displayName } from '../../state/entities/player-name';
import { Avatar } from '../../ui/avatar';
import { Card, CardHeader } from '../../ui/card';

const roleNames = { coach: 'Coach', manager: 'Manager', maker: 'Made this team' } as const;

/** The coaches and managers of a team. */
export const StaffList = ({ staff, action }: { staff: TeamView['staff']; action?: ReactNode }) => (
  <Card aria-labelledby="team-staff">
    <CardHeader id="team-staff" title="Staff" action={action} />
    {staff.length === 0 ? (
      <p className="text-soft">Nobody runs this team now. A coach of the group can take it over.</p>
    ) : (
      <ul aria-label="Coaches and managers" className="divide-y divide-line">
        {staff.map((person) => (
          <li key={person.id} className="flex min-h-14 items-center gap-3 py-1.5">
            <Avatar name={displayName(person)} src={person.avatar} />
            <div className="min-w-0 flex-1">
              <Link
                to={`/app/profile/${person.id}`}
                className="relative block font-semibold break-words before:absolute before:-inset-y-2.5 before:inset-x-0 hover:underline"
              >
                <bdi>{displayName(person)}</bdi>
              </Link>
              <p className="text-sm text-soft">{roleNames[person.role]}</p>
            </div>
          </li>
        ))}
      </ul>
    )}
  </Card>
);
