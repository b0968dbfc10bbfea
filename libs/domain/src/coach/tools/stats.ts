import type { Position } from '@rinkside/contracts/player';
import {
  goalsAgainstAverage,
  perGame,
  points,
  savePercentage,
  winPercentage,
  type SeasonSums,
} from '@rinkside/contracts/season';

/** '1 goal', '2 goals' */
export const counted = (many: number, one: string, more = `${one}s`): string =>
  `${many} ${many === 1 ? one : more}`;

export const statNames = [
  'goals', 'assists', 'points', 'save_percentage', 'goals_against_average', 'saves', 'shots_against',
  'goals_against', 'shutouts', 'win_percentage',
] as const; // prettier-ignore
export type StatName = (typeof statNames)[number];

/** One figure the coach speaks of: what it is, how it comes about, how to say it. */
export interface Stat {
  name: StatName;
  /** In a sentence: 'save percentage'. */
  words: string;
  position: Position | null;
  better: 'more' | 'less';
  of: (sums: SeasonSums) => number;
  show: (value: number) => string;
  /** The same, comparable whatever the number of games, and what it is called then. */
  rate: { of: (sums: SeasonSums) => number; words: string; show: (value: number) => string };
  /** A smaller change of the rate says nothing. */
  step: number;
  meaning: string;
  /** The same without a number, where that has one. */
  plain?: string;
  formula: string;
  worked: (sums: SeasonSums) => string;
}

const whole = String;
const percent = (value: number) => `${value.toFixed(1)} %`;
const average = (value: number) => value.toFixed(2);

type Plain = Pick<
  Stat,
  'name' | 'words' | 'position' | 'better' | 'of' | 'step' | 'meaning' | 'plain' | 'formula'
>;

/** A count, which adds up game by game. */
const count = (stat: Plain, worked?: Stat['worked']): Stat => ({
  ...stat,
  show: whole,
  rate: {
    of: (sums) => perGame(stat.of(sums), sums.games),
    words: `${stat.words} a game`,
    show: average,
  },
  worked: worked ?? ((sums) => `${stat.of(sums)} in ${sums.games} ${sums.games === 1 ? 'game' : 'games'}`),
});

/** A share or an average, the same thing for one game and for many. */
const rate = (stat: Plain & Pick<Stat, 'show' | 'worked'>): Stat => ({
  ...stat,
  rate: { of: stat.of, words: stat.words, show: stat.show },
});

const list: Stat[] = [
  count({
    name: 'goals',
    words: 'goals',
    position: 'skater',
    better: 'more',
    of: (sums) => sums.goals,
    step: 0.25,
    meaning: 'The goals you scored.',
    formula: 'goals of every game, added up',
  }),
  count({
    name: 'assists',
    words: 'assists',
    position: 'skater',
    better: 'more',
    of: (sums) => sums.assists,
    step: 0.25,
    meaning: 'The goals of your team that you helped to score.',
    formula: 'assists of every game, added up',
  }),
  count(
    {
      name: 'points',
      words: 'points',
      position: 'skater',
      better: 'more',
      of: (sums) => points(sums.goals, sums.assists),
      step: 0.25,
      meaning: 'Every goal and every assist counts as a point.',
      formula: 'goals + assists',
    },
    ({ goals, assists }) => `${goals} + ${assists} = ${points(goals, assists)}`,
  ),
  rate({
    name: 'save_percentage',
    words: 'save percentage',
    position: 'goalie',
    better: 'more',
    of: (sums) => savePercentage(sums.saves, sums.shots_against),
    show: percent,
    step: 1,
    meaning: 'The share of shots on your net that you stopped.',
    formula: 'saves ÷ shots against × 100',
    worked: ({ saves, shots_against }) =>
      `${saves} ÷ ${shots_against} × 100 = ${percent(savePercentage(saves, shots_against))}`,
  }),
  rate({
    name: 'goals_against_average',
    words: 'goals against average',
    position: 'goalie',
    better: 'less',
    of: (sums) => goalsAgainstAverage(sums.goals_against, sums.minutes),
    show: average,
    step: 0.3,
    meaning: 'The goals you let in for every 60 minutes in net; a short game weighs less than a long one.',
    plain: 'About how many goals go in each time you are in net for a whole game.',
    formula: 'goals against ÷ minutes × 60',
    worked: ({ goals_against, minutes }) =>
      `${goals_against} ÷ ${minutes} × 60 = ${average(goalsAgainstAverage(goals_against, minutes))}`,
  }),
  count({
    name: 'saves',
    words: 'saves',
    position: 'goalie',
    better: 'more',
    of: (sums) => sums.saves,
    step: 3,
    meaning: 'The shots you stopped.',
    formula: 'saves of every game, added up',
  }),
  count({
    name: 'shots_against',
    words: 'shots against',
    position: 'goalie',
    better: 'less',
    of: (sums) => sums.shots_against,
    step: 3,
    meaning: 'The shots that would have gone in without you.',
    formula: 'shots against of every game, added up',
  }),
  count({
    name: 'goals_against',
    words: 'goals against',
    position: 'goalie',
    better: 'less',
    of: (sums) => sums.goals_against,
    step: 0.3,
    meaning: 'The goals the other team scored on you.',
    formula: 'goals against of every game, added up',
  }),
  count({
    name: 'shutouts',
    words: 'shutouts',
    position: 'goalie',
    better: 'more',
    of: (sums) => sums.shutouts,
    step: 0.1,
    meaning: 'A game in net without a goal against.',
    formula: 'games in net with no goal against',
  }),
  rate({
    name: 'win_percentage',
    words: 'win percentage',
    position: null,
    better: 'more',
    of: (sums) => winPercentage(sums.wins, sums.games),
    show: (value) => `${value} %`,
    step: 10,
    meaning: 'The share of games your team won; a tie is neither a win nor a loss.',
    formula: 'wins ÷ games × 100, as a whole number',
    worked: ({ wins, games }) => `${wins} ÷ ${games} × 100 = ${winPercentage(wins, games)} %`,
  }),
];

const byName = new Map(list.map((stat) => [stat.name, stat]));

export const statOf = (name: StatName): Stat => {
  const stat = byName.get(name);
  if (!stat) throw new Error(`there is no stat ${name}`);
  return stat;
};

/** The figures a season is summed up by. */
export const mainStats = (position: Position | null): readonly Stat[] =>
  (position === 'goalie'
    ? (['save_percentage', 'goals_against_average', 'saves', 'shutouts'] as const)
    : (['goals', 'assists', 'points'] as const)
  ).map(statOf);

/** The figure a player's form is read from. */
export const mainStat = (position: Position | null): Stat =>
  statOf(position === 'goalie' ? 'save_percentage' : 'points');

/** '5 wins, 3 losses and 1 tie'; what there was none of is not said. */
export const recordText = ({ wins, losses, ties }: SeasonSums): string => {
  const parts = [counted(wins, 'win'), counted(losses, 'loss', 'losses'), counted(ties, 'tie')].filter(
    (part) => !part.startsWith('0 '),
  );
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
};
