import { skillNames, type DrillView, type PlaceFilter, type Skill } from './drill.js';

/** What a drill is looked for by; what is left out may be anything. */
export interface DrillFilter {
  skill?: Skill;
  place?: PlaceFilter;
  /** Words, all of which must be found. */
  search?: string;
}

const textOf = ({ title, skill, sub_skill, level, equipment, measure, setup }: DrillView) =>
  [title, skillNames[skill], sub_skill, level, ...equipment, measure, setup].join(' ').toLowerCase();

/** Whether a drill is one of those looked for; the server and the screen's own filter ask the same. */
export const isFound = (drill: DrillView, { skill, place, search = '' }: DrillFilter): boolean => {
  if (skill && drill.skill !== skill) return false;
  if (place === 'no-ice' ? drill.place === 'ice' : place && drill.place !== place) return false;
  const text = textOf(drill);
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};
