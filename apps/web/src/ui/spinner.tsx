import { clsx } from 'clsx';

const sizes = { small: 'size-4.5', medium: 'size-7', large: 'size-12' } as const;

export interface SpinnerProps {
  size?: keyof typeof sizes;
  /** Text for screen readers; null if the context already has it. */
  label?: string | null;
  className?: string;
}

/** A spinner; with reduced motion it pulses. */
export const Spinner = ({ size = 'medium', label = 'Loading', className }: SpinnerProps) => (
  <span role={label === null ? undefined : 'status'} className={clsx('inline-flex', className)}>
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      aria-hidden="true"
      className={clsx('animate-spin', sizes[size])}
    >
      <circle cx="12" cy="12" r="9" opacity="0.25" />
      <path d="M12 3a9 9 0 0 1 9 9" strokeLinecap="round" />
    </svg>
    {label !== null && <span className="sr-only">{label}</span>}
  </span>
);

/** A centred spinner while a page or the session loads. */
export const PageSpinner = ({ label = 'Loading' }: Pick<SpinnerProps, 'label'>) => (
  <div data-spinner="" className="grid min-h-[60dvh] place-items-center text-blue">
    <Spinner size="large" label={label} />
  </div>
);
