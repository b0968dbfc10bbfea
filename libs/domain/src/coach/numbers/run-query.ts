import type { Citation } from '@rinkside/contracts/coach';
import { outcomeOf } from '@rinkside/contracts/game';
import {
  goalsAgainstAverage,
  defaultGameMinutes,
  perGame,
  savePercentage,
  winPercentage,
} from '@rinkside/contracts/season';
import { sumsOf } from '@rinkside/contracts/season.sums';
import type { Position } from '@rinkside/contracts/player';
import { daysBetween } from '../tools/dates.js';
import type { OwnGame } from '../tools/own-game.js';
import { cite, gameLabel, statLine } from '../tools/own-games.js';
import { mainStats, recordSentence } from '../tools/stats.js';
import {
  amountText,
  conditionsText,
  conditionText,
  hasConditions,
  hasRate,
  measureOf,
  meetsAll,
  rateOf,
  rateText,
  valueText,
  type Games,
  type Measure,
} from './measures.js';
import { resultTexts } from './named-measures.js';
import { teamInText, teamsNamed } from './opponents.js';
import {
  allSeasonsPeriod,
  currentSeason,
  gamesIn,
  lastSeason,
  seasonPeriod,
  takeGames,
  weekdayOf,
  wholeHistory,
  type Period,
} from './period.js';
import { seasonOf } from '@rinkside/contracts/season';
import type { Condition, Exclusion, StatQuery } from './stat-query.js';

/** One figure over some games. */
export interface Figure {
  name: string;
  label: string;
  value: string;
  /** Games that have it on their sheet. */
  games: number;
  /** Per game, for totals. */
  perGame: string | null;
}

/** The figures of one set of games. */
export interface Reading {
  scope: string;
  games: number;
  record: string;
  figures: Figure[];
  /** Measures that none of the games has. */
  missing: string[];
}

export interface GameLine {
  label: string;
  line: string;
  amount: string | null;
}

export interface Group {
  name: string;
  value: string;
  games: number;
  perGame: string | null;
}

/** A figure that is worked out from the others. */
interface Derived {
  name: 'difference' | 'ratio' | 'median' | 'share' | `average per ${string}`;
  value: string;
}

export type QueryData =
  | { kind: 'no games'; scope: string; opponent: string | null; hasGames: boolean; elsewhere: Reading | null }
  | { kind: 'unlogged'; what: string; figures: Figure[]; scope: string; games: number }
  | {
      kind: 'values';
      readings: Reading[];
      isPerGame: boolean;
      minutesAssumed: number;
      derived: Derived | null;
    }
  | { kind: 'summary'; readings: Reading[]; lines: GameLine[] }
  | {
      kind: 'count';
      scope: string;
      condition: string;
      games: number;
      of: number;
      percent: string;
      /** With an exact number: the games with that or more. '2-goal games' can mean both. */
      orMore: { condition: string; games: number } | null;
      lines: GameLine[];
    }
  | { kind: 'split'; scope: string; parts: { condition: string; games: number; record: string }[] }
  | { kind: 'list'; scope: string; what: string; games: number; lines: GameLine[] }
  | {
      kind: 'latest';
      /** The oldest instead of the newest. */
      isFirst: boolean;
      scope: string;
      what: string;
      line: GameLine | null;
      orMore: { condition: string; line: GameLine } | null;
      gamesSince: number;
      daysAgo: number;
    }
  | {
      kind: 'extreme game';
      scope: string;
      isBest: boolean;
      label: string;
      value: string;
      games: number;
      tied: number;
      lines: GameLine[];
      /** The results or the opponents of these games, if they are asked for. */
      asked: string | null;
    }
  | {
      kind: 'average';
      label: string;
      scope: string;
      now: string;
      perGame: string;
      games: number;
      /** For example '1 point'. */
      target: string;
      isReached: boolean;
      /** How many it takes over the next games. */
      needed: string;
      nextGames: number;
    }
  | {
      kind: 'reached';
      label: string;
      scope: string;
      target: number;
      now: string;
      games: number;
      /** Undefined if the total has not reached the target. */
      found: { line: GameLine; game: number; total: string } | null;
    }
  | {
      kind: 'top games';
      scope: string;
      isBest: boolean;
      label: string;
      lines: GameLine[];
    }
  | {
      kind: 'extreme group';
      scope: string;
      isBest: boolean;
      /** 1 is the best. */
      place: number;
      unit: string;
      label: string;
      isTotal: boolean;
      groups: number;
      byValue: Group[];
      byRate: Group[];
    }
  | {
      kind: 'streak';
      scope: string;
      what: string;
      current: number;
      longest: number;
      games: number;
      span: string | null;
    }
  | {
      kind: 'share';
      /** The figure of which the team's goals are the whole. */
      label: string;
      readings: { scope: string; games: number; amount: number; teamGoals: number; percent: string }[];
    }
  | {
      kind: 'comparison';
      isOwnPast: boolean;
      isJudged: boolean;
      sides: Reading[];
      changes: {
        label: string;
        difference: string;
        direction: 'up' | 'down' | 'same';
        isBetter: boolean | null;
        byRate: boolean;
        /** The difference of the totals, if it was asked for. */
        total: string | null;
      }[];
    }
  | {
      kind: 'pace';
      scope: string;
      games: number;
      rows: {
        label: string;
        now: string;
        perGame: string;
        /** Null if only the game of the target was asked for. */
        after: string | null;
        span: string;
        target: { amount: number; game: number } | null;
      }[];
    }
  | {
      kind: 'beat';
      label: string;
      now: string;
      past: string;
      scope: string;
      pastScope: string;
      games: number;
      /** How many more it takes to be ahead, 0 if it is ahead. Null for a rate. */
      missing: string | null;
      /** How many more it takes to be equal. */
      equal: string | null;
    }
  | { kind: 'breakdown'; scope: string; unit: string; label: string; all: number; groups: Group[] }
  | { kind: 'next game'; label: string; scope: string; now: string; after: string; games: number };

export interface QueryResult {
  data: QueryData;
  citations: Citation[];
}

export interface QueryContext {
  today: string;
  position: Position | null;
  /** All games, newest first. */
  games: Games;
}

type Scope = Pick<
  StatQuery,
  'period' | 'opponent' | 'result' | 'condition' | 'also' | 'either' | 'follows' | 'except'
>;

interface Selection {
  games: Games;
  text: string;
  opponent: string | null;
  isUnknownTeam: boolean;
}

/** The games whose previous game has a result or a figure, or was on the day before. All games are given, newest first. */
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
const select = (scope: Scope, all: Games): Selection => {
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

const gamesOf = (count: number) => `${count} ${count === 1 ? 'game' : 'games'}`;

const citeFigure = (measure: Measure, games: Games, text: string, withRate: boolean): Citation[] => [
  cite(valueText(measure, games), `${measure.name === 'record' ? 'Record' : measure.label}, ${text}`, games),
  ...(withRate && hasRate(measure)
    ? [cite(rateText(measure, games), `${measure.label} a game, ${text}`, games)]
    : []),
];

const read = (
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

const lineOf = (game: OwnGame, measure?: Measure): GameLine => ({
  label: gameLabel(game),
  line: statLine(game),
  amount:
    measure?.isOnSheet(game) && measure.name !== 'record'
      ? amountText(measure, measure.compute([game]))
      : null,
});
const citeLines = (games: Games, measure?: Measure): Citation[] =>
  games.flatMap((game) => [
    cite(statLine(game), gameLabel(game), [game]),
    ...(measure?.isOnSheet(game) && measure.name !== 'record'
      ? [cite(measure.format(measure.compute([game])), `${measure.label}, ${gameLabel(game)}`, [game])]
      : []),
  ]);

const mainMeasures = (position: Position | null): Measure[] =>
  mainStats(position).map(({ name }) => measureOf(name));
const positionOf = (games: Games, { position }: QueryContext) => games[0]?.position ?? position;

const maxLines = 5;

/** The readings of a query: the named period, other meanings of its words, and all seasons for an opponent. */
const readingsOf = (query: StatQuery, all: Games): Selection[] => {
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

/** The middle value, or the mean of the two middle values. */
const medianOf = (values_: readonly number[]): number => {
  const sorted = values_.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
};

/** The games of which the share is asked: 'which part of my goals came in wins'. */
const wholeOf = (query: StatQuery, context: QueryContext): Selection | undefined => {
  if (!query.part || query.measures.length > 1) return undefined;
  const { period, opponent, result, follows } = query;
  const isNarrowed = opponent !== undefined || result !== undefined || follows !== undefined;
  return select({ period: isNarrowed ? period : currentSeason(context.today) }, context.games);
};

const derivedOf = (
  query: StatQuery,
  [one, other]: readonly Measure[],
  games: Games,
  whole: Games | undefined,
): Derived | null => {
  if (!one) return null;
  if (whole) {
    const total = one.compute(whole);
    return total === 0 ? null : { name: 'share', value: `${winPercentage(one.compute(games), total)} %` };
  }
  if (query.median) {
    const logged = games.filter(one.isOnSheet);
    const median = medianOf(logged.map((game) => one.compute([game])));
    const value = Number.isInteger(median) || !hasRate(one) ? one.format(median) : String(median);
    return logged.length === 0 ? null : { name: 'median', value };
  }
  if (query.games !== undefined && !query.ratio) {
    const logged = games.filter(one.isOnSheet);
    const value = perGame(one.compute(logged) * query.games, logged.length).toFixed(1);
    return hasRate(one) ? { name: `average per ${gamesOf(query.games)}`, value } : null;
  }
  const isOnAll = [one, other].every((measure) => measure && games.every(measure.isOnSheet));
  if (!other || (one.isOnSheet !== other.isOnSheet && one.name !== 'games' && !isOnAll)) return null;
  const [first, second] = [one.compute(games), other.compute(games)];
  if (query.ratio && query.games !== undefined && second !== 0)
    return {
      name: `average per ${amountText(other, query.games)}`,
      value: ((first * query.games) / second).toFixed(first * query.games < 10 * second ? 2 : 1),
    };
  if (query.ratio && second !== 0)
    return { name: 'ratio', value: (first / second).toFixed(first < 10 * second ? 2 : 1) };
  if (query.part && first !== 0) return { name: 'share', value: `${winPercentage(second, first)} %` };
  return query.difference ? { name: 'difference', value: one.format(Math.abs(first - second)) } : null;
};

const values = (query: StatQuery, context: QueryContext): QueryResult => {
  const measures = query.measures.map(measureOf);
  const isPerGame = query.aggregate === 'per game';
  const whole = wholeOf(query, context);
  const found = readingsOf(query, context.games).filter(
    ({ games }, index) => index === 0 || games.length > 0,
  );
  const selections = whole ? [...found.slice(0, 1), whole] : found;
  const [first] = selections;
  const read_ = selections.map((selection) => read(measures, selection, isPerGame));
  const minutesAssumed = query.measures.includes('minutes')
    ? (first?.games.filter((game) => game.position === 'goalie' && game.minutes_played === null).length ?? 0)
    : 0;
  const derived = first ? derivedOf(query, measures, first.games, whole?.games) : null;
  return {
    data: {
      kind: 'values',
      readings: read_.map(({ reading }) => reading),
      isPerGame,
      minutesAssumed,
      derived,
    },
    citations: [
      ...(derived === null || !first
        ? []
        : [
            cite(
              derived.value,
              query.median
                ? 'median of a game'
                : query.games !== undefined
                  ? `${derived.name} at the same rate`
                  : `${derived.name} of the two`,
              first.games,
            ),
          ]),
      ...read_.flatMap(({ citations }) => citations),
      ...(minutesAssumed > 0 && first
        ? [
            cite(
              String(minutesAssumed),
              `games without minutes, which count as ${defaultGameMinutes}, ${first.text}`,
              first.games,
            ),
          ]
        : []),
    ],
  };
};

const summary = (query: StatQuery, context: QueryContext): QueryResult => {
  const selections = readingsOf(query, context.games);
  const read_ = selections.map((selection) =>
    read([measureOf('record'), ...mainMeasures(positionOf(selection.games, context))], selection),
  );
  const games = selections[0]?.games ?? [];
  const listed = games.length <= maxLines ? games : [];
  return {
    data: {
      kind: 'summary',
      readings: read_.map(({ reading }) => reading),
      lines: listed.map((game) => lineOf(game)),
    },
    citations: [...read_.flatMap(({ citations }) => citations), ...citeLines(listed)],
  };
};

const negate = (condition: Condition): Condition =>
  condition.comparison === 'at least'
    ? { ...condition, comparison: 'at most', value: condition.value - 1 }
    : { ...condition, comparison: 'at least', value: condition.value + 1 };

/** 'With 3 or more' for 'with exactly 3'. */
const openedCondition = ({ condition, also }: StatQuery): Condition | undefined =>
  condition?.comparison === 'exactly' && condition.value > 0 && also === undefined
    ? { ...condition, comparison: 'at least' }
    : undefined;

const count = (query: StatQuery & { condition: Condition }, context: QueryContext): QueryResult => {
  const { condition, also: _, either: __, ...scope } = query;
  const measure = measureOf(condition.measure);
  const selection = select(scope, context.games);
  const { text } = selection;
  const games = selection.games.filter(hasConditions(query));
  const matching = games.filter(meetsAll(query));
  const lines = matching.slice(0, maxLines);
  const wider = openedCondition(query);
  const more = games.filter(meetsAll({ condition: wider }));
  const orMore =
    wider && more.length > matching.length
      ? { condition: conditionsText({ condition: wider }), games: more.length }
      : null;
  return {
    data: {
      kind: 'count',
      scope: text,
      condition: conditionsText(query),
      games: matching.length,
      of: games.length,
      percent: `${winPercentage(matching.length, games.length)} %`,
      orMore,
      lines: lines.map((game) => lineOf(game, measure)),
    },
    citations: [
      cite(
        String(matching.length),
        `games with ${conditionsText(query)}, ${text}`,
        matching.length > 0 ? matching : games,
      ),
      cite(String(games.length), `Games, ${text}`, games),
      ...(orMore ? [cite(String(orMore.games), `games with ${orMore.condition}, ${text}`, more)] : []),
      ...(games.length === 0
        ? []
        : [
            cite(
              `${winPercentage(matching.length, games.length)} %`,
              `Share of games with ${conditionsText(query)}, ${text}`,
              games,
            ),
          ]),
      ...citeLines(lines, measure),
    ],
  };
};

const split = (query: StatQuery & { condition: Condition }, context: QueryContext): QueryResult => {
  const { condition, also, either: _, result: __, ...scope } = query;
  const { games, text } = select(scope, context.games);
  const logged = games.filter(hasConditions(query));
  const isSimple = also === undefined && (condition.comparison !== 'exactly' || condition.value === 0);
  const [matching, others] = [true, false].map((isMet) =>
    logged.filter((game) => meetsAll(query)(game) === isMet),
  );
  const resultText = (members: Games) => {
    const record = recordSentence(sumsOf(members));
    return query.measures.includes('win_percentage')
      ? `${record}, ${measureOf('win_percentage').format(measureOf('win_percentage').compute(members))}`
      : record;
  };
  const parts = [
    { condition: conditionsText(query), matching: matching ?? [] },
    { condition: isSimple ? conditionText(negate(condition)) : 'anything else', matching: others ?? [] },
  ];
  return {
    data: {
      kind: 'split',
      scope: text,
      parts: parts.map(({ condition: one, matching }) => ({
        condition: one,
        games: matching.length,
        record: resultText(matching),
      })),
    },
    citations: parts
      .filter(({ matching }) => matching.length > 0)
      .flatMap(({ condition: one, matching }) => [
        cite(resultText(matching), `Record, games with ${one}, ${text}`, matching),
        cite(String(matching.length), `games with ${one}, ${text}`, matching),
      ]),
  };
};

const whatText = ({ result, ...query }: Pick<StatQuery, 'condition' | 'also' | 'either' | 'result'>) =>
  query.condition ? `games with ${conditionsText(query)}` : result ? resultTexts[result] : 'games';

const list = (query: StatQuery, context: QueryContext): QueryResult => {
  const { games, text } = select(query, context.games);
  const measure = query.condition && measureOf(query.condition.measure);
  const listed = games.slice(0, maxLines);
  return {
    data: {
      kind: 'list',
      scope: text,
      what: whatText(query),
      games: games.length,
      lines: listed.map((game) => lineOf(game, measure)),
    },
    citations: [
      cite(String(games.length), `${query.condition ? whatText(query) : 'Games'}, ${text}`, games),
      ...citeLines(listed, measure),
    ],
  };
};

const latest = (query: StatQuery, context: QueryContext): QueryResult => {
  const { condition, also: _, either: __, result, ...scope } = query;
  const { games, text } = select(scope, context.games);
  const isFirst = query.aggregate === 'first';
  const find = (conditions: Pick<StatQuery, 'condition' | 'also' | 'either'>) => {
    const isMeant = (one: OwnGame) => (!result || outcomeOf(one) === result) && meetsAll(conditions)(one);
    return isFirst ? games.findLast(isMeant) : games.find(isMeant);
  };
  const game = find(query);
  const wider = openedCondition(query);
  const bigger = wider && find({ condition: wider });
  const measure = condition && measureOf(condition.measure);
  // Games against other opponents count as well.
  const since = game ? context.games.slice(0, context.games.indexOf(game)) : [];
  return {
    data: {
      kind: 'latest', isFirst,
      orMore: wider && bigger && bigger !== game ? { condition: conditionsText({ condition: wider }), line: lineOf(bigger, measure) } : null,
      scope: text, what: condition ? conditionsText(query) : result ? `a ${result}` : 'a game',
      line: game ? lineOf(game, measure) : null, gamesSince: since.length, daysAgo: game ? daysBetween(game.date, context.today) : 0,
    }, // prettier-ignore
    citations: game
      ? [
          ...citeLines(bigger && bigger !== game ? [game, bigger] : [game], measure),
          cite(String(games.length), `Games, ${text}`, games),
          ...(since.length > 0 ? [cite(String(since.length), 'games since then', since)] : []),
          cite(String(daysBetween(game.date, context.today)), 'days since then', [game]),
        ]
      : [cite('0', `${whatText(query)}, ${text}`, games), ...citeLines(bigger ? [bigger] : [], measure)],
  };
};

const hasValue = (measure: Measure) => (game: OwnGame) =>
  measure.isOnSheet(game) && (measure.name !== 'save_percentage' || (game.shots_against ?? 0) > 0);

/** The games with the best or worst value. */
const extremeGames = (measure: Measure, games: Games, isBest: boolean): Games => {
  const candidates = games.filter(hasValue(measure));
  const wantsMore = isBest === (measure.better === 'more');
  const amounts = candidates.map((game) => measure.compute([game]));
  const extreme = wantsMore ? Math.max(...amounts) : Math.min(...amounts);
  return candidates.filter((game) => measure.compute([game]) === extreme);
};

/** The best or worst games in order; equal ones from the newest. */
const rankedGames = (measure: Measure, games: Games, isBest: boolean): OwnGame[] => {
  const sign = isBest === (measure.better === 'more') ? -1 : 1;
  return games.toSorted((one, other) => sign * (measure.compute([one]) - measure.compute([other])));
};

/** The results or the opponents of the found games, if the question asks for them. */
const askedOf = ({ asks }: StatQuery, games: Games): string | null => {
  if (!asks || games.length === 0) return null;
  return asks === 'result'
    ? recordSentence(sumsOf(games))
    : `against ${[...new Set(games.map(({ opponent }) => opponent))].join(' and ')}`;
};

const monthText = (date: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
const weekdays = ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays'];
const groupNames: Record<string, (game: OwnGame) => string> = {
  month: ({ date }) => monthText(date),
  opponent: ({ opponent }) => opponent,
  weekday: ({ date }) => weekdays[weekdayOf(date)] ?? '',
  season: ({ date }) => seasonPeriod(seasonOf('dashboard', date)).text,
};

const citeGroup = (measure: Measure, { name, members }: { name: string; members: Games }): Citation[] => [
  ...citeFigure(measure, members, name, true),
  cite(String(members.length), `Games, ${name}`, members),
];

/** Every run of so many games, from the newest. */
const spansOf = (games: Games, length: number): { name: string; members: Games }[] =>
  games.slice(length - 1).flatMap((oldest, at) => {
    const newest = games[at];
    return newest
      ? [{ name: `${gameLabel(oldest)} – ${gameLabel(newest)}`, members: games.slice(at, at + length) }]
      : [];
  });

const extreme = (query: StatQuery, context: QueryContext): QueryResult => {
  const isBest = query.aggregate === 'best';
  const { unit = 'game' } = query;
  const { games, text } = select(
    unit === 'season' && query.period.assumed ? { ...query, period: allSeasonsPeriod } : query,
    context.games,
  );
  const measure = measureOf(query.measures[0] ?? 'points');
  const logged = games.filter(hasValue(measure));
  if (unit === 'game' && query.top !== undefined) {
    const shown = rankedGames(measure, logged, isBest).slice(0, query.top);
    return {
      data: { kind: 'top games', scope: text, isBest, label: measure.label, lines: shown.map((game) => lineOf(game, measure)) },
      citations: [...citeLines(shown, measure), cite(String(shown.length), `games, ${text}`, shown)],
    }; // prettier-ignore
  }
  if (unit === 'game' && query.games === undefined) {
    const found = extremeGames(measure, logged, isBest);
    const shown = found.slice(0, 3);
    return {
      data: {
        kind: 'extreme game', scope: text, isBest, label: measure.label, value: found[0] ? amountText(measure, measure.compute([found[0]])) : '',
        games: logged.length, tied: found.length, asked: askedOf(query, found), lines: shown.map((game) => lineOf(game, measure)),
      }, // prettier-ignore
      citations: [
        ...citeLines(shown, measure),
        ...(query.asks === 'result'
          ? [cite(recordSentence(sumsOf(found)), `Record of these games, ${text}`, found)]
          : []),
        ...(found.length > shown.length || query.asks
          ? [cite(String(found.length), `games with that, ${text}`, found)]
          : []),
        cite(String(logged.length), `Games, ${text}`, logged),
      ],
    };
  }
  const nameOf = groupNames[unit] ?? (() => '');
  const groups =
    query.games === undefined
      ? [...Map.groupBy(logged, nameOf)].map(([name, members]) => ({ name, members }))
      : spansOf(logged, query.games);
  const wantsMore = isBest === (measure.better === 'more');
  const { place = 1 } = query;
  const top = (valueOf: (members: Games) => number) => {
    const amounts = groups.map(({ members }) => valueOf(members)).toSorted((a, b) => a - b);
    const value = amounts.at(wantsMore ? -place : place - 1);
    return groups.filter(({ members }) => valueOf(members) === value).slice(0, 3);
  };
  const byValue = top((members) => measure.compute(members));
  const byRate = hasRate(measure) ? top((members) => rateOf(measure, members)) : byValue;
  const groupOf = ({ name, members }: (typeof groups)[number]): Group => ({
    name,
    value: valueText(measure, members),
    games: members.length,
    perGame: hasRate(measure) ? rateText(measure, members) : null,
  });
  return {
    data: {
      kind: 'extreme group', scope: text, isBest, place, unit: query.games === undefined ? unit : `${query.games} games in a row`, label: measure.label,
      isTotal: hasRate(measure) && query.games === undefined, groups: groups.length,
      byValue: byValue.map(groupOf), byRate: byRate.map(groupOf),
    }, // prettier-ignore
    citations: [
      cite(String(logged.length), `Games, ${text}`, logged),
      ...[...new Set([...byValue, ...byRate])].flatMap((group) => citeGroup(measure, group)),
    ],
  };
};

const maxGroups = 12;

/** A figure for each month, in order, or for each opponent, the most games first. */
const breakdown = (query: StatQuery, context: QueryContext): QueryResult => {
  const { unit = 'month', period } = query;
  // 'The first 5 games of every season' are some of each group.
  const isTakenOfEach = unit === 'season' && period.take !== undefined;
  const { games, text } = select(
    isTakenOfEach
      ? { ...query, period: { ...allSeasonsPeriod, text: period.text } }
      : unit === 'season' && period.assumed
        ? { ...query, period: allSeasonsPeriod }
        : query,
    context.games,
  );
  const measure = measureOf(query.measures[0] ?? 'points');
  const groups = [...Map.groupBy(games.filter(measure.isOnSheet), groupNames[unit] ?? (() => ''))].map(
    ([name, members]) => ({ name, members: isTakenOfEach ? takeGames(period, members) : members }),
  );
  const logged = groups.flatMap(({ members }) => members);
  const ordered =
    unit === 'opponent'
      ? groups.toSorted((a, b) => b.members.length - a.members.length)
      : groups.toReversed();
  const shown = ordered.slice(-maxGroups);
  return {
    data: {
      kind: 'breakdown',
      scope: text,
      unit,
      label: measure.label,
      all: groups.length,
      groups: shown.map(({ name, members }) => ({
        name,
        value: valueText(measure, members),
        games: members.length,
        perGame: query.games !== undefined && hasRate(measure) ? rateText(measure, members) : null,
      })),
    },
    citations: [
      cite(String(logged.length), `Games, ${text}`, logged),
      ...shown.flatMap((group) => citeGroup(measure, group)),
      ...(unit === 'opponent' ? [cite(String(groups.length), `Opponents, ${text}`, logged)] : []),
    ],
  };
};

const streakRule = (
  query: StatQuery,
): { what: string; holds: (game: OwnGame) => boolean; applies: (game: OwnGame) => boolean } => {
  const { streak, condition, measures } = query;
  const rule = (
    what: string,
    holds: (game: OwnGame) => boolean,
    applies: (game: OwnGame) => boolean = () => true,
  ) => ({ what, holds, applies });
  if (streak === 'wins') return rule('wins in a row', (game) => outcomeOf(game) === 'win');
  if (streak === 'losses') return rule('losses in a row', (game) => outcomeOf(game) === 'loss');
  if (streak === 'unbeaten')
    return rule('games in a row without a loss', (game) => outcomeOf(game) !== 'loss');
  if (streak === 'winless') return rule('games in a row without a win', (game) => outcomeOf(game) !== 'win');
  const measure = measureOf(measures[0] ?? 'points');
  if (condition && (condition.value > 0 || query.also))
    return rule(`games in a row with ${conditionsText(query)}`, meetsAll(query), hasConditions(query));
  const isWithout = streak === 'without';
  const one = measure.singular ?? measure.label;
  return rule(
    `games in a row ${isWithout ? 'without' : 'with'} ${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`,
    (game) => measure.compute([game]) > 0 !== isWithout,
    measure.isOnSheet,
  );
};

const streakOf = (query: StatQuery, context: QueryContext): QueryResult => {
  const { what, holds, applies } = streakRule(query);
  const { games: selected, text } = select(
    { ...query, condition: undefined, also: undefined, result: undefined },
    context.games,
  );
  const games = selected.filter(applies);
  const firstBreak = games.findIndex((game) => !holds(game));
  const current = games.slice(0, firstBreak === -1 ? games.length : firstBreak);
  let longest: OwnGame[] = [];
  let run: OwnGame[] = [];
  for (const game of games) {
    run = holds(game) ? [...run, game] : [];
    if (run.length > longest.length) longest = run;
  }
  const newest = longest[0];
  const oldest = longest.at(-1);
  return {
    data: {
      kind: 'streak', scope: text, what, current: current.length, longest: longest.length, games: games.length,
      span: newest && oldest ? `${gameLabel(oldest)} – ${gameLabel(newest)}` : null,
    }, // prettier-ignore
    citations: [
      cite(
        String(current.length),
        `${what}, up to the last game`,
        current.length > 0 ? current : games.slice(0, 1),
      ),
      cite(
        String(longest.length),
        `${what}, the longest, ${text}`,
        longest.length > 0 ? longest : games.slice(0, 1),
      ),
      cite(String(games.length), `Games, ${text}`, games),
    ],
  };
};

const share = (query: StatQuery, context: QueryContext): QueryResult => {
  const measure = measureOf(query.measures[0] ?? 'points');
  const rows = readingsOf(query, context.games).map(({ games, text }) => {
    const logged = games.filter(measure.isOnSheet);
    const teamGoals = measureOf('team_goals').compute(logged);
    return {
      logged,
      text,
      amount: measure.compute(logged),
      teamGoals,
      percent: `${winPercentage(measure.compute(logged), teamGoals)} %`,
    };
  });
  return {
    data: {
      kind: 'share',
      label: measure.label,
      readings: rows.map(({ logged, text, ...row }) => ({ scope: text, games: logged.length, ...row })),
    },
    citations: rows.flatMap(({ logged, text, amount, teamGoals, percent }) => [
      cite(percent, `Share of the goals of the team, ${text}`, logged),
      cite(String(amount), `${measure.label}, ${text}`, logged),
      cite(String(teamGoals), `team goals, ${text}`, logged),
      cite(String(logged.length), `Games, ${text}`, logged),
    ]),
  };
};

const comparison = (query: StatQuery, context: QueryContext): QueryResult => {
  const isOwnPast = query.aggregate === 'own past';
  const against: Scope = query.against ?? { ...query, period: lastSeason(context.today) };
  // All other games have none of the limits of the query.
  const isOfOthers = against.except !== undefined && query.except === undefined;
  const sides = [
    select(query, context.games),
    select(isOwnPast || isOfOthers ? against : { ...query, ...against }, context.games),
  ];
  const measures = query.measures.map(measureOf);
  const [now, before] = sides.map((selection) => read(measures, selection, true));
  const [nowGames = [], beforeGames = []] = sides.map(({ games }) => games);
  const changes = measures.flatMap((measure) => {
    const [logged, earlier] = [nowGames.filter(measure.isOnSheet), beforeGames.filter(measure.isOnSheet)];
    if (logged.length === 0 || earlier.length === 0 || measure.name === 'record') return [];
    const byRate = logged.length !== earlier.length && hasRate(measure);
    const difference = Number((rateOf(measure, logged) - rateOf(measure, earlier)).toFixed(2));
    const total = Number((measure.compute(logged) - measure.compute(earlier)).toFixed(2));
    const shown = byRate ? difference : total;
    return [{
      label: measure.label,
      difference: byRate ? Math.abs(difference).toFixed(2) : measure.format(Math.abs(total)),
      direction: shown === 0 ? 'same' as const : shown > 0 ? 'up' as const : 'down' as const,
      isBetter: shown === 0 ? null : shown > 0 === (measure.better === 'more'),
      byRate,
      total: query.difference && byRate ? `${measure.format(Math.abs(total))} ${total === 0 ? 'more or fewer' : total > 0 ? 'more' : 'fewer'} in all` : null,
      games: logged,
    }];
  }); // prettier-ignore
  return {
    data: {
      kind: 'comparison', isOwnPast, isJudged: query.judged === true, sides: [now, before].flatMap((side) => (side ? [side.reading] : [])),
      changes: changes.map(({ label, difference, direction, isBetter, byRate, total }) => ({ label, difference, direction, isBetter, byRate, total })),
    }, // prettier-ignore
    citations: [
      ...(now?.citations ?? []),
      ...(before?.citations ?? []),
      ...changes.map(({ label, difference, games }) => cite(difference, `Change of ${label}`, games)),
      ...changes.flatMap(({ label, total, games }) =>
        total === null ? [] : cite(total.split(' ')[0] ?? '', `Change of ${label} in all`, games),
      ),
    ],
  };
};

const pace = (query: StatQuery, context: QueryContext): QueryResult => {
  const { games, text } = select(query, context.games);
  const { games: further = 10, unit } = query;
  const isTotal = unit === 'season';
  const rows = query.measures.map(measureOf).flatMap((measure) => {
    const logged = games.filter(measure.isOnSheet);
    if (logged.length === 0) return [];
    const now = measure.compute(logged);
    const target = isTotal ? further : logged.length + further;
    const after = measure.singular ? Math.round((now * target) / logged.length) : now;
    const neededGames =
      query.target !== undefined && now > 0 && measure.singular
        ? Math.ceil((query.target * logged.length) / now)
        : null;
    const span = isTotal ? `after ${gamesOf(further)}` : `after ${gamesOf(further)} more`;
    return [
      {
        measure,
        logged,
        now: valueText(measure, logged),
        perGame: rateText(measure, logged),
        after: measure.format(after),
        span,
        target: neededGames === null ? null : { amount: query.target ?? 0, game: neededGames },
      },
    ];
  });
  return {
    data: {
      kind: 'pace', scope: text, games: games.length,
      rows: rows.map(({ measure, now, perGame, after, span, target }) => ({ label: measure.label, now, perGame, after: target && query.games === undefined ? null : after, span, target })),
    }, // prettier-ignore
    citations: [
      cite(String(games.length), `Games, ${text}`, games),
      ...rows.flatMap(({ measure, logged, after, span, target }) =>
        citeFigure(measure, logged, text, true).concat(
          target
            ? [
                cite(
                  String(target.game),
                  `Game with ${target.amount} ${measure.label} at the same rate`,
                  logged,
                ),
              ]
            : [],
          target && query.games === undefined
            ? []
            : [cite(after, `${measure.label} at the same rate ${span}`, logged)],
        ),
      ),
    ],
  };
};

/** How many more it takes to pass the figure of another period. */
const beat = (query: StatQuery, context: QueryContext): QueryResult => {
  const measure = measureOf(query.measures[0] ?? 'points');
  const sides = [query, query.against ?? { ...query, period: lastSeason(context.today) }].map((scope) => {
    const { games, text } = select(scope, context.games);
    return { games: games.filter(measure.isOnSheet), text };
  });
  const [current, earlier] = sides;
  const [now, past] = sides.map(({ games }) => measure.compute(games));
  const ahead = (now ?? 0) - (past ?? 0);
  const isTotal = measure.singular !== undefined && measure.better === 'more';
  const missing = isTotal ? String(Math.max(0, 1 - ahead)) : null;
  const equal = isTotal ? String(Math.max(0, -ahead)) : null;
  const games = current?.games ?? [];
  return {
    data: {
      kind: 'beat', label: measure.label, now: valueText(measure, games), past: valueText(measure, earlier?.games ?? []),
      scope: current?.text ?? '', pastScope: earlier?.text ?? '', games: earlier?.games.length ?? 0, missing, equal,
    }, // prettier-ignore
    citations: [
      ...sides.flatMap((side) => citeFigure(measure, side.games, side.text, false)),
      ...[missing, equal].flatMap((value) =>
        value === null ? [] : [cite(value, `How many more ${measure.label} it takes`, games)],
      ),
    ],
  };
};

/** Whether the average of a game is reached, and what it takes over the next games. */
const average = (query: StatQuery, context: QueryContext): QueryResult => {
  const { games, text } = select(query, context.games);
  const measure = measureOf(query.measures[0] ?? 'points');
  const { target = 1, games: nextGames = 5 } = query;
  const logged = games.filter(measure.isOnSheet);
  const now = measure.compute(logged);
  const needed = String(Math.max(0, Math.ceil(target * (logged.length + nextGames) - now)));
  return {
    data: {
      kind: 'average', label: measure.label, scope: text, now: valueText(measure, logged), perGame: rateText(measure, logged), games: logged.length,
      target: amountText(measure, target), isReached: now >= target * logged.length, needed, nextGames,
    }, // prettier-ignore
    citations: [
      cite(String(logged.length), `Games, ${text}`, logged),
      ...citeFigure(measure, logged, text, true),
      cite(needed, `${measure.label} over the next ${gamesOf(nextGames)} for ${target} a game`, logged),
    ],
  };
};

/** The game in which a total of the period reached a number. */
const reached = (query: StatQuery, context: QueryContext): QueryResult => {
  const { games, text } = select(query, context.games);
  const measure = measureOf(query.measures[0] ?? 'points');
  const { target = 1 } = query;
  const logged = games.filter(measure.isOnSheet);
  const inOrder = logged.toReversed();
  const at = inOrder.findIndex((_, index) => measure.compute(inOrder.slice(0, index + 1)) >= target);
  const game = inOrder[at];
  const until = inOrder.slice(0, at + 1);
  return {
    data: {
      kind: 'reached', label: measure.label, scope: text, target, now: valueText(measure, logged), games: logged.length,
      found: game ? { line: lineOf(game, measure), game: until.length, total: valueText(measure, until) } : null,
    }, // prettier-ignore
    citations: [
      cite(String(logged.length), `Games, ${text}`, logged),
      ...citeFigure(measure, logged, text, false),
      ...(game
        ? [
            ...citeLines([game], measure),
            cite(String(until.length), `Games up to ${target} ${measure.label}, ${text}`, until),
            cite(valueText(measure, until), `${measure.label} after that game, ${text}`, until),
          ]
        : [cite(valueText(measure, logged), `${measure.label} of ${target}, ${text}`, logged)]),
    ],
  };
};

const nextGame = (query: StatQuery, context: QueryContext): QueryResult => {
  const { games, text } = select(query, context.games);
  const measure = measureOf(query.measures[0] ?? 'points');
  const { goals = 0, assists = 0, saves = 0, shots = 0, games: further = 1 } = query.next ?? {};
  const logged = games.filter(measure.isOnSheet);
  const sums = sumsOf(logged);
  const totals: Partial<Record<string, number>> = {
    save_percentage: savePercentage(sums.saves + saves, sums.shots_against + shots),
    goals_against_average: goalsAgainstAverage(
      sums.goals_against + shots - saves,
      sums.minutes + further * defaultGameMinutes,
    ),
    goals: sums.goals + goals,
    assists: sums.assists + assists,
    points: sums.goals + sums.assists + goals + assists,
    saves: sums.saves + saves,
    shots_against: sums.shots_against + shots,
    goals_against: sums.goals_against + shots - saves,
  };
  const total = totals[measure.name] ?? measure.compute(logged);
  const isRate = query.unit === 'game' && hasRate(measure);
  const label = isRate ? `${measure.label} a game` : measure.label;
  const after = isRate ? perGame(total, logged.length + further).toFixed(2) : measure.format(total);
  const now = isRate ? rateText(measure, logged) : valueText(measure, logged);
  return {
    data: {
      kind: 'next game',
      label,
      scope: text,
      now,
      after,
      games: logged.length,
    },
    citations:
      logged.length === 0
        ? []
        : [
            cite(now, `${label}, ${text}`, logged),
            cite(String(logged.length), `Games, ${text}`, logged),
            cite(after, `${label} after exactly that`, logged),
          ],
  };
};

const unlogged = (query: StatQuery, context: QueryContext): QueryResult => {
  const selection = select({ period: currentSeason(context.today) }, context.games);
  const { reading, citations } = read(mainMeasures(positionOf(context.games, context)), selection);
  return {
    data: {
      kind: 'unlogged',
      what: query.unlogged ?? 'that',
      figures: reading.figures,
      scope: reading.scope,
      games: reading.games,
    },
    citations,
  };
};

/** Whether a query reads no game. */
const isEmpty = (query: StatQuery, context: QueryContext) => {
  if (query.aggregate === 'unlogged') return false;
  const { condition: _, also: __, result: ___, ...scope } = query;
  const isFigure = query.aggregate === 'value' || query.aggregate === 'per game';
  return select(isFigure ? query : scope, context.games).games.length === 0;
};

const noGames = (query: StatQuery, context: QueryContext): QueryResult => {
  const selection = select(query, context.games);
  const everywhere = select({ ...query, period: allSeasonsPeriod }, context.games);
  const hasElsewhere = everywhere.games.length > 0 && !selection.isUnknownTeam;
  const measures = query.measures.length > 0 ? query.measures.map(measureOf) : [measureOf('record')];
  const other = hasElsewhere ? read(measures, everywhere, query.aggregate === 'per game') : undefined;
  return {
    data: {
      kind: 'no games', scope: selection.text, opponent: selection.isUnknownTeam ? selection.opponent : null,
      hasGames: context.games.length > 0, elsewhere: query.opponent !== undefined ? (other?.reading ?? null) : null,
    }, // prettier-ignore
    citations: [
      cite('0', `For ${selection.text}, games found`, []),
      ...(query.opponent === undefined ? [] : (other?.citations ?? [])),
    ],
  };
};

const withCondition =
  (
    run: (query: StatQuery & { condition: Condition }, context: QueryContext) => QueryResult,
    otherwise: typeof values,
  ) =>
  (query: StatQuery, context: QueryContext): QueryResult =>
    query.condition ? run({ ...query, condition: query.condition }, context) : otherwise(query, context);

const runners: Record<StatQuery['aggregate'], (query: StatQuery, context: QueryContext) => QueryResult> = {
  value: values,
  'per game': values,
  need: values,
  count: withCondition(count, values),
  split: withCondition(split, summary),
  list,
  latest,
  first: latest,
  best: extreme,
  worst: extreme,
  streak: streakOf,
  share,
  compare: comparison,
  'own past': comparison,
  pace,
  'next game': nextGame,
  average,
  reached,
  beat,
  by: breakdown,
  summary,
  unlogged,
};

/** Computes the answer to a query from the games of the player. */
export const runQuery = (query: StatQuery, context: QueryContext): QueryResult =>
  isEmpty(query, context) ? noGames(query, context) : runners[query.aggregate](query, context);
