import type { GameBody } from '@rinkside/contracts/game';
import { seededRandom } from './seeded-random.js';
import { teamOf, teamScheduleOf, type ScheduledGame } from './schedule.js';
import { people, type DemoPerson } from './people.js';

/** What a player logs of a game next to its score. */
type PlayerNumbers = Partial<GameBody> & { goals: number; assists: number };

/** A game of the team with the player's own numbers. */
export interface PlayerGame extends ScheduledGame {
  numbers: PlayerNumbers;
}

/**
 * Maximum number of logged games of the previous and the current season.
 * Family rule: children with an account log their own games, so their parents have none; coaches have none either.
 */
const gameCountsOf = ({ role, account, age }: DemoPerson): { last: number; current: number } => {
  if (role !== 'player') return { last: 0, current: 0 };
  if (account) return { last: 10, current: 14 };
  return Number.parseInt(age, 10) >= 12 ? { last: 8, current: 10 } : { last: 2, current: 5 };
};

/** Returns the penalty minutes of a game, a multiple of two; null for the half of the games that do not log them. */
const penaltyMinutesOf = (slug: string, date: string): number | null => {
  const { next } = seededRandom(`${slug} in the penalty box on ${date}`);
  return next() < 0.5 ? null : next() < 0.3 ? 2 : 0;
};

/** Defenders score less often than forwards. */
const defenders = new Set(['wren-halloran', 'jonah-adeyemi', 'hana-erickson']);
const goalShareOf = ({ slug }: DemoPerson) => (defenders.has(slug) ? 0.08 : 0.18);
const assistShare = 0.2;

const skatersOf = (team: string): DemoPerson[] =>
  people.filter(
    (person) => person.role === 'player' && person.position === 'skater' && teamOf(person) === team,
  );

/** Returns who of `skaters` has the share of a goal that `roll` (0 to 1) falls in; most goals are of teammates without an account. */
const drawSkater = (skaters: DemoPerson[], shareOf: (person: DemoPerson) => number, roll: number) => {
  let end = 0;
  return skaters.find((person) => roll < (end += shareOf(person)));
};

/** Returns a skater's goals and assists and their penalty minutes. Each goal of the team has one scorer and at most one demo player who assists. */
const skaterNumbers = (person: DemoPerson, { date, ourScore }: ScheduledGame): PlayerNumbers => {
  const { slug } = person;
  const team = teamOf(person);
  const skaters = skatersOf(team);
  const { next } = seededRandom(`goals of ${team} on ${date}`);
  let [goals, assists] = [0, 0];
  for (let goal = 0; goal < ourScore; goal++) {
    const scorer = drawSkater(skaters, goalShareOf, next());
    const others = skaters.filter((other) => other !== scorer);
    const helper = drawSkater(others, () => assistShare, next());
    if (scorer === person) goals++;
    if (helper === person) assists++;
  }
  return { goals, assists, penalty_minutes: penaltyMinutesOf(slug, date) };
};

/** Minutes of a game by age level. */
const minutesOf = (age: number) => (age <= 8 ? 36 : age <= 12 ? 45 : 51);

/** Returns a goalie's statistics for the whole game or its second half. */
const goalieNumbers = ({ slug, age }: DemoPerson, { date, theirScore }: ScheduledGame): PlayerNumbers => {
  const { next } = seededRandom(`${slug} is in net on ${date}`);
  const playsWholeGame = next() < 0.88;
  const years = Number.parseInt(age, 10);
  const goals_against = playsWholeGame ? theirScore : Math.floor(theirScore / 2);
  const saves = Math.round((9 + years * 0.6 + 12 * next()) * (playsWholeGame ? 1 : 0.5));
  return {
    goals: 0,
    assists: 0,
    saves,
    goals_against,
    shots_against: saves + goals_against,
    minutes_played: next() < 0.1 ? null : Math.round(minutesOf(years) * (playsWholeGame ? 1 : 0.5)),
    started_game: playsWholeGame,
    powerplay_goals_against: goals_against > 2 ? 1 : 0,
    shorthanded_goals_against: 0,
  };
};

const withNumbers = (person: DemoPerson, game: ScheduledGame): PlayerGame => ({
  ...game,
  numbers: person.position === 'goalie' ? goalieNumbers(person, game) : skaterNumbers(person, game),
});

/** Returns the games that a person logs, oldest first. */
export const gamesOf = (person: DemoPerson, now: Date): PlayerGame[] => {
  const counts = gameCountsOf(person);
  if (counts.last === 0) return [];
  const { last, current } = teamScheduleOf(person, now);
  const games = [...last.slice(-counts.last), ...current.slice(-counts.current)];
  return games.map((game) => withNumbers(person, game));
};
