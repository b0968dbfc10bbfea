import { clsx } from 'clsx';
import { NavLink } from 'react-router-dom';
import { AddMenu } from './add-menu';
import { barDestinations } from './navigation';

const BarLink = ({ path, label, icon: Icon, exact }: (typeof barDestinations)[number]) => (
  <NavLink
    to={`/app/${path}`}
    end={exact}
    className={({ isActive }) =>
      clsx(
        'grid min-h-14 place-content-center justify-items-center gap-0.5 rounded-md text-[min(var(--text-xs),max(13px,4vw))] leading-tight font-semibold',
        isActive ? 'text-blue' : 'text-soft',
      )
    }
  >
    <Icon aria-hidden="true" className="size-6" />
    {label}
  </NavLink>
);

/** The navigation of phones and tablets: Home, Games, +, Coach, Me. */
export const BottomBar = () => {
  const barLinks = barDestinations.map((destination) => <BarLink key={destination.path} {...destination} />);
  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <div className="mx-auto grid max-w-xl grid-cols-5 items-center px-1">
        {barLinks.slice(0, 2)}
        <div className="grid -translate-y-3 place-items-center">
          <AddMenu />
        </div>
        {barLinks.slice(2)}
      </div>
    </nav>
  );
};
