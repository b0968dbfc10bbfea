import { clsx } from 'clsx';
import { useAtomValue } from 'jotai';
import { ClipboardList } from 'lucide-react';
import { Fragment } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { teamTablePath } from '../../features/organization/coach-links';
import { profileAtom } from '../../state/profile';
import { menuDestinations } from './navigation';

const linkClass =
  'relative flex min-h-target items-center gap-3 rounded-md px-3 font-medium transition hover:bg-sunk';

/** The team table, for coaches with rights: a tab of the page Organization. */
const TeamLink = ({ onGo }: { onGo?: (() => void) | undefined }) => (
  <li>
    <Link to={teamTablePath} onClick={onGo} className={clsx(linkClass, 'text-ink')}>
      <ClipboardList aria-hidden="true" className="size-5 shrink-0" />
      Team
    </Link>
  </li>
);

/** The app's main pages as links; the current one is marked. */
export const NavList = ({ onGo }: { onGo?: () => void }) => {
  const profile = useAtomValue(profileAtom);
  const hasTeam = profile?.role === 'coach' && profile.coach_confirmed;
  return (
    <ul className="grid gap-1 p-3">
      {menuDestinations.map(({ path, title, icon: Icon, exact }) => (
        <Fragment key={path}>
          <li>
            <NavLink
              to={`/app/${path}`}
              end={exact}
              onClick={onGo}
              className={({ isActive }) =>
                clsx(
                  linkClass,
                  isActive
                    ? 'bg-blue-wash font-semibold text-blue before:absolute before:inset-y-2 before:left-0 before:w-1 before:rounded-full before:bg-lamp'
                    : 'text-ink',
                )
              }
            >
              <Icon aria-hidden="true" className="size-5 shrink-0" />
              {title}
            </NavLink>
          </li>
          {hasTeam && path === 'organization' && <TeamLink onGo={onGo} />}
        </Fragment>
      ))}
    </ul>
  );
};
