import { todayUtc } from '@rinkside/contracts/player';
import { dayBefore, seasonOf } from '@rinkside/contracts/season';
import { diceOf } from './dice.js';
import { directory } from './directory.js';
import type { DemoPerson } from './people.js';

/** A game of a team: everybody on it logs the same day, opponent and score. */
export interface Meeting {
  date: string;
  /** Name of the other organization. */
  opponent: string;
  ours: number;
  theirs: number;
}

/** Teams play from September into March, on weekends. */
const firstDay = '09-05';
const lastDay = '03-22';
const opponents = 8;
/** How often a weekend day is a game day. */
const often = 0.55;

/** Days of a season on which games may have been played by now (UTC), oldest first. */
const weekendDays = (season: number, now: Date): string[] => {
  const days: string[] = [];
  const yesterday = dayBefore(todayUtc(now));
  const end = `${season + 1}-${lastDay}`;
  for (let day = yesterday < end ? yesterday : end; day >= `${season}-${firstDay}`; day = dayBefore(day))
    if ([0, 6].includes(new Date(day).getUTCDay())) days.unshift(day);
  return days;
};

/** The directory is in order of regions: who stands near is near. */
const rivalsOf = (club: string): [string, ...string[]] => {
  const at = directory.findIndex(({ name }) => name === club);
  const near = directory
    .map(({ name }, index) => ({ name, distance: Math.abs(index - at) }))
    .filter(({ name }) => name !== club)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, opponents);
  const [first, ...others] = near.map(({ name }) => name);
  if (first === undefined) throw new Error('the directory has no opponent');
  return [first, ...others];
};

const goals = [0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 6] as const;

const seasonPlayed = (team: string, club: string, season: number, now: Date): Meeting[] =>
  weekendDays(season, now).flatMap((date) => {
    const { roll, pick } = diceOf(`${team} on ${date}`);
    if (roll() > often) return [];
    return [{ date, opponent: pick(rivalsOf(club)), ours: pick(goals), theirs: pick(goals) }];
  });

/** What somebody's team (a child's, for a parent) played this season and the one before, oldest first. */
export const meetingsOf = ({ club, age }: DemoPerson, now: Date): { last: Meeting[]; current: Meeting[] } => {
  const season = seasonOf('dashboard', todayUtc(now));
  const team = `${club} ${age}`;
  return {
    last: seasonPlayed(team, club, season - 1, now),
    current: seasonPlayed(team, club, season, now),
  };
};
