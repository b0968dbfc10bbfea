import { Skeleton } from '../../../ui/skeleton';

/** Placeholder for a profile. */
export const ProfileSkeleton = () => (
  <div className="grid grid-cols-1 gap-5">
    <output className="sr-only">Loading</output>
    <div className="flex items-center gap-7 rounded-xl border border-line bg-board p-7 max-sm:flex-col">
      <Skeleton className="size-28 rounded-full" />
      <div className="grid w-full max-w-72 gap-3">
        <Skeleton className="h-9 w-full" />
        <Skeleton className="h-4 w-40" />
        <Skeleton className="h-8 w-56" />
      </div>
    </div>
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} className="h-24 w-full rounded-lg" />
      ))}
    </div>
    <div className="grid gap-5 xl:grid-cols-[22rem_1fr]">
      <Skeleton className="h-52 w-full rounded-lg" />
      <Skeleton className="h-72 w-full rounded-lg" />
    </div>
  </div>
);
