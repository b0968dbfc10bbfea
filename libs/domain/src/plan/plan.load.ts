/** How much somebody of an age trains on top of team practice. */
interface Load {
  /** Ages up to this one. */
  to: number;
  /** Minutes a week that no plan passes: a fraction of an hour a week for each year, as team ice counts too. */
  cap: number;
  /** Days by number, 1 Monday to 7 Sunday; all others rest. */
  days: number[];
  /** Drills on such a day. */
  drills: number;
}

const loads: Load[] = [
  { to: 8, cap: 60, days: [3, 6], drills: 1 },
  { to: 10, cap: 90, days: [2, 4, 6], drills: 1 },
  { to: 12, cap: 150, days: [2, 4, 6], drills: 2 },
  { to: 14, cap: 200, days: [1, 3, 4, 6], drills: 2 },
  { to: 17, cap: 300, days: [1, 2, 4, 6], drills: 2 },
];
const grown: Load = { to: Number.POSITIVE_INFINITY, cap: 360, days: [1, 2, 4, 5, 6], drills: 2 };

export const loadOf = (age: number): Load => loads.find(({ to }) => age <= to) ?? grown;
