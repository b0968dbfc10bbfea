import { clsx } from 'clsx';

export interface SkeletonProps {
  /** Width, height and radius as classes. */
  className?: string;
}

/** A placeholder for loading content. Put several inside one element with `aria-busy`. */
export const Skeleton = ({ className }: SkeletonProps) => (
  <span
    aria-hidden="true"
    className={clsx('block animate-sheen rounded-md bg-line', className ?? 'h-4 w-full')}
  />
);
