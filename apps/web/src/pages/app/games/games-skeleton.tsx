import { Skeleton } from '../../../ui/skeleton';

/** Placeholder for the filters and rows. */
export const GamesSkeleton = () => (
  <div aria-busy="true" className="grid gap-3">
    <output className="sr-only">Loading</output>
    <Skeleton className="h-8 w-40" />
    <Skeleton className="h-11 w-full" />
    {Array.from({ length: 5 }, (_, row) => (
      <div key={row} className="flex items-center gap-3 rounded-lg border border-line bg-board p-4">
        <Skeleton className="h-12 w-13" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-4 w-40 max-w-full" />
          <Skeleton className="h-3.5 w-24" />
        </div>
        <Skeleton className="h-8 w-24 max-sm:hidden" />
      </div>
    ))}
  </div>
);
