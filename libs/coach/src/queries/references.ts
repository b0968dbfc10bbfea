import { defaultMeasure, readMeasures, resultOf, withGoalsAgainst } from './named-measures.js';
import { currentSeason, earlierPeriod, lastGames, lastSeason } from './period.js';
import { QuestionReader } from './question-reader.js';
import { readPeriods } from './read-period.js';
import type { ReaderContext, ReadQuery } from './question-context.js';
import { reading, type QuestionForm } from './question-parts.js';
import { figure, isPlain } from './reference-words.js';
import type { MeasureName, StatQuery } from './stat-query.js';
import { ofScope, readScopeReference, start } from './scope-references.js';

const that = '(?:that|it|this|those|these|they|them|there)';
/** A question about the game that the last answer found. */
const ofThatGame = new RegExp(
  String.raw`${start}(?:who did (?:we|i|he|she|they) (?:play|face)(?: (?:then|in (?:it|that)(?: (?:one|1|game))?))?|did (?:we|i|he|she|they|(?:my|our|his|her) team) (?:still |even |also )*(?:win|lose)(?: (?:it|that|this|then))?(?: (?:one|1|game))?|(?:whats|what was|what is) the (?:final )?score(?: (?:of|in) (?:it|that)(?: (?:one|1|game))?)?|who was (?:that|it)(?: against)?|who won(?: (?:it|that)(?: (?:one|1|game))?)?|(?:was|were) ${that}(?: (?:one|1|game))?(?: a)? (?:win|loss|tie)|(?:(?:by )?how (?:many|much)|what) did (?:we|they|i) (?:win|lose)(?: (?:it|that))? by|by how (?:many|much) did (?:we|they|i) (?:win|lose)(?: (?:it|that))?|did (?:i|he|she) (?:score|get (?:a|an|any) (?:goal|point|assist)s?)(?: (?:then|in (?:it|that)))?(?: (?:one|1|game))?|how many (?:goals|assists|points|saves|shots)(?: against)? did (?:i|he|she) (?:have|get|score|face|make|allow|see|stop)(?: in (?:it|that|that (?:one|game)))?|how many (?:(?:goals|assists|points|saves|shots) )?(?:in )?that (?:game|one|1)|how many did (?:i|he|she|we) (?:allow|stop|save|give up|face|score|get|have))$`,
);
const ofThatAnswer = new RegExp(
  String.raw`${start}(?:(?:on|in|from|over|out of) )?how many (?<figure>${figure})(?: against)? (?:(?:was|were|is|are) ${that}|did (?:that|it) take|in ${that})(?: (?:one|game|month|in|for|from|over|out of))*$|${start}(?:(?:on|in|from|over|out of) )?how many (?<games>games)$`,
);
const savesOfIt = new RegExp(String.raw`${start}how many saves$`);
/** A figure of the found game: 'and saves in that game'. */
const ofFoundGame = new RegExp(
  String.raw`${start}(?:how many )?(?:(?:my|his|her|the) )?(?:goals|assists|points|saves|shots)(?: against)?(?: did (?:i|he|she|we) (?:have|get|make|face|see|score))? in (?:it|that)(?: (?:one|1|game))?$`,
);
const foundGames: ReadonlySet<StatQuery['aggregate']> = new Set([
  'best',
  'worst',
  'latest',
  'first',
  'list',
  'streak',
]);
/** The figures that the answer with a found game shows. */
const onLine: ReadonlySet<MeasureName> = new Set([
  'goals', 'assists', 'points', 'saves', 'shots_against', 'goals_against', 'wins', 'losses', 'ties',
]); // prettier-ignore

/** Reads 'how many games was that': the last answer again, or another figure of its games. */
const readOfThatAnswer = (full: string, { context }: QuestionForm): StatQuery | undefined => {
  const { previous, position } = context;
  const { groups } = ofThatAnswer.exec(full) ?? {};
  if (!previous || !groups) return undefined;
  const { aggregate, unit = 'game' } = previous;
  const measures = withGoalsAgainst(
    readMeasures(new QuestionReader(groups['figure'] ?? groups['games'] ?? ''), position),
    position,
  );
  const asked = measures.at(-1);
  if (asked === undefined) return undefined;
  if (foundGames.has(aggregate)) {
    const isGroup =
      aggregate === 'streak' || ((aggregate === 'best' || aggregate === 'worst') && unit !== 'game');
    const isShown = isGroup
      ? asked === 'games' || asked === previous.measures[0]
      : onLine.has(asked) || asked === previous.measures[0];
    if (isShown) return previous;
    return groups['figure'] === undefined ? undefined : { ...previous, unread: 'that' };
  }
  if (!ofScope.has(aggregate))
    return groups['figure'] === undefined ? undefined : { ...previous, unread: 'that' };
  const { measures: _, aggregate: __, ...scope } = previous;
  if (asked === 'games' && previous.condition) return previous;
  return { ...scope, aggregate: 'value', measures };
};

const figureOfGroup = new RegExp(
  String.raw`${start}(?:how (?:many|much) )?(?:whats )?(?:my |our |his |her )?(?<figure>${figure}|record)(?: did (?:i|we|he|she) (?:have|get|score|make|play|win|lose))?(?: then| that month)?$`,
);
/** Reads 'how many goals' after the best month, which the last answer names. */
const readOfGroup = (full: string, { context }: QuestionForm): StatQuery | undefined => {
  const { previous, lastReply = '', position, today } = context;
  const named = figureOfGroup.exec(full)?.groups?.['figure'];
  const isGroup = previous?.aggregate === 'best' || previous?.aggregate === 'worst';
  if (!previous || !isGroup || previous.unit !== 'month' || named === undefined) return undefined;
  const month = /\*\*(\p{Lu}\p{L}+ 20\d\d)\*\*/u.exec(lastReply)?.[1]?.toLowerCase();
  const [period] = month === undefined ? [] : readPeriods(new QuestionReader(month), today).periods;
  const measures = withGoalsAgainst(readMeasures(new QuestionReader(named), position), position);
  return period && measures.length > 0 ? { aggregate: 'value', measures, period } : undefined;
};

const beforeThat = new RegExp(
  String.raw`${start}(?:(?:what|how) about )?(?:in )?(?:(?:the |my |his |her |our )?(?:(?<count>\d{1,2})|(?:one|1|game|time|month|(?<season>season|year)|week|weekend|day|night))?(?: games?)? ?(?:right )?(?:before|prior)(?: (?:that|those|these|them|it|this|then))?(?: (?:one|1|game|month|season))?|(?:the )?(?:previous|prior) (?:one|1|(?<previous>\d{1,2})))$`,
);
/** Reads 'and the 3 before' and 'before that'. */
const readBeforeThat = (full: string, previous: StatQuery): StatQuery | undefined => {
  const match = beforeThat.exec(full);
  if (!match) return undefined;
  const count = match.groups?.['count'] ?? match.groups?.['previous'];
  const last = previous.aggregate === 'compare' ? previous.against : previous;
  const isOpen =
    last?.period.assumed === true && last.period.take === undefined && match.groups?.['season'] === undefined;
  const period =
    last && !isOpen ? earlierPeriod(last.period, count === undefined ? undefined : Number(count)) : undefined;
  const { against: _, otherPeriods: __, ...scope } = previous;
  if (!period) return { ...scope, unread: 'before' };
  const isFound = previous.aggregate === 'latest' || previous.aggregate === 'compare';
  return { ...scope, ...(isFound && { aggregate: 'value' as const }), period };
};

const lastOne = new RegExp(
  String.raw`${start}(?:(?:what|how) about )?(?:in )?(?:the |my |our |his |her )?last (?:one|1)$`,
);
/** After a figure of this season: 'and last'. */
const bareLast = new RegExp(String.raw`${start}(?:(?:what|how) about )?last$`);
/** Reads 'last one?': the season before, or the last game. */
const readLastOne = (full: string, previous: StatQuery, today: string): StatQuery | undefined => {
  const isOfSeason = previous.period.text === currentSeason(today).text;
  const isAsked = lastOne.test(full) || (bareLast.test(full) && isOfSeason);
  if (!isAsked || !ofScope.has(previous.aggregate)) return undefined;
  const isSeason = isOfSeason && (previous.period.assumed !== true || bareLast.test(full));
  const { otherPeriods: _, ...scope } = previous;
  return { ...scope, period: isSeason ? lastSeason(today) : lastGames(1) };
};

const bottomOf = new RegExp(
  String.raw`${start}(?:(?:the|my|his|her|our) )?(?<side>bottom|worst|top|best) (?<top>\d{1,2})(?: games)?$`,
);
/** Reads 'bottom 3' after 'top 3 games'. */
const readOtherEnd = (full: string, previous: StatQuery): StatQuery | undefined => {
  const { groups } = bottomOf.exec(full) ?? {};
  if (!groups || (previous.aggregate !== 'best' && previous.aggregate !== 'worst')) return undefined;
  const aggregate = /bottom|worst/.test(groups['side'] ?? '') ? 'worst' : 'best';
  const top = Math.min(maxTop, Math.max(2, Number(groups['top'])));
  return { ...previous, aggregate, ...(previous.unit === 'game' && { top }) };
};
const maxTop = 10;

const countedFigures: ReadonlySet<MeasureName> = new Set(['goals', 'assists', 'points', 'shutouts']);
const inARow = new RegExp(String.raw`${start}(?:how many )?in a row$`);
/** Reads 'in a row' after a number of games. */
const readInARow = (
  full: string,
  { condition, also, either, ...previous }: StatQuery,
): StatQuery | undefined => {
  const [measure] = previous.measures;
  if (inARow.test(full) && previous.aggregate === 'value' && measure && countedFigures.has(measure))
    return { ...previous, aggregate: 'streak', measures: [measure], streak: 'with' };
  if (!inARow.test(full) || previous.aggregate !== 'count' || !condition) return undefined;
  const isWithout = condition.value === 0 && condition.comparison !== 'at least';
  return {
    ...previous,
    aggregate: 'streak',
    measures: [condition.measure],
    streak: isWithout ? 'without' : 'with',
    ...(!isWithout && { condition, ...(also && { also }), ...(either && { either }) }),
  };
};

const partOfWhole = new RegExp(
  String.raw`${start}(?:(?:thats|that is|is that|whats|what is) )?(?:what |the )?(?:percent(?:age)?|share|part|fraction) of (?:my|his|her|our|the) (?:total |season |whole )?(?<whole>goals|assists|points|wins)(?: (?:is|was|are) (?:that|it|those))?$`,
);
const percentOfThat = new RegExp(
  String.raw`${start}(?:(?:what|whats the|as a) )?percent(?:age)?(?: (?:is|was) (?:that|it))?$`,
);
/** Reads 'what percent is that' after a number of games; other figures have no percentage. */
const readPercentOfThat = (
  full: string,
  previous: StatQuery,
  earlier: StatQuery | undefined,
): StatQuery | undefined => {
  const whole = partOfWhole.exec(full)?.groups?.['whole'];
  const [measure] = previous.measures;
  if (whole && previous.aggregate === 'value' && measure === whole && previous.measures.length === 1)
    return { ...previous, part: true };
  if (!percentOfThat.test(full)) return undefined;
  if (previous.aggregate === 'count') return previous;
  if (previous.aggregate === 'value' && (measure === 'saves' || measure === 'shots_against'))
    return { ...previous, measures: ['save_percentage'] };
  const results = [...(earlier?.aggregate === 'value' ? earlier.measures : []), ...previous.measures];
  const isOfWins =
    previous.aggregate === 'value' &&
    results.includes('wins') &&
    results.every((name) => resultOf[name] !== undefined);
  return isOfWins ? { ...previous, measures: ['win_percentage'] } : { ...previous, unread: 'percent' };
};

const difference = new RegExp(
  String.raw`${start}(?:(?:whats|what is|what was) (?:the|that) )?(?:difference|diff|gap)(?: between (?:them|those|the 2))?$|${start}how big is (?:the|that) (?:gap|difference)$|${start}(?:(?:(?:up|down|ahead|behind) )?by )?how (?:many|much)$|${start}how (?:many|much) (?:more|less|fewer|better|worse)$|${start}(?:(?:thats|is that|that is) )?(?:more|less|fewer|better|worse|higher|lower)(?: (?:right|now|then))?$`,
);
const whichHigher = new RegExp(
  String.raw`${start}(?:which|what)(?: (?:one|1))?(?: (?:is|was|are))? (?:higher|more|better|bigger|most)$`,
);
const upOrDown = new RegExp(String.raw`${start}(?:up or down|better or worse|more or less)(?: then| now)?$`);
const otherPerson =
  /^(?:(?:and|so|ok|what about|how about) )*(?:(?:his|her|my|our|their|the) )(?:(?:older|younger|big|little|twin|other) )?(?:sisters?|brothers?|siblings?|cousins?|friends?|teammates?|line ?mates?|kids?|sons?|daughters?|child|children|players|guys|girls|boys|rest of the team)$/;

const listOfThat = new RegExp(
  String.raw`${start}(?:can you )?(?:list|show|name|give)(?: me)?(?: all(?: of)?)?(?:$| (?:(?:those|these|the|that|all) ?(?:games|ones|1s)?|them(?: all)?|games)$)`,
);
/** Reads 'list those games'. */
const readListOfThat = (full: string, previous: StatQuery): StatQuery | undefined => {
  const isOfGames = ofScope.has(previous.aggregate) && previous.aggregate !== 'share';
  if (!listOfThat.test(full) || !isOfGames) return undefined;
  const [named] = previous.measures;
  const { otherPeriods: _, ...scope } = previous;
  const result = previous.result ?? resultOf[named ?? ''];
  // 'List them' after shutouts names the games with one.
  const isOfFigure = named !== undefined && countedFigures.has(named) && !/\bgames$/.test(full);
  const condition =
    previous.condition ??
    (isOfFigure || named === 'shutouts'
      ? { measure: named, comparison: 'at least' as const, value: 1 }
      : undefined);
  return {
    ...scope,
    aggregate: 'list',
    measures: [],
    ...(result && { result }),
    ...(condition && { condition }),
  };
};

const inGames = new RegExp(
  String.raw`${start}(?:in|over|within|for|if (?:i|we|he|she) (?:play|plays|have|has|get|got)) (?:the |my )?(?:next )?(?<games>\d{1,2}) (?:more )?games(?: left| to go)?(?: (?:whats that|how (?:many|much)(?: is that)?) (?:a|per|each|every) game)?$`,
);
/** Reads 'in 10 games' after a target. */
const readInGames = (full: string, previous: StatQuery): StatQuery | undefined => {
  const games = inGames.exec(full)?.groups?.['games'];
  const isOfTarget = previous.aggregate === 'need' || previous.aggregate === 'average';
  return games !== undefined && isOfTarget && Number(games) > 0
    ? { ...previous, games: Number(games) }
    : undefined;
};

const byHowMuch = new RegExp(
  String.raw`${start}by how (?:much|many)(?: goals)?(?<average> on average| usually| normally)?$`,
);
/** Reads 'by how much' after wins or losses. */
const readMargin = (full: string, previous: StatQuery): StatQuery | undefined => {
  const match = byHowMuch.exec(full);
  const result = previous.result ?? resultOf[previous.measures[0] ?? ''];
  const isCount = previous.aggregate === 'value' || previous.aggregate === 'list';
  return match && result && result !== 'tie' && isCount
    ? { ...previous, aggregate: 'per game', measures: ['margin'], result }
    : undefined;
};

const inAll = new RegExp(
  String.raw`${start}(?:whats (?:that|it) |how many (?:in )?)?(?:combined|together|altogether|in total|total)(?: then)?$`,
);
/** Reads 'combined' after goals and assists. */
const readInAll = (
  full: string,
  previous: StatQuery,
  earlier: StatQuery | undefined,
): StatQuery | undefined => {
  const named = [...(earlier?.measures ?? []), ...previous.measures].toSorted().join();
  const isOfBoth = named === 'assists,goals' && (earlier === undefined || earlier.aggregate === 'value');
  return inAll.test(full) && isOfBoth && previous.aggregate === 'value'
    ? { ...previous, measures: ['points'] }
    : undefined;
};

const untilNow = new RegExp(String.raw`${start}(?:(?:what|how) about )?(?:(?:right )?now|this (?:one|1))$`);
/** Reads 'and now' after a figure of an earlier time. */
const readNow = (full: string, previous: StatQuery, today: string): StatQuery | undefined => {
  const { otherPeriods: _, ...scope } = previous;
  return untilNow.test(full) && ofScope.has(previous.aggregate)
    ? { ...scope, period: currentSeason(today) }
    : undefined;
};

/** Reads a message that refers to the last answer. */
export const readReference = (form: QuestionForm): ReadQuery | undefined => {
  const { full, context } = form;
  const { previous, today } = context;
  if (!previous) return undefined;
  const { aggregate, unit = 'game', period, opponent } = previous;
  const isOfFound = ofFoundGame.test(full) || (aggregate !== 'list' && savesOfIt.test(full));
  if (ofThatGame.test(full) || isOfFound) {
    const isFound =
      aggregate === 'latest' || aggregate === 'first' || aggregate === 'list' || aggregate === 'reached';
    const isOfOutcome = /\b(?:win|won|lose|loss|tie)\b/.test(full);
    const isExtreme = (aggregate === 'best' || aggregate === 'worst') && unit === 'game';
    if (isExtreme && isOfOutcome) return reading({ ...previous, asks: 'result' }, 0.9);
    if (isExtreme && /\bwho (?:did|was)\b/.test(full)) return reading({ ...previous, asks: 'opponent' }, 0.9);
    if (isFound || isExtreme) return reading(previous, 0.9);
    if (
      period.take?.games === 1 &&
      !/\bhow many\b|\b(?:score|get|saves|shots|goals|points|assists)\b/.test(full)
    )
      return reading({ aggregate: 'list', measures: [], period, ...(opponent && { opponent }) }, 0.9);
  }
  if (aggregate === 'compare' && difference.test(full))
    return reading({ ...previous, difference: true }, 0.9);
  const { earlier } = context;
  const isOfTwo =
    earlier?.aggregate === aggregate &&
    (aggregate === 'value' || aggregate === 'per game') &&
    earlier.measures.length === 1 &&
    previous.measures.length === 1 &&
    earlier.measures[0] !== previous.measures[0] &&
    earlier.period.text === period.text &&
    earlier.opponent === opponent;
  if (isOfTwo && (difference.test(full) || whichHigher.test(full)))
    return reading(
      {
        ...previous,
        measures: [...earlier.measures, ...previous.measures],
        ...(aggregate === 'value' && { difference: true as const }),
      },
      0.9,
    );
  const isOfBoth =
    earlier !== undefined &&
    ((isPlain.has(earlier.aggregate) && isPlain.has(aggregate)) ||
      (earlier.aggregate === 'summary' && aggregate === 'summary')) &&
    earlier.measures.join() === previous.measures.join() &&
    (earlier.period.text !== period.text ||
      earlier.opponent !== opponent ||
      earlier.result !== previous.result);
  if (isOfBoth && (difference.test(full) || upOrDown.test(full))) {
    const { otherPeriods: _, ...first } = earlier;
    const { result } = previous;
    const against = { period, ...(opponent && { opponent }), ...(result && { result }) };
    // A summary names no figure.
    const measures: MeasureName[] =
      first.measures.length > 0 ? first.measures : ['record', defaultMeasure(context.position)];
    return reading({ ...first, aggregate: 'compare', measures, against, difference: true }, 0.9);
  }
  if (otherPerson.test(full) && !/\b(?:kid|son|daughter|child|boy|girl)$/.test(full))
    return reading(
      {
        aggregate: 'unlogged',
        measures: [],
        period: currentSeason(today),
        unlogged: 'figures of teammates and other teams',
      },
      0.9,
    );
  const query =
    readOfGroup(full, form) ??
    readOfThatAnswer(full, form) ??
    readBeforeThat(full, previous) ??
    readLastOne(full, previous, today) ??
    readOtherEnd(full, previous) ??
    readInARow(full, previous) ??
    readPercentOfThat(full, previous, earlier) ??
    readListOfThat(full, previous) ??
    readInGames(full, previous) ??
    readMargin(full, previous) ??
    readInAll(full, previous, earlier) ??
    readNow(full, previous, today) ??
    readScopeReference(full, previous, today);
  return query && reading(query, 0.9);
};

/** A pronoun for the last answer, not the 'that' of 'games that I won'. */
const refersBack =
  /\b(?:them|those|these)\b|(?<!\b(?:did|do|does|have|win|won|lose|lost|make|made|is|was) )\bit\b|\b(?:that|this)\b(?! (?:i|ive|we|he|she|they|my|our|his|her|have|had|got|did|are|were|was|is|ended|came|season|year|month|week|weekend|game|morning|fall|winter|far|many|much)\b)|^(?:(?:and|so|ok) )*(?:is|was) (?:that|this|it)\b/;
/** They refer to games that other messages have put out of reach. */
const refersToGames = /\b(?:in|of|from) (?:those|these|them|that|it)\b/;
/** 'So how many is that a game' is about the figure before. */
export const perGameOfThat =
  /^(?:(?:so|and|ok) )*(?:how (?:many|much)|what) (?:is|was|are) (?:that|it|they|those) (?:a|per|each|every) game$/;
const maxReferringWords = 7;
/** Words that refer to the last answer, if the query does not have its games. */
export const unreadReference = (
  full: string,
  query: StatQuery,
  { previous, isInterrupted }: ReaderContext,
): string | undefined => {
  const isOfAllGames =
    query.period.assumed === true && query.opponent === undefined && ofScope.has(query.aggregate);
  if (!isOfAllGames || query.judged || perGameOfThat.test(full)) return undefined;
  if (!previous) return isInterrupted ? refersToGames.exec(full)?.[0] : undefined;
  return full.split(' ').length <= maxReferringWords &&
    (previous.period.assumed !== true || query.aggregate !== previous.aggregate)
    ? refersBack.exec(full)?.[0]
    : undefined;
};
