import { clsx } from 'clsx';
import { NavLink } from 'react-router-dom';
import { menuDestinations } from './navigation';

/** The app's main pages as links; the current one is marked. */
export const NavList = ({ onGo }: { onGo?: () => void }) => (
  <ul className="grid gap-1 p-3">
    {menuDestinations.map(({ path, title, icon: Icon, exact }) => (
      <li key={path}>
        <NavLink
          to={`/app/${path}`}
          end={exact}
          onClick={onGo}
          className={({ isActive }) =>
            clsx(
              'relative flex min-h-target items-center gap-3 rounded-md px-3 font-medium transition hover:bg-sunk',
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
    ))}
  </ul>
);
