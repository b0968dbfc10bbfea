import { todayUtc } from '@rinkside/contracts/player';
import { dayBefore, seasonOf, seasonRange } from '@rinkside/contracts/season';
import { seededRandom } from './seeded-random.js';
import { directory } from './directory.js';
import { people, type DemoPerson } from './people.js';

/** A game of a team: all its players log the same date, opponent and score. */
export interface ScheduledGame {
  date: string;
  /** Name of the other organization. */
  opponent: string;
  ourScore: number;
  theirScore: number;
}

/** Teams play from September to March, on weekends and on one evening of the week. */
const firstDay = '09-05';
const lastDay = '03-22';
const weekendDays = [6, 0];
/** No two of these and the weekend are more than two days apart. */
const eveningDays = [2, 4] as const;
/** In the last days every team plays on each of these weekdays, also in summer, so that every feed shows recent games. */
const recentDays = 2;
const opponentCount = 8;
/** Share of the possible days with a game. */
const gameDayProbability = 0.45;

/** Returns the past days (UTC) of a season on which a team can play, oldest first, and whether each is in the last days. */
const possibleDays = (team: string, season: number, now: Date): { date: string; recent: boolean }[] => {
  const yesterday = dayBefore(todayUtc(now));
  const { starts, ends } = seasonRange('dashboard', season);
  const last = yesterday < ends ? yesterday : dayBefore(ends);
  const evening = seededRandom(`evening of ${team}`).pick(eveningDays);
  const days: { date: string; recent: boolean }[] = [];
  for (let date = last; date >= starts; date = dayBefore(date)) {
    const recent = Date.parse(yesterday) - Date.parse(date) < recentDays * 24 * 3600_000;
    const inSeason = date >= `${season}-${firstDay}` && date <= `${season + 1}-${lastDay}`;
    const weekdays = [...weekendDays, ...(recent ? eveningDays : [evening])];
    if ((recent || inSeason) && weekdays.includes(new Date(date).getUTCDay())) days.unshift({ date, recent });
  }
  return days;
};

const demoClubs = new Set(people.map(({ club }) => club));

/** Returns the closest organizations without demo players, who would have to log the same games. The directory is ordered by region. */
const rivalsOf = (club: string): [string, ...string[]] => {
  const at = directory.findIndex(({ name }) => name === club);
  const near = directory
    .map(({ name }, index) => ({ name, distance: Math.abs(index - at) }))
    .filter(({ name }) => !demoClubs.has(name))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, opponentCount);
  const [first, ...others] = near.map(({ name }) => name);
  if (first === undefined) throw new Error('The directory contains no opponent.');
  return [first, ...others];
};

/** Scores of a team by the oldest age that has them: the youngest score the most. */
const scores: [oldest: number, goals: readonly [number, ...number[]]][] = [
  [8, [1, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8]],
  [12, [0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 6, 7]],
  [18, [0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 6]],
];

const goalsAt = (age: string) =>
  scores.find(([oldest]) => Number.parseInt(age, 10) <= oldest)?.[1] ?? ([3] as const);

export const teamOf = ({ club, age }: DemoPerson): string => `${club} ${age}`;

/** The teams of the demo accounts win more often than they lose. */
const strongTeams = new Set(people.filter(({ account }) => account).map(teamOf));

const gamesOfSeason = (person: DemoPerson, season: number, now: Date): ScheduledGame[] =>
  possibleDays(teamOf(person), season, now).flatMap(({ date, recent }) => {
    const { next, pick } = seededRandom(`${teamOf(person)} on ${date}`);
    if (next() > gameDayProbability && !recent) return [];
    const goals = goalsAt(person.age);
    const opponent = pick(rivalsOf(person.club));
    const [ourScore, theirScore, retry] = [pick(goals), pick(goals), pick(goals)];
    const isStrong = strongTeams.has(teamOf(person));
    return [{ date, opponent, ourScore: isStrong ? Math.max(ourScore, retry) : ourScore, theirScore }];
  });

/** Returns the games of a player's team in the previous and the current season, oldest first. */
export const teamScheduleOf = (
  person: DemoPerson,
  now: Date,
): { last: ScheduledGame[]; current: ScheduledGame[] } => {
  const season = seasonOf('dashboard', todayUtc(now));
  return { last: gamesOfSeason(person, season - 1, now), current: gamesOfSeason(person, season, now) };
};
