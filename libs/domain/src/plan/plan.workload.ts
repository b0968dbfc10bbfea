/** Training load of an age, in addition to team practice. */
interface Workload {
  /** Maximum age of this entry, years. */
  maxAge: number;
  /** Maximum minutes per week. Far below one hour per year of age, because team ice time is added. */
  maxWeeklyMinutes: number;
  /** Training days, 1 Monday to 7 Sunday; all others are rest days. */
  days: number[];
  /** Drills per training day. */
  drillsPerDay: number;
}

const loads: Workload[] = [
  { maxAge: 8, maxWeeklyMinutes: 60, days: [3, 6], drillsPerDay: 1 },
  { maxAge: 10, maxWeeklyMinutes: 90, days: [2, 4, 6], drillsPerDay: 1 },
  { maxAge: 12, maxWeeklyMinutes: 150, days: [2, 4, 6], drillsPerDay: 2 },
  { maxAge: 14, maxWeeklyMinutes: 200, days: [1, 3, 4, 6], drillsPerDay: 2 },
  { maxAge: 17, maxWeeklyMinutes: 300, days: [1, 2, 4, 6], drillsPerDay: 2 },
];
const adultLoad: Workload = {
  maxAge: Number.POSITIVE_INFINITY,
  maxWeeklyMinutes: 360,
  days: [1, 2, 4, 5, 6],
  drillsPerDay: 2,
};

export const workloadFor = (age: number): Workload => loads.find(({ maxAge }) => age <= maxAge) ?? adultLoad;
