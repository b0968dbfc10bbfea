import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from './spinner';

type ButtonVariant = 'primary' | 'tinted' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its container. */
  wide?: boolean;
}

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-transparent bg-lamp text-on-lamp shadow-low enabled:hover:bg-lamp-press [a&]:hover:bg-lamp-press',
  tinted: 'border-transparent bg-blue-wash text-blue enabled:hover:bg-sunk',
  secondary: 'border-edge bg-board text-ink enabled:hover:bg-sunk [a&]:hover:bg-sunk',
  ghost: 'border-transparent text-ink enabled:hover:bg-sunk [a&]:hover:bg-sunk',
  danger: 'border-transparent bg-red-solid text-on-red enabled:hover:bg-red-press [a&]:hover:bg-red-press',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-target px-3.5 text-sm',
  medium: 'min-h-target px-5 text-base',
  large: 'min-h-13 px-7 text-lg',
};

/** Classes of a button, also for links that look like one. */
export const buttonClass = ({ variant = 'primary', size = 'medium', wide = false }: ButtonLook = {}) =>
  clsx(
    'inline-flex max-w-full shrink-0 items-center justify-center gap-2 rounded-md border font-semibold [&>svg]:shrink-0',
    'transition enabled:active:translate-y-px [a&]:active:translate-y-px disabled:cursor-not-allowed disabled:opacity-55',
    'aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
    variants[variant],
    sizes[size],
    wide && 'w-full',
  );

/** Click handler of an inactive button; it also prevents a form submit. */
export const preventDefault = (event: MouseEvent): void => event.preventDefault();

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Shows a spinner and ignores clicks. Unlike `disabled` it keeps the focus. */
  loading?: boolean;
  icon?: ReactNode;
}

/** `type` defaults to 'button', so no button submits a form by accident. */
export const Button = ({
  variant,
  size,
  wide,
  loading = false,
  icon,
  className,
  children,
  type = 'button',
  'aria-disabled': inert = loading,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    // oxlint-disable-next-line react/button-has-type -- a typed prop with a default
    type={type}
    aria-disabled={inert || undefined}
    aria-busy={loading || undefined}
    {...(inert && { onClick: preventDefault })}
    className={clsx(
      buttonClass({ ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) }),
      className,
    )}
  >
    {loading ? <Spinner size="small" label={null} /> : icon}
    {children}
  </button>
);
