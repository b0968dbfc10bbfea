import type { FeedItem } from '@rinkside/contracts/feed';
import { clsx } from 'clsx';
import { useAtomValue } from 'jotai';
import { Heart } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { prefersReducedMotion } from '../../ui/reduced-motion';
import { likeToggle, shownLike, toggleLike } from './like';

const pulse = [{ scale: 1 }, { scale: 1.35 }, { scale: 0.92 }, { scale: 1 }];

/** Animates the heart once when the like count grows. */
const usePulse = (count: number) => {
  const heart = useRef<SVGSVGElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const grew = count > before.current;
    before.current = count;
    if (grew && !prefersReducedMotion()) heart.current?.animate(pulse, { duration: 240, easing: 'ease-out' });
  }, [count]);
  return heart;
};

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
