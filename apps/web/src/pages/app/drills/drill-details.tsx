import type { DrillView } from '@rinkside/contracts/drill';
import {
  agesText,
  minutesText,
  needsText,
  placeText,
  playersText,
} from '../../../features/drill/drill-labels';

/** Shows a drill's time, level, ages, players, place, equipment and author. */
export const DrillDetails = ({ drill }: { drill: DrillView }) => {
  const details = [
    ['Time', minutesText(drill.minutes)],
    ['Level', drill.level],
    ['Ages', agesText(drill.ages)],
    ['Players', playersText(drill.players)],
    ['Where', `${placeText(drill.place)}: ${drill.space.toLowerCase()}`],
    ['Needs', needsText(drill.equipment)],
    ['Author', drill.author],
  ] as const;
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-x-5 gap-y-3 sm:flex sm:flex-wrap sm:gap-x-8">
      {details.map(([name, value]) => (
        <div key={name} className="nth-[n+5]:col-span-full">
          <dt className="text-xs font-semibold text-soft">{name}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
};
