import type { AwardView } from '@rinkside/contracts/award';
import { useState } from 'react';
import { messageOf } from '../../state/api';
import { ErrorLine } from '../../ui/error-line';
import { Skeleton } from '../../ui/skeleton';
import { useLazyComponent } from '../../ui/use-lazy-component';
import { useAwards } from './awards.query';

const dialog = { chunk: 'award', load: () => import('./award-dialog').then((part) => part.AwardDialog) };

export interface AwardsStripProps {
  userId: string;
  /** Shown when there are no awards. */
  empty: string;
}

/** A player's awards, newest first, updated live. Selecting one opens its details. */
export const AwardsStrip = ({ userId, empty }: AwardsStripProps) => {
  const { awards, data, error, refetch, isFetching } = useAwards(userId);
  const [selected, setSelected] = useState<AwardView | null>(null);
  const [open, setOpen] = useState(false);
  const renderDialog = useLazyComponent(dialog, open, () => setOpen(false));

  if (!data && !error && awards.length === 0)
    return (
      <div className="flex gap-3">
        <output className="sr-only">Loading</output>
        <Skeleton className="h-28 w-24" />
        <Skeleton className="h-28 w-24" />
        <Skeleton className="h-28 w-24" />
      </div>
    );
  if (error && awards.length === 0)
    return (
      <ErrorLine onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error, error.message)}
      </ErrorLine>
    );
  if (awards.length === 0) return <p className="text-soft">{empty}</p>;
  return (
    <>
      <ul className="-mx-1 flex gap-1 overflow-x-auto pb-1 lg:max-xl:flex-wrap xl:grid xl:grid-cols-3">
        {awards.map((award) => (
          <li key={award.id} className="shrink-0">
            <button
              type="button"
              onClick={() => {
                setSelected(award);
                setOpen(true);
              }}
              className="grid w-[6.25rem] animate-rise justify-items-center gap-1.5 rounded-md p-2 text-center transition hover:bg-sunk xl:w-full"
            >
              <img src={award.award.image_url} alt="" loading="lazy" className="size-16" />
              <span className="text-sm leading-tight font-semibold">{award.award.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {selected && renderDialog?.({ award: selected, open, onOpenChange: setOpen })}
    </>
  );
};
