import { ageOn, type Position, type ProfileView, todayUtc } from '@rinkside/contracts/player';
import type { SeasonStats } from '@rinkside/contracts/season';

export interface Standing {
  profile: Pick<ProfileView, 'role' | 'position' | 'age' | 'birthdate'>;
  /** Of the season on the dashboard; null while unknown. */
  stats: SeasonStats | null;
  /** How many players the viewer follows; null while unknown. */
  followed: number | null;
}

const byRole = {
  parent: 'See what the team has been up to.',
  coach: 'See how your players are doing.',
  player: 'See what your friends have been up to.',
} as const;

/** What one of them is called, how many there are from one milestone to the next, and how many they have. */
type Counted = readonly [name: string, step: number, of: (stats: SeasonStats) => number];
const games: Counted = ['game', 10, ({ totalGames }) => totalGames];
const milestones: Record<Position, readonly Counted[]> = {
  skater: [
    ['goal', 5, ({ totalGoals }) => totalGoals],
    ['assist', 5, ({ totalAssists }) => totalAssists],
    games,
  ],
  goalie: [['save', 50, ({ totalSaves }) => totalSaves], ['shutout', 5, ({ shutouts }) => shutouts], games],
};

const some = (count: number, name: string) => (count === 1 ? name : `${name}s`);

/** The milestone they are nearest to, of what they have begun to count: nobody hears what is missing. */
const nextMilestone = (stats: SeasonStats, position: Position): string | null => {
  const [next] = milestones[position]
    .map(([name, step, of]) => ({ name, step, count: of(stats), left: step - (of(stats) % step) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => a.left / a.step - b.left / b.step);
  if (!next) return null;
  const { name, count, left } = next;
  return `${left} more ${some(left, name)} to ${count + left} this season.`;
};

/** Under ten they play: no goal is set for them. The age level of a parent or coach is a child's, the birthday is not. */
const isYoung = ({ role, age, birthdate }: Standing['profile']): boolean =>
  Number.parseInt(age ?? '', 10) < 10 ||
  (role === 'player' && birthdate !== null && ageOn(birthdate, todayUtc()) < 10);

/** One line under the welcome that fits who reads it: where their season stands, else what is here for them. */
export const contextLine = ({ profile, stats, followed }: Standing): string => {
  const { role, position } = profile;
  const milestone = stats && nextMilestone(stats, position ?? 'skater');
  if (milestone && isYoung(profile))
    return `${stats.totalGames} ${some(stats.totalGames, 'game')} this season. Have fun out there!`;
  if (milestone) return milestone;
  if (followed === 0) return 'Follow a few players and what they share shows up right here.';
  if (role === 'player' && position === 'goalie') return 'Pads on. See what your friends have been up to.';
  return byRole[role ?? 'player'];
};
