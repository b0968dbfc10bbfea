import { clsx } from 'clsx';

export interface SkeletonProps {
  /** Its shape: width, height and radius as classes. */
  className?: string;
}

/** A grey stand-in with the shape of what is loading. Put several inside one element with `aria-busy`. */
export const Skeleton = ({ className }: SkeletonProps) => (
  <span
    aria-hidden="true"
    className={clsx('block animate-sheen rounded-md bg-line', className ?? 'h-4 w-full')}
  />
);
