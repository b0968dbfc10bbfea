import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface ScrollBoxProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** Container for wide content: scrolls sideways on its own, also with the keyboard. */
export const ScrollBox = ({ label, className, children }: ScrollBoxProps) => (
  <section
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focusable so that arrow keys scroll it
    tabIndex={0}
    aria-label={label}
    className={clsx('overflow-x-auto rounded-md', className)}
  >
    {children}
  </section>
);
