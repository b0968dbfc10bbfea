import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { Logo } from '../../ui/logo';

/** The logo as a link to the dashboard. */
export const HomeLink = ({ className }: { className?: string }) => (
  <Link to="/app/dashboard" className={clsx('flex min-h-target items-center rounded-md', className)}>
    <Logo />
    <span className="sr-only">, to Home</span>
  </Link>
);
