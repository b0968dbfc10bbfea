import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const tones = {
  plain: 'bg-sunk text-ink',
  blue: 'bg-blue-wash text-blue',
  lamp: 'bg-lamp-wash text-lamp-ink',
  good: 'bg-good-wash text-good',
  red: 'bg-red-wash text-red',
} as const;

export type BadgeTone = keyof typeof tones;

export interface BadgeProps {
  tone?: BadgeTone;
  children: ReactNode;
  className?: string;
}

/** One or two words about the thing beside it. */
export const Badge = ({ tone = 'plain', children, className }: BadgeProps) => (
  <span
    className={clsx(
      'inline-flex items-center gap-1 rounded-sm px-2 py-0.5 text-xs font-semibold whitespace-nowrap',
      tones[tone],
      className,
    )}
  >
    {children}
  </span>
);
