import type { Citation } from '@rinkside/contracts/coach';
import { outcomeOf } from '@rinkside/contracts/game';
import { winPercentage, seasonOf } from '@rinkside/contracts/season';
import { sumsOf } from '@rinkside/contracts/season.sums';
import { daysBetween } from '@rinkside/domain/coach/dates';
import type { OwnGame } from '@rinkside/domain/coach/own-game';
import { cite, gameLabel } from '@rinkside/domain/coach/own-games';
import { recordSentence } from '@rinkside/domain/coach/stats';
import {
  rankedGames,
  hasValue,
  citeFigure,
  citeLines,
  select,
  lineOf,
  maxLines,
  readingsOf,
} from './select-games.js';
import {
  amountText,
  conditionsText,
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
import { allSeasonsPeriod, seasonPeriod, takeGames, weekdayOf } from './period.js';
import type { Group, QueryResult, QueryContext } from './query-result.js';
import { openedCondition } from './run-values.js';
import type { StatQuery } from './stat-query.js';

const whatText = ({ result, ...query }: Pick<StatQuery, 'condition' | 'also' | 'either' | 'result'>) =>
  query.condition ? `games with ${conditionsText(query)}` : result ? resultTexts[result] : 'games';

export const list = (query: StatQuery, context: QueryContext): QueryResult => {
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

export const latest = (query: StatQuery, context: QueryContext): QueryResult => {
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

/** The games with the best or worst value. */
const extremeGames = (measure: Measure, games: Games, isBest: boolean): Games => {
  const candidates = games.filter(hasValue(measure));
  const wantsMore = isBest === (measure.better === 'more');
  const amounts = candidates.map((game) => measure.compute([game]));
  const extreme = wantsMore ? Math.max(...amounts) : Math.min(...amounts);
  return candidates.filter((game) => measure.compute([game]) === extreme);
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

export const extreme = (query: StatQuery, context: QueryContext): QueryResult => {
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
export const breakdown = (query: StatQuery, context: QueryContext): QueryResult => {
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

export const streakOf = (query: StatQuery, context: QueryContext): QueryResult => {
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

export const share = (query: StatQuery, context: QueryContext): QueryResult => {
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
