import type { AwardView } from '@rinkside/contracts/award';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../../../ui/icon-button';
import { wantsStillness } from '../../../ui/stillness';
import { Confetti } from './confetti';

/** How long it stays unless somebody points at it (ms). */
const lingers = 7000;

export interface MilestoneCardProps {
  awards: readonly AwardView[];
  onDone: () => void;
}

/** The goal horn: what was earned, under confetti. Without motion it only fades in. */
export const MilestoneCard = ({ awards, onDone }: MilestoneCardProps) => {
  const [held, setHeld] = useState(false);
  const [still] = useState(wantsStillness);
  const hold = () => setHeld(true);
  const letGo = () => setHeld(false);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(onDone, lingers);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- its time begins anew with every award
  }, [held, awards.length]);
  return (
    <>
      {!still && <Confetti />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hovering only stops the clock */}
      <section
        aria-label="Milestone"
        onMouseEnter={hold}
        onMouseLeave={letGo}
        onFocus={hold}
        onBlur={letGo}
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
