import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { buttonClass, type ButtonLook } from './button';

/** A link in running text. */
export const TextLink = ({ className, ...rest }: LinkProps) => (
  <Link {...rest} className={clsx('link rounded-sm font-medium', className)} />
);

/** A link of 44 × 44 px with one icon. */
export const IconLink = ({ className, ...rest }: LinkProps & { 'aria-label': string }) => (
  <Link
    {...rest}
    className={clsx(
      'inline-flex size-target shrink-0 items-center justify-center rounded-md text-soft transition hover:bg-sunk hover:text-ink [&_svg]:size-5',
      className,
    )}
  />
);

export interface LinkButtonProps extends LinkProps, ButtonLook {
  icon?: ReactNode;
}

/** A link that looks like a button. */
export const LinkButton = ({ variant, size, wide, icon, className, children, ...rest }: LinkButtonProps) => (
  <Link
    {...rest}
    className={clsx(
      buttonClass({ ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) }),
      className,
    )}
  >
    {icon}
    {children}
  </Link>
);
