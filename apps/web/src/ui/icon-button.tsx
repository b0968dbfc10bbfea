import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { preventDefault } from './button';
import { Spinner } from './spinner';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** The accessible name. */
  label: string;
  icon: ReactNode;
  loading?: boolean;
  tone?: 'plain' | 'filled';
}

/** A button of 44 × 44 px with one icon. */
export const IconButton = ({
  label,
  icon,
  loading = false,
  tone = 'plain',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) => (
  <button
    {...rest}
    // oxlint-disable-next-line react/button-has-type -- a typed prop with a default
    type={type}
    aria-label={label}
    aria-busy={loading || undefined}
    aria-disabled={loading || undefined}
    {...(loading && { onClick: preventDefault })}
    className={clsx(
      'inline-flex size-target shrink-0 items-center justify-center rounded-md transition [&_svg]:size-5',
      'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
      tone === 'plain' && 'text-soft enabled:hover:bg-sunk enabled:hover:text-ink',
      tone === 'filled' && 'bg-sunk text-ink enabled:hover:bg-line',
      className,
    )}
  >
    {loading ? <Spinner size="small" label={null} /> : icon}
  </button>
);
