import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { buttonClass, type ButtonLook } from './button';

/** A link in running text. */
export const TextLink = ({ className, ...rest }: LinkProps) => (
  <Link {...rest} className={clsx('link rounded-sm font-medium', className)} />
);

export interface LinkButtonProps extends LinkProps, ButtonLook {
  icon?: ReactNode;
}

/** A link that looks like a button: it goes somewhere, it changes nothing. */
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
