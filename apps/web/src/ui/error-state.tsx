import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { RetryButton } from './retry-button';

export interface ErrorStateProps {
  /** What went wrong, for people. */
  title: ReactNode;
  /** The cause, or what still works. */
  text?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  children?: ReactNode;
}

/** An error for a part of the page: the cause, and Retry. */
export const ErrorState = ({ title, text, onRetry, retrying = false, children }: ErrorStateProps) => (
  <div role="alert" className="grid justify-items-center gap-2 px-4 py-8 text-center">
    <svg viewBox="0 0 96 56" aria-hidden="true" fill="none" strokeWidth="3" className="mb-2 h-16 text-edge">
      {/* A broken hockey stick. */}
      <path
        d="M6 6l30 28-5 4M60 30l12 12h18"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M44 20l3-9M51 25l9-5M42 44l-3 8" className="stroke-lamp" strokeLinecap="round" />
    </svg>
    <p className="display text-xl">{title}</p>
    {text && <p className="max-w-sm text-soft">{text}</p>}
    <div className="mt-3 flex flex-wrap justify-center gap-2">
      {onRetry && (
        <RetryButton
          size="medium"
          onRetry={onRetry}
          retrying={retrying}
          icon={<RotateCw size={18} aria-hidden="true" />}
        />
      )}
      {children}
    </div>
  </div>
);
