import { todayUtc } from '@rinkside/contracts/player';
import { dayBefore, seasonOf } from '@rinkside/contracts/season';
import { seededRandom } from './seeded-random.js';
import { directory } from './directory.js';
import type { DemoPerson } from './people.js';

/** A game of a team: all its players log the same date, opponent and score. */
export interface ScheduledGame {
  date: string;
  /** Name of the other organization. */
  opponent: string;
  ourScore: number;
  theirScore: number;
}

/** Teams play on weekends from September to March. */
const firstDay = '09-05';
const lastDay = '03-22';
const opponentCount = 8;
/** Share of weekend days with a game. */
const gameDayProbability = 0.55;

/** Returns the weekend days of a season before today (UTC), oldest first. */
const weekendDays = (season: number, now: Date): string[] => {
  const days: string[] = [];
  const yesterday = dayBefore(todayUtc(now));
  const end = `${season + 1}-${lastDay}`;
  for (let day = yesterday < end ? yesterday : end; day >= `${season}-${firstDay}`; day = dayBefore(day))
    if ([0, 6].includes(new Date(day).getUTCDay())) days.unshift(day);
  return days;
};

/** Returns the closest organizations. The directory is ordered by region, so neighboring entries are near. */
const rivalsOf = (club: string): [string, ...string[]] => {
  const at = directory.findIndex(({ name }) => name === club);
  const near = directory
    .map(({ name }, index) => ({ name, distance: Math.abs(index - at) }))
    .filter(({ name }) => name !== club)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, opponentCount);
  const [first, ...others] = near.map(({ name }) => name);
  if (first === undefined) throw new Error('The directory contains no opponent.');
  return [first, ...others];
};

const goals = [0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 6] as const;

const gamesOfSeason = (team: string, club: string, season: number, now: Date): ScheduledGame[] =>
  weekendDays(season, now).flatMap((date) => {
    const { next, pick } = seededRandom(`${team} on ${date}`);
    if (next() > gameDayProbability) return [];
    return [{ date, opponent: pick(rivalsOf(club)), ourScore: pick(goals), theirScore: pick(goals) }];
  });

/** Returns the games of a person's team (a parent's child's team) in the previous and the current season, oldest first. */
export const teamScheduleOf = (
  { club, age }: DemoPerson,
  now: Date,
): { last: ScheduledGame[]; current: ScheduledGame[] } => {
  const season = seasonOf('dashboard', todayUtc(now));
  const team = `${club} ${age}`;
  return {
    last: gamesOfSeason(team, club, season - 1, now),
    current: gamesOfSeason(team, club, season, now),
  };
};
