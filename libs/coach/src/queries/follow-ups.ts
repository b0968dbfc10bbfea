import { amount, comparisonOf, negated } from './conditions.js';
import { resultOf, withGoalsAgainst } from './named-measures.js';
import { isAnswerWord } from './normalize-question.js';
import { teamInText, teamsNamed } from './opponents.js';
import { currentSeason, neighbourMonth } from './period.js';
import { clearConfidence, type Draft, type ReaderContext, type ReadQuery } from './question-context.js';
import { strangeWordIn, unexplained } from './question-form.js';
import { ofScope } from './scope-references.js';
import type { MeasureName, StatQuery } from './stat-query.js';

/** A best or worst game, which several games may share. */
const isExtremeGame = ({ aggregate, unit = 'game', top }: StatQuery): boolean =>
  (aggregate === 'best' || aggregate === 'worst') && unit === 'game' && top === undefined;

const maxFollowUpWords = 10;
const otherTeam = /^(?:(?:and|or|what about|how about|vs|versus) )+(?:the )?\S+(?: \S+)?$/;
/** 'Ravens' or 'the polar bears', a plural without more words. */
const bareTeam =
  /^(?:the )?(?:\w+ )?(?!\w*ss\b|yikes|thanks|oops|woops|whoops|sucks|lols|yes|guess|always|sometimes|perhaps|congrats|jeez)\w{3,}s$/;
/** The figure itself is asked for after them. */
const derivedKinds: ReadonlySet<StatQuery['aggregate']> = new Set(['need', 'next game', 'own past']);
const comparedTo = /^(?:(?:and|so|ok|how) )*(?:does that )?compare[ds]? (?:to|with)\b/;

/** Reads a message that changes a part of the query before: 'and last year?', 'per game?', 'which one was that?'. */
export const readFollowUp = (
  full: string,
  { measures, periods, others, opponents, condition, result: namedResult }: Draft,
  rest: string,
  { previous, earlier, teams, lastReply, isAsked, today, position }: ReaderContext,
): ReadQuery | undefined => {
  if (!previous || full.split(' ').length > maxFollowUpWords + 4) return undefined;
  const side = /\bmonth (before|after)\b/.exec(full)?.[1];
  const month = side && neighbourMonth(previous.period, side === 'after' ? 'after' : 'before');
  if (month) return { query: { ...previous, period: month }, confidence: 0.9 };
  const reshaped = readReshaped(full, previous, today);
  if (reshaped) return { query: reshaped, confidence: 0.9 };
  const starts =
    /^(?:ok(?:ay)? |so |cool |nice |wow |thanks |lol |hm+ |oh )*(?:and|what about|how about|what abt|or|but|same|only|just|then|also|now|what if|ok and)\b/.test(
      full,
    );
  const left = unexplained(
    (previous.aggregate === 'streak' ? rest.replace(/\blongest\b/, ' ') : rest).replace(
      /\b(?:same|just|instead|per|only|best|worst|abt|only|then|now|yeah|cool|nice|wow|hm+|alone|average|more|better|less|worse|good|bad)\b/g,
      ' ',
    ),
  );
  const other = opponents[0] ?? (teams ? undefined : left.join(' '));
  if (comparedTo.test(full) && other && previous.opponent !== undefined && previous.measures.length > 0) {
    const { otherPeriods: _, ...scope } = previous;
    const against = { period: previous.period, opponent: other };
    return { query: { ...scope, aggregate: 'compare', against }, confidence: 0.9 };
  }
  const figures = measures.filter((name) => name !== 'games');
  const changed =
    previous.condition &&
    new RegExp(`^(?:and |or |what about |how about |with |in )*${amount}(?: \\w+)?$`).exec(full);
  if (previous.condition && changed?.groups && !condition && figures.length === 0 && periods.length === 0)
    return {
      query: {
        ...previous,
        condition: {
          ...previous.condition,
          ...comparisonOf(
            `${changed.groups.before ?? ''}${changed.groups.after ?? ''}`,
            Number(changed.groups.value),
          ),
        },
      },
      confidence: clearConfidence,
    };
  if (
    /\b(?:which|what) (?:one|ones|game|games|month|team|day)?\s*(?:was|were|is|are)? ?(?:that|it|those|they|this)\b|^(?:which|what) (?:one|1|ones|game|games|team|month|day)(?: \?)?$|\bwhen (?:(?:was|is) (?:that|it)|were (?:they|those|these|that))\b|\bwho was (?:that|it) against\b|\bwhich games\b/.test(
      full,
    )
  ) {
    const aggregate =
      previous.aggregate === 'value' || previous.aggregate === 'per game'
        ? 'list'
        : previous.aggregate === 'count'
          ? 'list'
          : previous.aggregate;
    const measure = previous.measures[0];
    return {
      query: {
        ...previous,
        aggregate,
        ...(/\bagainst\b/.test(full) && isExtremeGame(previous) && { asks: 'opponent' as const }),
        ...(aggregate === 'list' &&
          !previous.condition &&
          measure &&
          !resultOf[measure] && { condition: { measure, comparison: 'at least' as const, value: 1 } }),
        ...(measure && resultOf[measure] && { result: resultOf[measure] }),
      },
      confidence: clearConfidence,
    };
  }
  if (
    previous.condition &&
    /\b(?:when|if|where) (?:i|he|she|we) (?:dont|do not|doesnt|didnt|did not)\b|\bwhen not\b|^(?:and )*how many (?:not|(?:times )?did (?:i|he|she) not|didnt (?:i|he|she)|without)$|\band (?:otherwise|without)\b/.test(
      full,
    ) &&
    !condition
  )
    return { query: { ...previous, condition: negated(previous.condition) }, confidence: 0.9 };
  const bareResult =
    /^(?:and |or |but |ok |so |what about |how about |then |only )*(?:in |the )?(wins|losses|ties)$/.exec(
      full,
    )?.[1];
  const isOfFigures =
    previous.aggregate === 'summary' ||
    (previous.result !== undefined && previous.measures.some((name) => !resultOf[name]));
  if (isOfFigures && bareResult) {
    const { against: _, ...scope } = previous;
    const aggregate = previous.aggregate === 'compare' ? ('value' as const) : previous.aggregate;
    return { query: { ...scope, aggregate, result: resultOf[bareResult] }, confidence: 0.9 };
  }
  const result =
    /^(?:and |or |but |ok |so |what about |how about |only |just |how (?:many|much) )*(?:when|if|in|only) ?(?:we|i|games we|our)? ?(win|won|wins|lose|lost|losses|tie|tied|ties)(?: only| games)?$/.exec(
      full,
    )?.[1];
  if (result && previous.measures.some((name) => !resultOf[name]) && previous.aggregate !== 'streak')
    return {
      query: {
        ...previous,
        result: result.startsWith('w') ? 'win' : result.startsWith('l') ? 'loss' : 'tie',
      },
      confidence: 0.9,
    };
  if (previous.result && /\bwhen (?:we|i) (?:lose|lost|dont win|didnt win)\b/.test(full))
    return { query: { ...previous, result: 'loss' }, confidence: 0.9 };
  if (previous.result && /\bwhen (?:we|i) (?:win|won)\b/.test(full))
    return { query: { ...previous, result: 'win' }, confidence: 0.9 };
  if (condition && figures.length === 0 && previous.condition)
    return {
      query: {
        ...previous,
        condition,
        measures: previous.aggregate === 'split' ? previous.measures : [condition.measure],
      },
      confidence: clearConfidence,
    };
  if (
    /\b(?:per|a|each|every) game\b|\bon average\b|\baverage\b/.test(full) &&
    left.length === 0 &&
    !/\b(?:best|worst)\b/.test(full)
  ) {
    // 'What is that a game' after '8 goals in 10 games': the answer has it.
    if (previous.aggregate === 'need' && figures.length === 0 && periods.length === 0)
      return { query: previous, confidence: 0.9 };
    // 'How many games', then 'so per game' asks for the figure before.
    const isOfEarlier = earlier !== undefined && previous.measures.join() === 'games' && figures.length === 0;
    const { unit: _, streak: __, ...kept } = isOfEarlier ? earlier : previous;
    return {
      query: {
        ...kept,
        aggregate: 'per game',
        ...(figures.length > 0 && { measures: figures.slice(0, 4) }),
        ...(periods[0] && { period: periods[0] }),
      },
      confidence: 0.9,
    };
  }
  if (
    /\b(?:is|are|was) (?:that|it|this|those|\d+(?:\.\d+)?) (?:any |a |pretty |really |even )*(?:good|bad|ok|okay|normal|decent|better|lot|much|high|low|enough|realistic|possible|doable|impressive|respectable|solid)\b|\b(?:good|bad|better|worse|normal)\b.*\bfor (?:(?:my|his|her|that|this) age|a? ?\d+u|\d+ year|my level|this level)\b/.test(
      full,
    )
  )
    return {
      query: { ...previous, aggregate: 'own past', measures: previous.measures.slice(0, 1), judged: true },
      confidence: 0.9,
    };
  const isExtreme = previous.aggregate === 'best' || previous.aggregate === 'worst';
  if (/\b(?:my |the )?(?:worst|best)\b/.test(full) && isExtreme && left.length === 0)
    return {
      query: { ...previous, aggregate: /worst/.test(full) ? 'worst' : 'best' },
      confidence: clearConfidence,
    };
  if (
    /\b(?:more|better|less|fewer|worse|up|down)\b/.test(full) &&
    periods.length === 1 &&
    periods[0] &&
    figures.length === 0 &&
    left.length === 0
  )
    return {
      query: {
        aggregate: 'compare',
        measures: previous.measures.length > 0 ? previous.measures : ['points'],
        period: previous.period,
        ...(previous.opponent && { opponent: previous.opponent }),
        against: { period: periods[0] },
      },
      confidence: clearConfidence,
    };
  const named =
    opponents[0] ??
    (left.length > 0 && left.length <= 3 && (starts || teams)
      ? (teamInText(left.join(' '), teams ?? []) ??
        (starts && !teams && periods.length === 0 && figures.length === 0 ? left.join(' ') : undefined))
      : undefined);
  // 'Ravens?' and 'and the Sharks' after 'how many against the Storm'.
  const isNameOnly =
    ((isAsked === true || bareTeam.test(full)) && full.split(' ').length <= 3) ||
    (otherTeam.test(full) && strangeWordIn(left) && !left.some(isAnswerWord));
  const isOtherTeam =
    (!named || (!teams && opponents.length === 0)) &&
    isNameOnly &&
    previous.opponent !== undefined &&
    left.length > 0 &&
    left.length <= 2;
  if (isOtherTeam && figures.length === 0 && periods.length === 0 && !condition)
    return { query: { ...previous, opponent: left.join(' ') }, confidence: 0.75 };
  const explained = named ? left.filter((word) => teamsNamed(word, [named]).length === 0) : left;
  if (explained.length > (starts ? 1 : 0)) return undefined;
  if (figures.length === 0 && periods.length === 0 && !named && !condition) return undefined;
  // 'How many in the last 5' after the last game with a goal.
  const [found] = previous.measures;
  const isOfFoundGame = previous.aggregate === 'latest' || previous.aggregate === 'first';
  if (isOfFoundGame && found && periods[0] && figures.length === 0 && /\bhow many\b/.test(full)) {
    const { condition: of, ...scope } = previous;
    const isTotal = of?.comparison === 'at least' && of.value === 1;
    return {
      query: {
        ...scope,
        period: periods[0],
        ...(of && !isTotal ? { aggregate: 'count', condition: of } : { aggregate: 'value' }),
      },
      confidence: 0.9,
    };
  }
  // 'Assists in wins' after the best opponent is a question of its own.
  if (namedResult && figures.length > 0 && !ofScope.has(previous.aggregate)) return undefined;
  // The scope changes, the question stays.
  const { otherPeriods: _, against, ...kept } = previous;
  // The other side of 'do I score more on Saturdays' is no side of other days.
  const isCompared = previous.aggregate === 'compare' && periods[0]?.weekdays === undefined;
  // 'This month' after the best month asks for its figure.
  const isMonthAfterExtreme =
    (previous.aggregate === 'best' || previous.aggregate === 'worst') &&
    previous.unit === 'month' &&
    periods[0] !== undefined &&
    neighbourMonth(periods[0], 'before') !== undefined;
  const { target: _target, next: _next, games: _games, judged: _judged, ...plain } = kept;
  const next: StatQuery = {
    // A target has no opponent and no past: the figure itself is asked for.
    ...(derivedKinds.has(previous.aggregate) ? { ...plain, aggregate: 'value' as const } : kept),
    ...(isCompared && against && { aggregate: 'compare' as const, against }),
    ...(isMonthAfterExtreme && { aggregate: 'value' as const }),
    ...(previous.aggregate === 'compare' && !isCompared && { aggregate: 'value' as const }),
    ...(figures.length > 0 && retargeted(previous, withGoalsAgainst([...figures], position))),
    ...(namedResult && { result: namedResult }),
    ...(periods[0] && { period: periods[0] }),
    ...(periods[0] && others.length > 0 && { otherPeriods: others }),
    ...(named && { opponent: named }),
    ...(condition && { condition, aggregate: 'count' as const, measures: [condition.measure] }),
  };
  const isRecord = measures.includes('record') && figures.length === measures.length;
  return {
    query: isRecord ? { ...next, measures: ['record'] } : next,
    confidence:
      opponents[0] || figures.length > 0 || periods.length > 0
        ? starts || explained.length === 0
          ? 0.9
          : 0.7
        : lastReply !== undefined
          ? 0.6
          : 0.5,
  };
};

const percentages: Partial<Record<MeasureName, MeasureName>> = {
  wins: 'win_percentage', losses: 'win_percentage', record: 'win_percentage', games: 'win_percentage',
  saves: 'save_percentage', shots_against: 'save_percentage', goals_against: 'save_percentage',
}; // prettier-ignore

/** Reads a message that asks for the same in another form: 'as a percentage', 'when was the last one', 'am I on one now'. */
const readReshaped = (full: string, previous: StatQuery, today: string): StatQuery | undefined => {
  const [measure] = previous.measures;
  const percentage = measure && percentages[measure];
  if (
    percentage &&
    /^(?:and |ok |so )*(?:whats |what is )?(?:that |it )?(?:as |in )(?:a )?percent\w*$/.test(full)
  )
    return { ...previous, aggregate: 'value', measures: [percentage] };
  if (previous.aggregate === 'streak' && /^(?:and )?when(?: (?:was|is) (?:that|it))?$/.test(full))
    return previous;
  if (
    previous.aggregate === 'streak' &&
    /\b(?:on|in) (?:1|one|a streak)\b|\bright now\b|\bcurrent\b/.test(full)
  )
    return previous.period.ends <= today
      ? { ...previous, period: { ...currentSeason(today), assumed: true } }
      : previous;
  if (!measure || measure === 'games' || previous.aggregate === 'streak') return undefined;
  const event = resultOf[measure]
    ? { measures: [], result: resultOf[measure] }
    : {
        measures: [measure],
        condition: previous.condition ?? { measure, comparison: 'at least' as const, value: 1 },
      };
  if (/\bwhen was (?:the|my|his|her) (?:last|latest|most recent|first)(?: (?:1|one))?$/.test(full))
    return { ...previous, ...event, aggregate: /first/.test(full) ? 'first' : 'latest' };
  const isFoundGame = ['best', 'worst', 'latest', 'first', 'list'].includes(previous.aggregate);
  if (
    isFoundGame &&
    /^(?:and )?(?:who|which team) (?:(?:was|were) (?:that|it|they) )?(?:against|vs|versus)$|^(?:and )?(?:who|which team) (?:was|were) (?:that|it|they)$|^(?:and )?(?:against|vs|versus) (?:who|whom|which team)$|^(?:and )?when(?: (?:was|were) (?:that|it|they))?$/.test(
      full,
    )
  )
    return /against|who|which team/.test(full) && isExtremeGame(previous)
      ? { ...previous, asks: 'opponent' }
      : previous;
  if (
    /^(?:and )?(?:who|which teams?) (?:(?:was|were) (?:they|those|these|it|that) )?(?:against|vs|versus)$|^(?:and )?(?:against|to|by|vs|versus) (?:who|whom|which teams?)$|^(?:and )?when$/.test(
      full,
    )
  )
    return { ...previous, ...event, aggregate: 'list' };
  return undefined;
};

/** The query before with other figures. */
const retargeted = (previous: StatQuery, figures: readonly MeasureName[]): Partial<StatQuery> => {
  const [measure] = figures;
  if (!measure) return {};
  if (
    previous.aggregate === 'summary' ||
    previous.aggregate === 'unlogged' ||
    previous.aggregate === 'own past' ||
    previous.aggregate === 'next game' ||
    previous.aggregate === 'need'
  )
    return { aggregate: 'value', measures: figures.slice(0, 4) };
  if (
    (previous.aggregate === 'count' || previous.aggregate === 'list' || previous.aggregate === 'latest') &&
    previous.condition
  )
    return resultOf[measure]
      ? { result: resultOf[measure] }
      : { measures: [measure], condition: { ...previous.condition, measure } };
  if (previous.aggregate === 'streak')
    return resultOf[measure]
      ? { streak: measure === 'losses' ? 'losses' : 'wins', measures: [] }
      : { measures: [measure], streak: previous.streak === 'without' ? 'without' : 'with' };
  return { measures: figures.slice(0, 4) };
};
