import type { DrillView } from '@rinkside/contracts/drill';
import { isFound, type DrillFilter } from '@rinkside/contracts/drill.filter';
import { drills } from './drill.library.js';

export interface DrillQuery extends DrillFilter {
  /** Years. */
  age?: number;
  /** How long there is time. */
  minutes?: number;
  /** What is at hand, such as `ball` and `cones`; a drill may need no more. */
  equipment?: readonly string[];
}

/** From this age on every drill is somebody's own choice. */
const adult = 18;

export const suitsAge = ({ ages }: DrillView, age: number): boolean =>
  age >= adult || (ages.from <= age && age <= ages.to);

/** `10 pucks` and `Puck` are the same thing to look for. */
const bare = (thing: string) => thing.toLowerCase().replace(/^\d+ /, '').replace(/s$/, '');

const isAtHand = (drill: DrillView, equipment: readonly string[]) => {
  const things = equipment.map(bare);
  return drill.equipment.every((needed) => things.some((thing) => bare(needed).includes(thing)));
};

const inTitle = ({ title }: DrillView, search = '') =>
  search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => title.toLowerCase().includes(word)).length;

/** The library's drills that fit all of what is asked for; those whose title says more of the words first. */
export const findDrills = ({ age, minutes, equipment, ...filter }: DrillQuery): DrillView[] => {
  const found = drills.filter(
    (drill) =>
      isFound(drill, filter) &&
      (age === undefined || suitsAge(drill, age)) &&
      (minutes === undefined || drill.minutes <= minutes) &&
      (equipment === undefined || isAtHand(drill, equipment)),
  );
  return found.toSorted((one, other) => inTitle(other, filter.search) - inTitle(one, filter.search));
};
