import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button';

const tones = {
  info: { look: 'border-blue/40 bg-blue-wash text-ink', icon: <Info className="text-blue" /> },
  good: { look: 'border-good/40 bg-good-wash text-ink', icon: <CircleCheck className="text-good" /> },
  error: { look: 'border-red/50 bg-red-wash text-ink', icon: <CircleAlert className="text-red" /> },
} as const;

export interface BannerProps {
  tone?: keyof typeof tones;
  children: ReactNode;
  action?: ReactNode;
  /** Shows a close button. */
  onClose?: () => void;
  className?: string;
}

/** A message that stays on the page until it is closed; errors are announced at once. */
export const Banner = ({ tone = 'info', children, action, onClose, className }: BannerProps) => (
  <div
    role={tone === 'error' ? 'alert' : 'status'}
    className={clsx(
      'flex animate-rise items-center gap-3 rounded-md border p-3 pl-4',
      tones[tone].look,
      className,
    )}
  >
    <span aria-hidden="true" className="shrink-0 [&_svg]:size-5">
      {tones[tone].icon}
    </span>
    <div dir="auto" className="min-w-0 flex-1 py-1">
      {children}
    </div>
    {action}
    {onClose && <IconButton label="Close message" icon={<X />} onClick={onClose} className="-my-1.5 -mr-1" />}
  </div>
);
