import type { DrillView } from '@rinkside/contracts/drill';
import { matchesDrillFilter, type DrillFilter } from '@rinkside/contracts/drill.filter';
import { drillLibrary } from './drill.library.js';

export interface DrillQuery extends DrillFilter {
  /** Years. */
  age?: number;
  /** Available time, minutes. */
  minutes?: number;
  /** Available equipment, such as `ball` and `cones`; a drill may not need anything else. */
  equipment?: readonly string[];
}

/** From this age on, age ranges of drills do not apply. */
const adultAge = 18;

export const suitsAge = ({ ages }: DrillView, age: number): boolean =>
  age >= adultAge || (ages.from <= age && age <= ages.to);

/** Normalizes equipment: `10 pucks` and `Puck` are equal. */
const normalized = (item: string) => item.toLowerCase().replace(/^\d+ /, '').replace(/s$/, '');

const hasEquipment = (drill: DrillView, equipment: readonly string[]) => {
  const available = equipment.map(normalized);
  return drill.equipment.every((needed) => available.some((item) => normalized(needed).includes(item)));
};

const countWordsInTitle = ({ title }: DrillView, search = '') =>
  search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => title.toLowerCase().includes(word)).length;

/** Returns the drills that match the whole query; those with more search words in the title first. */
export const searchDrills = ({ age, minutes, equipment, ...filter }: DrillQuery): DrillView[] => {
  const found = drillLibrary.filter(
    (drill) =>
      matchesDrillFilter(drill, filter) &&
      (age === undefined || suitsAge(drill, age)) &&
      (minutes === undefined || drill.minutes <= minutes) &&
      (equipment === undefined || hasEquipment(drill, equipment)),
  );
  return found.toSorted(
    (one, other) => countWordsInTitle(other, filter.search) - countWordsInTitle(one, filter.search),
  );
};
