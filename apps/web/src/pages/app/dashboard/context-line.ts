import { ageOn, type Position, type ProfileView, todayUtc } from '@rinkside/contracts/player';
import type { SeasonStats } from '@rinkside/contracts/season';

export interface ContextLineInput {
  profile: Pick<ProfileView, 'role' | 'position' | 'age' | 'birthdate'>;
  /** The dashboard's season; null while loading. */
  stats: SeasonStats | null;
  /** How many players the viewer follows; null while loading. */
  followed: number | null;
}

const byRole = {
  parent: 'See what the team has been up to.',
  coach: 'See how your players are doing.',
  player: 'See what your friends have been up to.',
} as const;

/** A counted statistic: its name, the distance between milestones, and its value. */
type Milestone = readonly [name: string, step: number, valueOf: (stats: SeasonStats) => number];
const games: Milestone = ['game', 10, ({ totalGames }) => totalGames];
const milestones: Record<Position, readonly Milestone[]> = {
  skater: [
    ['goal', 5, ({ totalGoals }) => totalGoals],
    ['assist', 5, ({ totalAssists }) => totalAssists],
    games,
  ],
  goalie: [['save', 50, ({ totalSaves }) => totalSaves], ['shutout', 5, ({ shutouts }) => shutouts], games],
};

const plural = (count: number, name: string) => (count === 1 ? name : `${name}s`);

/** Returns the text of the nearest milestone. Counts that are still zero are ignored. */
const nextMilestone = (stats: SeasonStats, position: Position): string | null => {
  const [next] = milestones[position]
    .map(([name, step, valueOf]) => ({
      name,
      step,
      count: valueOf(stats),
      remaining: step - (valueOf(stats) % step),
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => a.remaining / a.step - b.remaining / b.step);
  if (!next) return null;
  const { name, count, remaining } = next;
  return `${remaining} more ${plural(remaining, name)} to ${count + remaining} this season.`;
};

/** Players under ten get no milestones. A parent's or coach's age level is a child's, but their birthdate is not. */
const isYoung = ({ role, age, birthdate }: ContextLineInput['profile']): boolean =>
  Number.parseInt(age ?? '', 10) < 10 ||
  (role === 'player' && birthdate !== null && ageOn(birthdate, todayUtc()) < 10);

/** Returns the line under the welcome: the next milestone, else a text by role. */
export const contextLine = ({ profile, stats, followed }: ContextLineInput): string => {
  const { role, position } = profile;
  const milestone = stats && nextMilestone(stats, position ?? 'skater');
  if (milestone && isYoung(profile))
    return `${stats.totalGames} ${plural(stats.totalGames, 'game')} this season. Have fun out there!`;
  if (milestone) return milestone;
  if (followed === 0) return 'Follow a few players to see their games, highlights and posts here.';
  if (role === 'player' && position === 'goalie') return 'Pads on. See what your friends have been up to.';
  return byRole[role ?? 'player'];
};
