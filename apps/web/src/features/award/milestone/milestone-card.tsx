import type { AwardView } from '@rinkside/contracts/award';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../../../ui/icon-button';
import { prefersReducedMotion } from '../../../ui/reduced-motion';
import { Confetti } from './confetti';

/** Time until the card closes, unless it is hovered or focused (ms). */
const visibleMs = 7000;

export interface MilestoneCardProps {
  awards: readonly AwardView[];
  onDone: () => void;
}

/** Celebrates new awards with confetti. With reduced motion the card only fades in. */
export const MilestoneCard = ({ awards, onDone }: MilestoneCardProps) => {
  const [isPaused, setIsPaused] = useState(false);
  const [reducedMotion] = useState(prefersReducedMotion);
  const pause = () => setIsPaused(true);
  const resume = () => setIsPaused(false);
  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setTimeout(onDone, visibleMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- each new award restarts the timer
  }, [isPaused, awards.length]);
  return (
    <>
      {!reducedMotion && <Confetti />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hovering only pauses the timer */}
      <section
        aria-label="Milestone"
        onMouseEnter={pause}
        onMouseLeave={resume}
        onFocus={pause}
        onBlur={resume}
        className="pointer-events-auto relative night w-full max-w-sm animate-slide-up overflow-hidden rounded-xl p-5 shadow-high"
      >
        <p className="eyebrow text-lamp-ink">{awards.length > 1 ? 'New awards' : 'New award'}</p>
        <ul className="mt-2 grid gap-3">
          {awards.map(({ id, award }) => (
            <li key={id} className="flex items-center gap-4">
              <img src={award.image_url} alt="" className="size-16 shrink-0" />
              <div className="min-w-0">
                <p className="display text-2xl">{award.name}</p>
                <p className="text-soft">{award.description}</p>
              </div>
            </li>
          ))}
        </ul>
        <IconButton label="Dismiss" icon={<X />} onClick={onDone} className="absolute top-1.5 right-1.5" />
      </section>
    </>
  );
};
