import { amount, comparisonOf, negated } from './conditions.js';
import { defaultMeasure, resultOf } from './named-measures.js';
import { isAnswerWord } from './normalize-question.js';
import { teamInText, teamsNamed } from './opponents.js';
import { neighbourMonth } from './period.js';
import type { Draft, ReaderContext, ReadQuery } from './question-context.js';
import { strangeWordIn, unexplained } from './question-form.js';
import type { MeasureName, StatQuery } from './stat-query.js';

/** A best or worst game, which several games may share. */
const isExtremeGame = ({ aggregate, unit = 'game', top }: StatQuery): boolean =>
  (aggregate === 'best' || aggregate === 'worst') && unit === 'game' && top === undefined;

const maxFollowUpWords = 10;
const otherTeam = /^(?:(?:and|or|what about|how about|vs|versus) )+(?:the )?\S+(?: \S+)?$/;
const futureKinds: ReadonlySet<StatQuery['aggregate']> = new Set(['need', 'next game']);

const whichBetter =
  /^(?:so |and |ok )*(?:which|what) (?:one |1 |month |season |year |team )?(?:was|is|were|are) (?:the )?(?:better|best|worse|worst|higher|lower|more|most|least)(?: one| 1)?$|^(?:so |and )*better or worse$|^(?:so |and )*(?:are|am|is|was|were) (?:we|i|he|she|it|that|this) (?:getting |doing |playing )?(?:any )?(?:better|worse)(?: now| this year| this season)?$|^(?:(?:so|and|ok) )*(?:who|which (?:team|1|one)) (?:do|did|have) (?:i|we) (?:do|done|play|played|score|scored) (?:better|worse|more|best|worst|most|less)(?: (?:against|vs|on))?$|^(?:(?:so|and|ok) )*(?:who|which (?:team|1|one)) (?:does|did|has) (?:he|she) (?:do|done|play|played|score|scored) (?:better|worse|more|best|worst|most|less)(?: (?:against|vs|on))?$/;

/** Reads a message that changes a part of the query before: 'and last year?', 'per game?', 'which one was that?'. */
export const readFollowUp = (
  full: string,
  { measures, periods, others, opponents, condition }: Draft,
  rest: string,
  { previous, earlier, teams, lastReply, isAsked, position }: ReaderContext,
): ReadQuery | undefined => {
  if (!previous || full.split(' ').length > maxFollowUpWords + 4) return undefined;
  const side = /\bmonth (before|after)\b/.exec(full)?.[1];
  const month = side && neighbourMonth(previous.period, side === 'after' ? 'after' : 'before');
  if (month) return { query: { ...previous, period: month }, confidence: 0.9 };
  const isScopeChanged =
    earlier && (earlier.period.text !== previous.period.text || earlier.opponent !== previous.opponent);
  if (isScopeChanged && whichBetter.test(full)) {
    const { period, opponent } = previous;
    const against = { period, ...(opponent && { opponent }) };
    // A summary names no figure.
    const compared: MeasureName[] =
      earlier.measures.length > 0 ? earlier.measures : ['record', defaultMeasure(position)];
    return {
      query: { ...earlier, aggregate: 'compare', measures: compared, against },
      confidence: 0.9,
    };
  }
  const reshaped = readReshaped(full, previous);
  if (reshaped) return { query: reshaped, confidence: 0.9 };
  const starts =
    /^(?:ok(?:ay)? |so |cool |nice |wow |thanks |lol |hm+ |oh )*(?:and|what about|how about|what abt|or|but|same|only|just|then|also|now|what if|ok and)\b/.test(
      full,
    );
  const left = unexplained(
    rest.replace(
      /\b(?:same|just|instead|per|only|best|worst|abt|only|then|now|yeah|cool|nice|wow|hm+|alone|average|more|better|less|worse|good|bad)\b/g,
      ' ',
    ),
  );
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
      confidence: 0.85,
    };
  if (
    /\b(?:which|what) (?:one|ones|game|games|month|team|day)?\s*(?:was|were|is|are)? ?(?:that|it|those|they|this)\b|^(?:which|what) (?:one|ones|game|games)(?: \?)?$|\bwhen (?:(?:was|is) (?:that|it)|were (?:they|those|these|that))\b|\bwho was (?:that|it) against\b|\bwhich games\b/.test(
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
      confidence: 0.85,
    };
  }
  if (
    previous.condition &&
    /\b(?:when|if|where) (?:i|he|she|we) (?:dont|do not|doesnt|didnt|did not)\b|\bwhen not\b|\band (?:otherwise|without)\b/.test(
      full,
    ) &&
    !condition
  )
    return { query: { ...previous, condition: negated(previous.condition) }, confidence: 0.9 };
  const result =
    /^(?:and |or |but |what about |how about |only |just )*(?:when|if|in|only) ?(?:we|i|games we|our)? ?(win|won|wins|lose|lost|losses|tie|tied|ties)(?: only| games)?$/.exec(
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
  const bareResult =
    /^(?:and |or |but |what about |how about |then |only )*(?:in |the )?(wins|losses|ties)$/.exec(full)?.[1];
  const isOfFigures =
    previous.aggregate === 'summary' ||
    (previous.result !== undefined && previous.measures.some((name) => !resultOf[name]));
  if (isOfFigures && bareResult)
    return { query: { ...previous, result: resultOf[bareResult] }, confidence: 0.9 };
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
      confidence: 0.85,
    };
  if (
    /\b(?:per|a|each|every) game\b|\bon average\b|\baverage\b/.test(full) &&
    left.length === 0 &&
    !/\b(?:best|worst)\b/.test(full)
  ) {
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
    /\b(?:is|are|was) (?:that|it|this|those|\d+(?:\.\d+)?) (?:any |a |pretty |really |even )*(?:good|bad|ok|okay|normal|decent|better|lot|much|high|low|enough|realistic|possible|doable|impressive|respectable|solid)\b|\b(?:good|bad|better|worse|normal)\b.*\bfor (?:my age|a? ?\d+u|\d+ year|my level|this level)\b/.test(
      full,
    )
  )
    return {
      query: { ...previous, aggregate: 'own past', measures: previous.measures.slice(0, 1), judged: true },
      confidence: 0.9,
    };
  if (
    /\b(?:my |the )?(?:worst|best)\b/.test(full) &&
    (previous.aggregate === 'best' || previous.aggregate === 'worst') &&
    left.length === 0
  )
    return { query: { ...previous, aggregate: /worst/.test(full) ? 'worst' : 'best' }, confidence: 0.85 };
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
      confidence: 0.85,
    };
  const named =
    opponents[0] ??
    (left.length > 0 && left.length <= 3 && (starts || teams)
      ? (teamInText(left.join(' '), teams ?? []) ??
        (starts && !teams && periods.length === 0 && figures.length === 0 ? left.join(' ') : undefined))
      : undefined);
  // 'Ravens?' and 'and the Sharks' after 'how many against the Storm'.
  const isNameOnly =
    (isAsked === true && full.split(' ').length <= 2) ||
    (/^\p{L}{4,}s$/u.test(full) && strangeWordIn(left) && !left.some(isAnswerWord)) ||
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
  // The scope changes, the question stays.
  const { otherPeriods: _, against, ...kept } = previous;
  const isCompared = previous.aggregate === 'compare';
  const { target: _target, next: _next, games: _games, ...plain } = kept;
  const next: StatQuery = {
    // A target has no opponent and no past: the figure itself is asked for.
    ...(futureKinds.has(previous.aggregate) ? { ...plain, aggregate: 'value' as const } : kept),
    ...(isCompared && against && { aggregate: 'compare' as const, against }),
    ...(figures.length > 0 && retargeted(previous, figures)),
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
const readReshaped = (full: string, previous: StatQuery): StatQuery | undefined => {
  const [measure] = previous.measures;
  const percentage = measure && percentages[measure];
  if (
    percentage &&
    /^(?:and |ok |so )*(?:whats |what is )?(?:that |it )?(?:as |in )(?:a )?percent\w*$/.test(full)
  )
    return { ...previous, aggregate: 'value', measures: [percentage] };
  if (
    previous.aggregate === 'streak' &&
    /\b(?:on|in) (?:1|one|a streak)\b|\bright now\b|\bcurrent\b/.test(full)
  )
    return previous;
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
    /^(?:and )?(?:who|which team) (?:(?:was|were) (?:that|it|they) )?against$|^(?:and )?against (?:who|whom|which team)$|^(?:and )?when(?: (?:was|were) (?:that|it|they))?$/.test(
      full,
    )
  )
    return /against|who|which team/.test(full) && isExtremeGame(previous)
      ? { ...previous, asks: 'opponent' }
      : previous;
  if (
    /^(?:and )?(?:who|which teams?) (?:(?:was|were) (?:they|those|these|it|that) )?against$|^(?:and )?against (?:who|whom|which teams?)$|^(?:and )?when$/.test(
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
