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
    <header className="absolute inset-x-0 top-0 z-20 safe-x pt-[env(safe-area-inset-top)] text-on-night">
      <div className="mx-auto flex h-18 max-w-6xl items-center gap-2">
        <Link to="/" className="mr-auto rounded-md focus-visible:outline-[#79c0fa]">
          <Logo />
        </Link>
        <nav aria-label="Sections" className="hidden md:flex">
          {sections.map(({ to, label }) => (
            <a
              key={to}
              href={to}
              className="inline-flex min-h-target items-center rounded-md px-4 font-medium text-on-night-soft transition hover:text-on-night focus-visible:outline-[#79c0fa]"
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
            className="ml-2 inline-flex min-h-target items-center rounded-md border border-on-night-soft/60 px-4 font-semibold transition hover:border-on-night hover:bg-white/10 focus-visible:outline-[#79c0fa]"
          >
            Sign In
          </Link>
        )}
      </div>
    </header>
  );
};
