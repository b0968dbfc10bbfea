import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { RetryButton } from './retry-button';

export interface ErrorLineProps {
  children: ReactNode;
  onRetry: () => void;
  retrying: boolean;
}

/** A one-line error with Retry for a part of the page. */
export const ErrorLine = ({ children, onRetry, retrying }: ErrorLineProps) => (
  <div role="alert" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
    <p className="flex min-w-0 items-center gap-2.5 text-soft">
      <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-red" />
      <span dir="auto" className="min-w-0">
        {children}
      </span>
    </p>
    <RetryButton onRetry={onRetry} retrying={retrying} />
  </div>
);
