import { Link } from 'react-router-dom';
import { LinkButton } from '../../ui/link';
import { Logo } from '../../ui/logo';
import { useSignedIn } from './account-links';

const sections = [
  { to: '#whats-new', label: "What's New" },
  { to: '#community', label: 'Community' },
  { to: '#safety', label: 'Safety' },
] as const;

export const Header = () => {
  const signedIn = useSignedIn();
  return (
    <header className="night absolute bg-transparent inset-x-0 top-0 z-20 safe-x pt-[env(safe-area-inset-top)]">
      <div className="mx-auto flex h-18 max-w-6xl items-center gap-2">
        <Link to="/" className="mr-auto rounded-md">
          <Logo />
        </Link>
        <nav aria-label="Sections" className="hidden md:flex">
          {sections.map(({ to, label }) => (
            <a
              key={to}
              href={to}
              className="inline-flex min-h-target items-center rounded-md px-4 font-medium text-soft transition hover:text-ink"
            >
              {label}
            </a>
          ))}
        </nav>
        {signedIn ? (
          <LinkButton to="/app/dashboard" size="small" className="ml-2">
            Open app
          </LinkButton>
        ) : (
          <Link
            to="/login"
            className="ml-2 inline-flex min-h-target items-center rounded-md border border-soft/60 px-4 font-semibold transition hover:border-ink hover:bg-white/10"
          >
            Sign In
          </Link>
        )}
      </div>
    </header>
  );
};
