import type { FeedItem } from '@rinkside/contracts/feed';
import { memo, type ReactNode } from 'react';
import { FeedCard } from './feed-card';
import { useReadAnew } from './use-read-anew';

export interface FeedRowsProps {
  ids: readonly string[];
  /** How many there are, -1 while more remain to be read. */
  of: number;
  action: ((item: FeedItem) => ReactNode) | undefined;
  /** An item that stays drawn wherever the reader looks: it has the focus, or is about to. */
  kept: string | null;
  /** How many of them are known to be so: those below are to be read anew before the reader gets there. */
  readTo: number;
  /** The reader comes near the end of what is known. */
  onNearEnd: () => void;
}

export interface FeedRowProps extends Pick<FeedRowsProps, 'of' | 'action'> {
  id: string;
  /** Its place, from 0. */
  at: number;
}

/** One row; it stays as it is while the list around it moves. */
export const FeedRow = memo(({ id, at, of, action }: FeedRowProps) => (
  <FeedCard id={id} place={{ at: at + 1, of }} {...(action && { action })} />
));
FeedRow.displayName = 'FeedRow';

/** All rows of a feed, one below the other. */
export const PlainRows = ({ ids, of, action, readTo, onNearEnd }: FeedRowsProps) => {
  useReadAnew(ids.length, readTo, onNearEnd);
  return (
    <div className="grid grid-cols-1 gap-3">
      {ids.map((id, at) => (
        <FeedRow key={id} id={id} at={at} of={of} action={action} />
      ))}
    </div>
  );
};
