import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { Logo } from '../../ui/logo';
import { VisuallyHidden } from '../../ui/visually-hidden';

/** The logo as a link to the dashboard. */
export const HomeLink = ({ className }: { className?: string }) => (
  <Link to="/app/dashboard" className={clsx('flex min-h-target items-center rounded-md', className)}>
    <Logo />
    <VisuallyHidden>, to Home</VisuallyHidden>
  </Link>
);
