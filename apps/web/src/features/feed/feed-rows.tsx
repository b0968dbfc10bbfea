import type { FeedItem } from '@rinkside/contracts/feed';
import { memo, type ReactNode } from 'react';
import { FeedCard } from './feed-card';
import { useLoadUntil } from '../../state/feed/use-load-until';

export interface FeedRowsProps {
  ids: readonly string[];
  /** Total number of items, -1 while more pages remain. */
  total: number;
  action: ((item: FeedItem) => ReactNode) | undefined;
  /** Id of an item that stays rendered off-screen: it has focus or is about to get it. */
  pinnedId: string | null;
  /** Number of up-to-date items. Items below are refetched before they scroll into view. */
  freshCount: number;
  /** Called when the visible rows come near the end of the up-to-date ones. */
  onNearEnd: () => void;
}

export interface FeedRowProps extends Pick<FeedRowsProps, 'total' | 'action'> {
  id: string;
  /** Index, from 0. */
  index: number;
}

/** One memoized row. */
export const FeedRow = memo(({ id, index, total, action }: FeedRowProps) => (
  <FeedCard id={id} position={{ posInSet: index + 1, setSize: total }} {...(action && { action })} />
));
FeedRow.displayName = 'FeedRow';

/** Renders all rows of a feed. */
export const PlainRows = ({ ids, total, action, freshCount, onNearEnd }: FeedRowsProps) => {
  useLoadUntil(ids.length, freshCount, onNearEnd);
  return (
    <div className="grid grid-cols-1 gap-3">
      {ids.map((id, index) => (
        <FeedRow key={id} id={id} index={index} total={total} action={action} />
      ))}
    </div>
  );
};
