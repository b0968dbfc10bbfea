import {
  gameCounts,
  isSummed,
  optionalCountsOf,
  summedCountNames,
  type SummedCountName,
} from '@rinkside/contracts/game.counts';
import type { Position } from '@rinkside/contracts/player';
import {
  goalsAgainstAverage,
  perGame,
  points,
  savePercentage,
  winPercentage,
  type SeasonSums,
} from '@rinkside/contracts/season';
import { pluralize } from '@rinkside/contracts/text';

export const statNames = [
  ...summedCountNames,
  'points', 'save_percentage', 'goals_against_average', 'shutouts', 'win_percentage',
] as const; // prettier-ignore
export type StatName = (typeof statNames)[number];

/** A rate of a stat, comparable between different numbers of games. */
interface Rate {
  compute: (sums: SeasonSums) => number;
  /** Its name in a sentence, for example 'goals a game'. */
  label: string;
  format: (value: number) => string;
}

interface StatDefinition {
  name: StatName;
  /** Its name in a sentence, for example 'save percentage'. */
  label: string;
  better: 'more' | 'less';
  compute: (sums: SeasonSums) => number;
  /** A smaller change of the rate is reported as steady. */
  minRateChange: number;
  meaning: string;
  /** The meaning without numbers. Set when `meaning` contains a number. */
  plainMeaning?: string;
  formula: string;
}

/** A stat the coach can explain: how to compute, format and describe it. */
export interface Stat extends StatDefinition {
  format: (value: number) => string;
  rate: Rate;
  /** The formula filled in with the player's numbers. */
  workedExample: (sums: SeasonSums) => string;
}

const formatPercent = (value: number) => `${value.toFixed(1)} %`;
const formatAverage = (value: number) => value.toFixed(2);

/** Defines a stat that adds up over games. */
const countStat = (stat: StatDefinition, workedExample?: Stat['workedExample']): Stat => ({
  ...stat,
  format: String,
  rate: {
    compute: (sums) => perGame(stat.compute(sums), sums.games),
    label: `${stat.label} a game`,
    format: formatAverage,
  },
  workedExample:
    workedExample ??
    ((sums) => `${stat.compute(sums)} in ${sums.games} ${sums.games === 1 ? 'game' : 'games'}`),
});

/** Defines a stat that is already a rate: a percentage or an average. */
const rateStat = (stat: StatDefinition & Pick<Stat, 'format' | 'workedExample'>): Stat => ({
  ...stat,
  rate: { compute: stat.compute, label: stat.label, format: stat.format },
});

/** How a season judges the counts it adds up. */
const judgements: Record<SummedCountName, Pick<StatDefinition, 'better' | 'minRateChange'>> = {
  goals: { better: 'more', minRateChange: 0.25 },
  assists: { better: 'more', minRateChange: 0.25 },
  saves: { better: 'more', minRateChange: 3 },
  shots_against: { better: 'less', minRateChange: 3 },
  goals_against: { better: 'less', minRateChange: 0.3 },
  penalty_minutes: { better: 'less', minRateChange: 0.5 },
};

const summedStat = (name: SummedCountName): Stat => {
  const { label, sum } = gameCounts[name];
  const words = label.toLowerCase();
  return countStat({
    name,
    label: words,
    ...judgements[name],
    compute: (sums) => sums[name],
    meaning: sum.meaning,
    formula: `${words} of every game, added up`,
  });
};

const stats: Stat[] = [
  ...summedCountNames.map(summedStat),
  countStat(
    {
      name: 'points',
      label: 'points',
      better: 'more',
      compute: (sums) => points(sums.goals, sums.assists),
      minRateChange: 0.25,
      meaning: 'Every goal and every assist counts as a point.',
      formula: 'goals + assists',
    },
    ({ goals, assists }) => `${goals} + ${assists} = ${points(goals, assists)}`,
  ),
  rateStat({
    name: 'save_percentage',
    label: 'save percentage',
    better: 'more',
    compute: (sums) => savePercentage(sums.saves, sums.shots_against),
    format: formatPercent,
    minRateChange: 1,
    meaning: 'The share of shots on your net that you stopped.',
    formula: 'saves ÷ shots against × 100',
    workedExample: ({ saves, shots_against }) =>
      `${saves} ÷ ${shots_against} × 100 = ${formatPercent(savePercentage(saves, shots_against))}`,
  }),
  rateStat({
    name: 'goals_against_average',
    label: 'goals against average',
    better: 'less',
    compute: (sums) => goalsAgainstAverage(sums.goals_against, sums.minutes),
    format: formatAverage,
    minRateChange: 0.3,
    meaning: 'The goals you let in for every 60 minutes in net; a short game weighs less than a long one.',
    plainMeaning: 'About how many goals go in each time you are in net for a whole game.',
    formula: 'goals against ÷ minutes × 60',
    workedExample: ({ goals_against, minutes }) =>
      `${goals_against} ÷ ${minutes} × 60 = ${formatAverage(goalsAgainstAverage(goals_against, minutes))}`,
  }),
  countStat({
    name: 'shutouts',
    label: 'shutouts',
    better: 'more',
    compute: (sums) => sums.shutouts,
    minRateChange: 0.1,
    meaning: 'A game in net without a goal against.',
    formula: 'games in net with no goal against',
  }),
  rateStat({
    name: 'win_percentage',
    label: 'win percentage',
    better: 'more',
    compute: (sums) => winPercentage(sums.wins, sums.games),
    format: (value) => `${value} %`,
    minRateChange: 10,
    meaning: 'The share of games your team won; a tie is neither a win nor a loss.',
    formula: 'wins ÷ games × 100, as a whole number',
    workedExample: ({ wins, games }) => `${wins} ÷ ${games} × 100 = ${winPercentage(wins, games)} %`,
  }),
];

const byName = new Map(stats.map((stat) => [stat.name, stat]));

export const isStatName = (name: string): name is StatName => byName.has(name as StatName);

export const statOf = (name: StatName): Stat => {
  const stat = byName.get(name);
  if (!stat) throw new Error(`unknown stat: ${name}`);
  return stat;
};

/** The stats in a season summary. */
export const mainStats = (position: Position | null): readonly Stat[] =>
  (position === 'goalie'
    ? (['save_percentage', 'goals_against_average', 'saves', 'shutouts'] as const)
    : (['goals', 'assists', 'points'] as const)
  ).map(statOf);

/** The stats of counts that a game may leave out. */
export const optionalStats = (position: Position | null): readonly Stat[] =>
  optionalCountsOf(position).filter(isSummed).map(statOf);

/** The stat used for a player's trend. */
export const mainStat = (position: Position | null): Stat =>
  statOf(position === 'goalie' ? 'save_percentage' : 'points');

/** For example '5 wins, 3 losses and 1 tie'. Zeros are omitted. */
export const recordSentence = ({ wins, losses, ties }: SeasonSums): string => {
  const parts = [pluralize(wins, 'win'), pluralize(losses, 'loss', 'losses'), pluralize(ties, 'tie')].filter(
    (part) => !part.startsWith('0 '),
  );
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
};
