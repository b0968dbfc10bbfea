import { skillNames, type DrillView, type PlaceFilter, type Skill } from './drill.js';

/** Filter of drills; an omitted field matches every drill. */
export interface DrillFilter {
  skill?: Skill;
  place?: PlaceFilter;
  /** Search words; all must match. */
  search?: string;
}

const textOf = ({ title, skill, sub_skill, level, equipment, measure, setup }: DrillView) =>
  [title, skillNames[skill], sub_skill, level, ...equipment, measure, setup].join(' ').toLowerCase();

/** Returns whether a drill matches the filter. The server and the web app use the same function. */
export const matchesDrillFilter = (drill: DrillView, { skill, place, search = '' }: DrillFilter): boolean => {
  if (skill && drill.skill !== skill) return false;
  if (place === 'no-ice' ? drill.place === 'ice' : place && drill.place !== place) return false;
  const text = textOf(drill);
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};
