import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface ScrollBoxProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** Something that may be wider than the screen: it scrolls sideways by itself, with the keyboard, too. */
export const ScrollBox = ({ label, className, children }: ScrollBoxProps) => (
  <section
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll what has the focus
    tabIndex={0}
    aria-label={label}
    className={clsx('overflow-x-auto rounded-md', className)}
  >
    {children}
  </section>
);
