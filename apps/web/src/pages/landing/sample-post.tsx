import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { Avatar } from '../../ui/avatar';
import { LandingIcon } from './icons';
import { useInView } from './in-view';

/** Delay of the sample like after the card is in view. */
const likeDelayMs = 1600;

/** A sample feed card that receives a like. */
export const SamplePost = ({ className }: { className?: string }) => {
  const [card, inView] = useInView<HTMLDivElement>();
  const [liked, setLiked] = useState(false);
  useEffect(() => {
    if (!inView) return undefined;
    const timer = setTimeout(() => setLiked(true), likeDelayMs);
    return () => clearTimeout(timer);
  }, [inView]);
  return (
    <div
      ref={card}
      className={clsx('rounded-lg border border-line bg-raised p-4 text-ink shadow-high day', className)}
    >
      <div className="flex items-center gap-3">
        <Avatar name="North Harbor Owls" shape="organization" />
        <div className="min-w-0">
          <p className="font-semibold">North Harbor Owls</p>
          <p className="text-sm text-soft">Practice notes · sample</p>
        </div>
      </div>
      <p className="mt-3">Best passing we have had all fall. Saturday: same feet, same heads up.</p>
      <div className="mt-3 flex gap-5 text-sm font-semibold">
        <span className={clsx('inline-flex items-center gap-1.5', liked && 'text-lamp-ink')}>
          <LandingIcon name="heart" className={clsx(liked && 'heart-beat fill-lamp stroke-lamp')} />
          <span className="numeral text-base">{liked ? 42 : 41}</span>
          <span className="sr-only">likes</span>
        </span>
        <span className="inline-flex items-center gap-1.5 text-soft">
          <LandingIcon name="bubble" />
          <span className="numeral text-base">6</span>
          <span className="sr-only">comments</span>
        </span>
      </div>
    </div>
  );
};
