import { useAtomValue } from 'jotai';
import { useLazyComponent } from '../../../ui/use-lazy-component';
import { markCelebrated, milestonesAtom } from './milestones';

const card = {
  chunk: 'milestone',
  load: () => import('./milestone-card').then((part) => part.MilestoneCard),
};

/** Shows the milestone card over any page without blocking it. */
export const MilestoneHost = () => {
  const awards = useAtomValue(milestonesAtom);
  const renderCard = useLazyComponent(card, awards.length > 0);
  return (
    <output className="pointer-events-none fixed inset-0 z-50 grid items-end justify-items-center px-4 pb-28 lg:pb-8">
      {awards.length > 0 && renderCard?.({ awards, onDone: () => markCelebrated(awards) })}
    </output>
  );
};
