import { Skeleton } from '../../ui/skeleton';

/** Placeholder in the shape of feed cards. */
export const FeedSkeleton = ({ count = 3 }: { count?: number }) => (
  <div className="grid grid-cols-1 gap-3">
    <output className="sr-only">Loading</output>
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className="rounded-lg border border-line bg-board p-4 sm:px-5">
        <div className="flex items-center gap-3">
          <Skeleton className="size-11 rounded-full" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-36" />
            <Skeleton className="h-3.5 w-48 max-w-full" />
          </div>
        </div>
        <Skeleton className="mt-4 h-4 w-full" />
        <Skeleton className="mt-2 h-4 w-2/3" />
        <Skeleton className="mt-5 h-5 w-14" />
      </div>
    ))}
  </div>
);
