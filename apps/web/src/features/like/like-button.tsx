import type { FeedItem } from '@rinkside/contracts/feed';
import { clsx } from 'clsx';
import { useAtomValue } from 'jotai';
import { Heart } from 'lucide-react';
import { usePulse } from '../../ui/use-pulse';
import { likeToggle, shownLike, toggleLike } from './like';

export const LikeButton = ({ item }: { item: FeedItem }) => {
  const { liked, count } = shownLike(item, useAtomValue(likeToggle.pending(item.id)));
  const heart = usePulse(count);
  return (
    <button
      type="button"
      aria-pressed={liked}
      aria-label={`Like, ${count} ${count === 1 ? 'like' : 'likes'}`}
      onClick={() => toggleLike(item)}
      className={clsx(
        'inline-flex min-h-target min-w-16 items-center gap-2 rounded-md px-3 font-semibold transition hover:bg-sunk',
        liked ? 'text-red' : 'text-soft hover:text-ink',
      )}
    >
      <Heart ref={heart} aria-hidden="true" className={clsx('size-5 shrink-0', liked && 'fill-current')} />
      <span className="numeral text-lg leading-none">{count}</span>
    </button>
  );
};
