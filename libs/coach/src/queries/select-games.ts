import type { Citation } from '@rinkside/contracts/coach';
import { outcomeOf } from '@rinkside/contracts/game';
import type { Position } from '@rinkside/contracts/player';
import { sumsOf } from '@rinkside/contracts/season.sums';
import { daysBetween } from '@rinkside/domain/coach/dates';
import type { OwnGame } from '@rinkside/domain/coach/own-game';
import { cite, gameLabel, statLine } from '@rinkside/domain/coach/own-games';
import { mainStats, recordSentence } from '@rinkside/domain/coach/stats';
import {
  amountText,
  conditionsText,
  conditionText,
  hasRate,
  measureOf,
  meetsAll,
  rateText,
  valueText,
  type Games,
  type Measure,
} from './measures.js';
import { resultTexts } from './named-measures.js';
import { teamInText, teamsNamed } from './opponents.js';
import { allSeasonsPeriod, gamesIn, takeGames, wholeHistory, type Period } from './period.js';
import type { Figure, Reading, GameLine, QueryContext } from './query-result.js';
import type { Exclusion, StatQuery } from './stat-query.js';

export type Scope = Pick<
  StatQuery,
  'period' | 'opponent' | 'result' | 'condition' | 'also' | 'either' | 'follows' | 'except'
>;

export interface Selection {
  games: Games;
  text: string;
  opponent: string | null;
  isUnknownTeam: boolean;
}

/**
 * Returns games by their previous game: it has a result or a figure, or was on the day before. All games are
 * given, newest first.
 */
const followingGames = (follows: NonNullable<Scope['follows']>, all: Games): ReadonlySet<OwnGame> =>
  new Set(
    all.filter((game, at) => {
      const previous = all[at + 1];
      if (!previous) return false;
      if (typeof follows === 'object') return meetsAll({ condition: follows })(previous);
      return follows === 'game'
        ? daysBetween(previous.date, game.date) === 1
        : outcomeOf(previous) === follows;
    }),
  );

const followTexts = {
  win: 'games after a win',
  loss: 'games after a loss',
  tie: 'games after a tie',
  game: 'games on the day after another',
} as const;

const rankedTexts = { best: 'best', worst: 'toughest', both: 'best and the toughest' } as const;

/** The games of a scope without those that the query leaves out, and a text for these. */
const leaveOut = (
  { ranked, ...except }: Exclusion,
  games: Games,
  scope: string,
): { games: Games; text: string } => {
  if (!ranked) {
    const named = select({ ...except, period: except.period ?? wholeHistory }, games);
    const text = named.text
      .replace(`, ${scope}`, '')
      .replace(/(?:^|, )all seasons$/, '')
      .replace(/^vs /, 'games vs ')
      .replace(/^(?=(?:first|last) )/, 'the ');
    const left = new Set(named.games);
    return { games: games.filter((game) => !left.has(game)), text: `without ${text}` };
  }
  const { side, games: count, measure: name } = ranked;
  const measure = measureOf(name);
  const ranking = rankedGames(measure, games.filter(hasValue(measure)), side !== 'worst');
  const left = new Set([...ranking.slice(0, count), ...(side === 'both' ? ranking.slice(-count) : [])]);
  const noun = count === 1 ? 'game' : `${count} games`;
  return {
    games: games.filter((game) => !left.has(game)),
    text: `without the ${rankedTexts[side]} ${noun} by ${measure.label}`,
  };
};

/** Selects the games of a scope: the period, then the opponent, then the first or last of them, then the rest. */
export const select = (scope: Scope, all: Games): Selection => {
  const { period, opponent, result, condition, follows } = scope;
  const names = [...new Set(all.map((game) => game.opponent))];
  const named = opponent === undefined ? names : teamsNamed(opponent, names);
  // 'The Lynx and the Comets together'.
  const fitting =
    named.length > 0 || opponent === undefined
      ? named
      : opponent.split(' and ').flatMap((name) => teamsNamed(name, names));
  const mentioned = fitting.length === 0 && opponent !== undefined ? teamInText(opponent, names) : undefined;
  const teams = mentioned === undefined ? fitting : [mentioned];
  const eligible = follows && followingGames(follows, all);
  const against = gamesIn(period, all).filter(
    (game) => (opponent === undefined || teams.includes(game.opponent)) && (!eligible || eligible.has(game)),
  );
  const takenResult = period.take?.result;
  const taken = takeGames(
    period,
    takenResult ? against.filter((game) => outcomeOf(game) === takenResult) : against,
  );
  const found = taken.filter((game) => (!result || outcomeOf(game) === result) && meetsAll(scope)(game));
  const left = scope.except && leaveOut(scope.except, found, period.text);
  const games = left?.games ?? found;
  const opponentText = opponent === undefined ? null : teams.length > 0 ? teams.join(' and ') : opponent;
  const text = [
    result && resultTexts[result],
    opponentText && teams.length > 0 && `vs ${opponentText}`,
    follows &&
      (typeof follows === 'object' ? `games after one with ${conditionText(follows)}` : followTexts[follows]),
    condition && `games with ${conditionsText(scope)}`,
    takenText(period, against.length, taken.length),
    left?.text,
  ]
    .filter(Boolean)
    .join(', ');
  return { games, text, opponent: opponentText, isUnknownTeam: opponent !== undefined && teams.length === 0 };
};

/** Names how many games there were if they are fewer than the question asks for. */
const takenText = ({ text, take }: Period, available: number, taken: number) =>
  take && available < take.games && taken > 0
    ? text.replace(/(first|last) \d+ games/, `$1 ${taken} games`).replace(/\b1 games\b/, '1 game')
    : text;

export const gamesOf = (count: number) => `${count} ${count === 1 ? 'game' : 'games'}`;

export const citeFigure = (measure: Measure, games: Games, text: string, withRate: boolean): Citation[] => [
  cite(valueText(measure, games), `${measure.name === 'record' ? 'Record' : measure.label}, ${text}`, games),
  ...(withRate && hasRate(measure)
    ? [cite(rateText(measure, games), `${measure.label} a game, ${text}`, games)]
    : []),
];

export const read = (
  measures: readonly Measure[],
  { games, text }: Pick<Selection, 'games' | 'text'>,
  withRate = false,
): { reading: Reading; citations: Citation[] } => {
  const citations: Citation[] = games.length > 0 ? [cite(String(games.length), `Games, ${text}`, games)] : [];
  const figures: Figure[] = [];
  const missing: string[] = [];
  for (const measure of measures) {
    const logged = games.filter(measure.isOnSheet);
    if (logged.length === 0) {
      missing.push(measure.label);
      continue;
    }
    citations.push(...citeFigure(measure, logged, text, withRate));
    if (logged.length !== games.length)
      citations.push(cite(String(logged.length), `games with ${measure.label} logged, ${text}`, logged));
    figures.push({
      name: measure.name,
      label: measure.label,
      value: valueText(measure, logged),
      games: logged.length,
      perGame: hasRate(measure) ? rateText(measure, logged) : null,
    });
  }
  const record = recordSentence(sumsOf(games));
  return { reading: { scope: text, games: games.length, record, figures, missing }, citations };
};

export const lineOf = (game: OwnGame, measure?: Measure): GameLine => ({
  label: gameLabel(game),
  line: statLine(game),
  amount:
    measure?.isOnSheet(game) && measure.name !== 'record'
      ? amountText(measure, measure.compute([game]))
      : null,
});

export const citeLines = (games: Games, measure?: Measure): Citation[] =>
  games.flatMap((game) => [
    cite(statLine(game), gameLabel(game), [game]),
    ...(measure?.isOnSheet(game) && measure.name !== 'record'
      ? [cite(measure.format(measure.compute([game])), `${measure.label}, ${gameLabel(game)}`, [game])]
      : []),
  ]);

export const mainMeasures = (position: Position | null): Measure[] =>
  mainStats(position).map(({ name }) => measureOf(name));

export const positionOf = (games: Games, { position }: QueryContext) => games[0]?.position ?? position;

export const maxLines = 5;

/** The readings of a query: the named period, other meanings of its words, and all seasons for an opponent. */
export const readingsOf = (query: StatQuery, all: Games): Selection[] => {
  const first = select(query, all);
  const others = (query.otherPeriods ?? []).map((period) => select({ ...query, period }, all));
  const ever =
    query.period.assumed && query.opponent !== undefined && !query.period.take
      ? [select({ ...query, period: allSeasonsPeriod }, all)]
      : [];
  return [
    first,
    ...[...others, ...ever].filter(({ games }) => games.length !== first.games.length && games.length > 0),
  ];
};

export const hasValue = (measure: Measure) => (game: OwnGame) =>
  measure.isOnSheet(game) && (measure.name !== 'save_percentage' || (game.shots_against ?? 0) > 0);

/** The best or worst games in order; equal ones from the newest. */
export const rankedGames = (measure: Measure, games: Games, isBest: boolean): OwnGame[] => {
  const sign = isBest === (measure.better === 'more') ? -1 : 1;
  return games.toSorted((one, other) => sign * (measure.compute([one]) - measure.compute([other])));
};
