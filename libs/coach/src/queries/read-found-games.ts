import { measureOf } from './measures.js';
import { defaultMeasure, resultOf } from './named-measures.js';
import { currentSeason, neighbourMonth, wholeHistory } from './period.js';
import { clearConfidence, type ReadQuery } from './question-context.js';
import { perGameWords } from './question-form.js';
import { reading, type QuestionParts } from './question-parts.js';
import { readClosest } from './read-runs.js';
import type { MeasureName, StatQuery } from './stat-query.js';
import { readStreak, streakWords } from './streaks.js';

const scoreWords =
  /^(?:(?:and|so|the|final) )*score (?:of|in|from) (?:my|our|his|her|the)\b|\b(?:whats|what (?:was|were|is)) (?:the|our|my|his|her) (?:final )?scores?\b|\bwho did (?:i|we|he|she) (?:last )?(?:play|face)\b(?!.*\b(?:most|best|worst|biggest)\b)|\b(?:what|which) (?:dates?|days?) (?:did|have) (?:i|we|he|she) (?:play|played|face|faced)\b/;

const lastOrFirst = /\b(?:last|latest|most recent|first)\b/;

/** Reads 'what was the score against the Lynx' and 'who did we play last'. */
export const readScore = (parts: QuestionParts): ReadQuery | undefined => {
  const { full, isAdvice, draft, statMeasures, period, base, sure } = parts;
  const { periods, opponents } = draft;
  const isNamed = opponents.length > 0 || periods.length > 0;
  const event = draft.condition?.measure ?? statMeasures.find((name) => name !== 'goals');
  // 'What was the score of our last win'.
  if (scoreWords.test(full) && event !== undefined && !isAdvice && lastOrFirst.test(full) && !period.take)
    return reading(gameWith(event, firstOrLatest(full), parts), Math.max(0.75, sure()));
  if (!scoreWords.test(full) || isAdvice || !(period.take || isNamed || /\blast\b/.test(full)))
    return undefined;
  // 'The score when we beat the Lynx'.
  const outcome = /\bwhen (?:we|they) (?:last )?(beat|won|lost|tied)\b/.exec(full)?.[1];
  const result = outcome && (/^(?:beat|won)$/.test(outcome) ? 'win' : outcome === 'lost' ? 'loss' : 'tie');
  return reading(
    {
      aggregate: 'list',
      measures: [],
      ...base,
      ...(result && { result }),
      ...(!isNamed && {
        period: { ...wholeHistory, text: 'last game', take: { side: 'last', games: 1 } },
      }),
    },
    0.9,
  );
};

/** Reads 'my longest point streak' and 'how long since I scored'. */
export const readStreakQuestion = (parts: QuestionParts): ReadQuery | undefined => {
  const { full, context, isAdvice, isStatement, draft, base, conditions, hasSlot, clarity, sure } = parts;
  const { condition } = draft;
  if (
    streakWords.test(full) &&
    base.follows !== 'game' &&
    !isAdvice &&
    (hasSlot || /streak|in a row|longest|drought/.test(full))
  )
    return reading(
      { aggregate: 'streak', ...base, ...conditions, ...readStreak(full, draft, context.position) },
      sure() + (clarity >= 0.55 && !isStatement ? 0.05 : 0),
    );
  if (
    condition?.value === 0 &&
    condition.comparison === 'exactly' &&
    /\bsince (?:i|we|he|she|my|his|her|the)\b|how long|\bgone\b/.test(full) &&
    !(draft.periods.length > 0 && asksCount.test(full))
  )
    return reading(
      { aggregate: 'streak', ...base, streak: 'without', measures: [condition.measure] },
      sure(),
    );
  return undefined;
};

const firstOrLatest = (full: string) => (/\b(?:first|1st)\b/.test(full) ? 'first' : 'latest');

/** The game of 'the last time that I …'. */
const gameWith = (
  measure: MeasureName,
  aggregate: 'first' | 'latest',
  { draft, period, base, conditions }: QuestionParts,
): StatQuery => {
  const scope = {
    aggregate,
    ...base,
    period: draft.periods.length > 0 && !period.take ? period : wholeHistory,
  };
  const result = resultOf[measure];
  return result
    ? { ...scope, measures: [], result }
    : {
        ...scope,
        measures: [measure],
        condition: { measure, comparison: 'at least', value: 1 },
        ...conditions,
      };
};

const gamesSince =
  /\bhow (?:many (?:games|days|weeks)|long)(?: has it been| is it)? since\b|\bgames since\b|\bhow (?:many (?:games|days|weeks)|long) ago\b|\b(?:days|weeks) since (?:my|our|his|her|the) (?:last|latest|most recent)\b/;
const lastTime =
  /^(?:(?:and|what about|how about|what was) )*(?:(?:my|our|his|her|the) )?(?:last|latest|first) (?:goal|assist|point|shut ?-?out|hat ?-?trick|win|loss|tie|penalty)(?= *$| (?:against|vs|this|last|of|in)\b)|\b(?:when did|when was|when were|when is the last time|whens|last time|(?:most recent|latest|first time)|when have|date of|(?:what|which) day (?:was|is|did)|(?:last|first) (?:\w+ ){1,2}when$|who did (?:i|he|she) (?:score|get|have) (?:my|his|her) (?:last|first|1st|latest))\b/;

const outcomeOfLast =
  /^(?:(?:and|so) )?(?:did|do|have) (?:we|i|he|she) (?:w[io]n|los[et]|tie)\b.*\blast time\b/;

/** 'When did I score the most goals' asks for the best game. */
const mostAsked = /\b(?:the )?(?:most|fewest|least|best|worst)\b(?! recent)/;

const lastMeeting =
  /^(?:(?:and|so|coach|hey) )*(?:when (?:did|was)|whens|how (?:long|many days) (?:ago|since|has it been since)|what day)\b.*\b(?:last|latest|most recent)\b.*\b(?:games?|play|played|face|faced|meet|met)\b|^(?:(?:and|so) )*when (?:did|was)\b.*\blast\b(?: time)? (?:we |i )?(?:play|played|faced?)\b/;

/** Reads 'when did I last score' and 'how many games since my last shutout'. */
export const readLatest = (parts: QuestionParts): ReadQuery | undefined => {
  const { full, isAdvice, draft, statMeasures, base, sure } = parts;
  if (mostAsked.test(full) && !lastOrFirst.test(full)) return undefined;
  // 'Did we win the last time I got a penalty' asks about the game of the second figure.
  const named = outcomeOfLast.test(full) ? statMeasures.at(-1) : statMeasures[0];
  const measure = draft.condition?.measure ?? named;
  if (!measure)
    return lastMeeting.test(full) && !isAdvice && !/\bnext\b/.test(full)
      ? reading({ aggregate: 'latest', measures: [], ...base, period: wholeHistory }, Math.max(0.75, sure()))
      : undefined;
  if (gamesSince.test(full)) return reading(gameWith(measure, 'latest', parts), sure());
  if (draft.periods.length > 1 || !lastTime.test(full) || /\bwhen (?:was|is) (?:the )?next\b/.test(full))
    return undefined;
  return reading(gameWith(measure, firstOrLatest(full), parts), sure());
};

const reachedTotal =
  /\b(?:when did|(?:which|what) game did|(?:which|what) (?:day|date) did|how (?:many games|long) did it take|how many games did) (?:(?:me|us|him|her|i|we|he|she) )?(?:need |take )?(?:to )?(?:finally )?(hit|reach|get to|pass|get|score) (\d{1,3})\b/;
const nthFigure =
  /^(?:(?:and|so|coach|hey|in|on|at) )*(?:when|(?:which|what) (?:game|day|date)|how (?:many games|long)|who)\b.*\b(?!1st\b)(\d{1,3})(?:st|nd|rd|th) (?:goal|point|assist|save|win|loss|shutout)\b/;
const nthFigureFirst =
  /^(?:(?:and|so|my|his|her|our|the) )*(?!1st\b)(\d{1,3})(?:st|nd|rd|th) (?:goal|point|assist|save|win|loss|shutout)\b.*\bwhen\b/;
const minTotal = 10;
const totals: ReadonlySet<MeasureName> = new Set([
  'goals', 'assists', 'points', 'saves', 'shots_against', 'goals_against', 'shutouts', 'wins', 'losses', 'penalty_minutes',
]); // prettier-ignore

/** Reads 'when did I score my 10th goal' and 'when did I hit 20 points'. */
export const readReached = ({
  full,
  isAdvice,
  draft,
  statMeasures,
  period,
  base,
}: QuestionParts): ReadQuery | undefined => {
  const total = reachedTotal.exec(full);
  const target = Number(nthFigure.exec(full)?.[1] ?? nthFigureFirst.exec(full)?.[1] ?? total?.[2]);
  const measure = draft.condition?.measure ?? statMeasures.find((name) => totals.has(name));
  // 'When did I get 3 points' asks for a game.
  const isOfGame = total !== null && /^(?:get|score)$/.test(total[1] ?? '') && target < minTotal;
  if (!(target > 1) || !measure || !totals.has(measure) || isOfGame || isAdvice || period.take)
    return undefined;
  const query: StatQuery = { aggregate: 'reached', measures: [measure], ...base, target };
  const [, second] = draft.periods;
  return { query, confidence: clearConfidence, ...(second && { more: [{ ...query, period: second }] }) };
};

const extremeWords =
  /\b(?:best|worst|highest|lowest|(?<!at )most(?! of\b)|fewest|(?<!at )least|biggest|toughest|top|career high|season high|(?:single )?game high|strongest|weakest|busiest|slowest|coldest|hottest|hardest|roughest|favou?rite|(?:my|his|her|our) high|record high|personal best|high score)\b/;

/** 'Which team beat us the worst', 'who do we beat the most'. */
const marginBy =
  /\b(?:who|(?:which|what) (?:team|opponent)s?) (?:has |have )?(?:(?:beat|beats|beaten) (?:us|me|(?:my|our|his|her) team)|(?:do|did|have) (?:we|i) (?:beat|beaten|los[et] to|lost to))\b.*\b(?:worst|most|bad(?:ly)?)\b/;

/** 'The best month for the team'. */
const isOfTeam =
  /\b(?:for|of) (?:the|our|my|his|her) team\b|\b(?:our|the teams|teams) (?:best|worst) (?:month|day|opponent)\b/;

const maxTop = 10;
const places = ['second', 'third', 'fourth', 'fifth'];
/** The place in 'my second best month'. */
const placeIn = (text: string): number | undefined => {
  const match = new RegExp(
    String.raw`\b(?:(\d)(?:nd|rd|th)|(${places.join('|')})|(next)) (?:best|worst|most|highest|lowest|fewest|least|biggest|toughest)\b`,
  ).exec(text);
  if (!match) return undefined;
  const place = match[1] ? Number(match[1]) : match[3] ? 2 : places.indexOf(match[2] ?? '') + 2;
  return place > 1 ? place : undefined;
};

/** The number in 'my top 5 games' and 'the 3 worst games'. */
const topIn = (text: string): Pick<StatQuery, 'top'> => {
  // 'How many points in my best 3 games' asks for their sum.
  if (
    /\bhow (?:many|much)\b|\btotal\b|\b(?:over|in|across|during) (?:my|his|her|our) (?:best|worst|top) \d/.test(
      text,
    )
  )
    return {};
  const match =
    /\b(?:top|best|worst|highest|biggest|toughest|busiest) (\d{1,2})\b(?! ?%)|\b(\d{1,2}) (?:top|best|worst|highest|biggest|toughest|busiest)\b/.exec(
      text,
    );
  const top = Number(match?.[1] ?? match?.[2]);
  return top > 1 ? { top: Math.min(top, maxTop) } : {};
};

const unitIn = (text: string): StatQuery['unit'] | undefined => {
  if (/(?<!\b(?:this|last|past|previous|next) )\bmonths?\b/.test(text)) return 'month';
  if (
    /\b(?:who|(?:what|which) (?:day|date|team))\b.*\b(?:best|worst|biggest|top|highest|lowest) (?:\w+ )?game\b/.test(
      text,
    )
  )
    return 'game';
  if (
    /\b(?:opponents?|which teams?|what teams?|who (?:beat|beats|beaten|has beaten)|who (?:do|does|did|have|has) (?:i|we|he|she)|against which|against who|team (?:do|did|have) (?:i|we)|(?:best|worst|toughest|hardest|strongest|weakest|easiest) team)\b/.test(
      text,
    )
  )
    return 'opponent';
  if (/\b(?:vs|versus|against|on|over) (?:1|one|an?|any)(?: single)? (?:team|opponent)\b/.test(text))
    return 'opponent';
  if (/\b(?:week ?days?|days? of the week|which days?|what days?)\b/.test(text)) return 'weekday';
  if (/\b(?:which|what|best|worst) seasons?\b/.test(text)) return 'season';
  if (
    /\b(?:games?|night|outing|performance|match|start)\b|\b(?:best|worst|top) (?:weekend|week)\b/.test(text)
  )
    return 'game';
  return undefined;
};

/** The scope without the group that the question names: 'was October my best month' asks for all months. */
const acrossGroups = (
  { opponent, ...base }: QuestionParts['base'],
  unit: NonNullable<StatQuery['unit']>,
  today: string,
): QuestionParts['base'] => {
  const { period } = base;
  const season = { ...base, period: { ...currentSeason(today), assumed: true as const } };
  if (unit === 'opponent') return base;
  const isGroup =
    (unit === 'month' && neighbourMonth(period, 'before') !== undefined) ||
    (unit === 'weekday' && period.weekdays !== undefined) ||
    (unit === 'game' && period.take?.games === 1);
  const scope = isGroup ? season : base;
  return opponent === undefined ? scope : { ...scope, opponent };
};

const maxContinuedWords = 5;
/** 'Which month was worst' after goals by month, 'most in a game' after penalty minutes. */
const continuedMeasure = (
  { full, context: { previous } }: QuestionParts,
  extreme: string,
): MeasureName | undefined => {
  const isContinued =
    previous?.aggregate === 'by' ||
    /^(?:(?:so|and) )*(?:was|is) (?:that|it)\b/.test(full) ||
    (bareAmount.test(extreme) && full.split(' ').length <= maxContinuedWords);
  const measure = isContinued ? previous?.measures[0] : undefined;
  return measure && resultOf[measure] === undefined && measure !== 'games' ? measure : undefined;
};
const bareAmount = /^(?:most|fewest|least|highest|lowest|biggest)$/;

/** Reads 'my best month', 'the most saves in a game'. */
export const readExtreme = (parts: QuestionParts): ReadQuery | undefined => {
  const { full, context, isGoalie, isAdvice, statMeasures, base, conditions, sure } = parts;
  const close = readClosest(parts);
  if (close) return close;
  const extreme = extremeWords.exec(full)?.[0];
  const askedUnit = unitIn(full);
  if (!extreme || isAdvice || /\bmost recent\b/.test(full) || !(askedUnit ?? statMeasures[0]))
    return undefined;
  const unit = askedUnit ?? 'game';
  // The goals on a goalie's sheet are those against.
  const named =
    statMeasures[0] ??
    (isGoalie && extreme === 'busiest' ? 'shots_against' : undefined) ??
    continuedMeasure(parts, extreme);
  const measure = named === 'goals' && isGoalie ? 'goals_against' : named;
  const isLow = /worst|lowest|fewest|least|toughest|weakest|slowest|coldest|hardest|roughest/.test(extreme);
  const isAmount = /most|fewest|least|high|lowest|biggest|busiest/.test(extreme);
  // The most goals against are the worst game: 'most' speaks of the figure itself.
  const isBadMeasure = measure !== undefined && measureOf(measure).better === 'less';
  const aggregate = isAmount ? (isLow === isBadMeasure ? 'best' : 'worst') : isLow ? 'worst' : 'best';
  const scope = acrossGroups(base, unit, context.today);
  const margin = marginBy.exec(full);
  if (margin && unit === 'opponent') {
    const isLoss = /\b(?:us|me|los[et]|lost)\b/.test(margin[0]);
    const isAmount = /\b(?:worst|by the most|bad(?:ly)?|biggest)\b/.test(margin[0]);
    return reading(
      isAmount
        ? { aggregate: 'best', unit: 'game', measures: ['margin'], ...scope, result: isLoss ? 'loss' : 'win' }
        : { aggregate: isLoss ? 'worst' : 'best', unit, measures: [isLoss ? 'losses' : 'wins'], ...scope },
      clearConfidence,
    );
  }
  const wonBy = measure === 'margin' ? /\b(won|win|lost|lose)\b.* by\b/.exec(full)?.[1] : undefined;
  const result = measure && (wonBy ? (wonBy.startsWith('w') ? 'win' : 'loss') : resultOf[measure]);
  const place = placeIn(full);
  // Games often share a figure: the second best game is shown with the best one.
  const top: Pick<StatQuery, 'top' | 'place'> =
    unit !== 'game' ? (place ? { place } : {}) : place ? { top: place } : topIn(full);
  if (result && unit === 'game')
    return reading({ aggregate: 'best', unit, measures: ['margin'], ...scope, ...top, result }, sure());
  const assumed: MeasureName =
    (unit === 'opponent' && /\b(?:beat|beaten|record|win|won)\b/.test(full)) || isOfTeam.test(full)
      ? 'wins'
      : unit !== 'game' && isAmount && /\b(?:play|played|face|faced|see|seen)\b/.test(full)
        ? 'games'
        : defaultMeasure(context.position);
  return reading(
    {
      aggregate,
      unit,
      measures: [measure ?? assumed],
      ...scope,
      ...conditions,
      ...top,
    },
    sure((askedUnit ?? measure) !== undefined),
  );
};

const breakdownUnits: readonly (readonly [RegExp, NonNullable<StatQuery['unit']>])[] = [
  [/\b(?:by|per|each|every) months?\b|\bmonth (?:by|to) month\b|\bmonthly\b/, 'month'],
  [
    /\b(?:by|per|each|every|all) (?:opponents?|teams?)\b|\bteam by team\b|\bhow many (?:different )?(?:teams|opponents)\b/,
    'opponent',
  ],
  [
    /\b(?:by|per|each|every) seasons?\b|\bseason by season\b|\byear by year\b|\b(?:by|each|every) year\b/,
    'season',
  ],
  [/\b(?:by|per|each|every) (?:weekday|day)s?\b/, 'weekday'],
];

/** 'Which team have I never scored on' is answered with the figure for each team. */
const unmetOpponent =
  /\b(?:who|(?:which|what) (?:teams?|opponents?))\b.*\b(?:never|(?:have|has) (?:i|we|he|she) not|havent (?:i|we)|hasnt (?:he|she))\b|\b(?:which|what) teams? .*\b(?:0|no) goals? (?:on|against|vs)\b|\b(?:any|every|all)(?: of)?(?: the)? (?:teams?|opponents?)\b.*\b(?:havent|hasnt|never|not)\b|\b(?:have|has|did) (?:i|we|he|she) (?:ever )?(?:scor\w+|had|got|get|beat\w*)\b.*\b(?:every|all(?: of)?(?: the)?) (?:teams?|opponents?)\b/;

const gameByGame =
  /\bgame (?:by|to) game\b|\b(?:how many|what did|show|list)\b.*\bin each (?:of (?:my|our|his|her|the) (?:(?:last|past|first) )?(?:\d+ )?games|game)\b|\beach of (?:my|our|his|her|the) (?:last|past|first) \d+\b/;

/** The line of a game does not show them. */
const offLine: ReadonlySet<MeasureName> = new Set(['minutes', 'penalty_minutes', 'powerplay_goals_against']);
/** Reads 'my goals by month', 'our record against each team'. */
export const readBreakdown = (parts: QuestionParts): ReadQuery | undefined => {
  const { full, context, isAdvice, draft, statMeasures, isNamed, base, sure } = parts;
  const unit = breakdownUnits.find(([pattern]) => pattern.test(full))?.[1];
  const isOfFigure =
    draft.condition === undefined || /\bhow many (?:goals|assists|points|saves|shots)\b/.test(full);
  if (gameByGame.test(full) && !isAdvice && isOfFigure)
    return reading(
      {
        aggregate: 'list',
        measures: [],
        ...base,
        ...(statMeasures.some((name) => offLine.has(name)) && { unread: 'in each' }),
      },
      Math.max(0.75, sure()),
    );
  const countsTeams = /\bhow many (?:different )?(?:teams|opponents)\b/.test(full);
  const unmet = draft.condition?.measure ?? statMeasures[0];
  if (unmetOpponent.test(full) && unmet && !isAdvice)
    return reading(
      {
        aggregate: 'by',
        unit: 'opponent',
        measures: [unmet],
        ...base,
        ...(draft.periods.length === 0 && { period: wholeHistory }),
      },
      clearConfidence,
    );
  const { previous } = context;
  const isContinued = previous !== undefined && !isNamed && full.split(' ').length <= maxContinuedWords;
  if (!unit || isAdvice || !(isNamed || countsTeams || isContinued || /\bstats\b/.test(full)))
    return undefined;
  const named = statMeasures[0] ?? draft.measures[0] ?? (isContinued ? previous.measures[0] : undefined);
  return reading(
    {
      aggregate: 'by',
      unit,
      measures: [
        (countsTeams ? statMeasures[0] : named) ?? (countsTeams ? 'games' : defaultMeasure(context.position)),
      ],
      ...base,
      ...(perGameWords.test(full) && { games: 1 }),
      ...(isContinued && draft.periods.length === 0 && { period: previous.period }),
    },
    Math.max(sure(false), isNamed || isContinued ? 0.75 : 0.7),
  );
};

const resultNames = new Set<MeasureName>(['wins', 'losses', 'ties', 'win_percentage']);
const asksResults =
  /\bhow (?:do|did|have) we (?:do|done)\b|\bhow (?:does|did|has) (?:the|our|my|his|her) team (?:do|done|play)\b|\bhow are we\b|\bdo we (?:usually )?(?:win|lose)\b/;
const asksList = (full: string) =>
  !/\bpercent\w*|%/.test(full) &&
  /\b(?:which|what|list|show)\b.*\b(?:games?|ones?)\b|^(?:list|show)(?: me)? (?:all )?(?:of )?(?:my|our|his|her|the) (?:wins|losses|ties)\b|\b(?:which|what) teams?\b|\bwho (?:have|has|did) (?:we|i|he|she)\b|\bwhich (?:one|ones)\b/.test(
    full,
  ) &&
  !/\bhow many\b/.test(full);
const figureWords: Partial<Record<MeasureName, string>> = {
  goals: 'goals?', assists: '(?:assists?|apples?|helpers?)', points: '(?:points?|pts)', saves: 'saves?', shots_against: 'shots?',
  goals_against: 'goals?', penalty_minutes: '(?:penalt|pim|minutes)', save_percentage: '(?:save|sv)', goals_against_average: '(?:gaa|goals)',
}; // prettier-ignore
/** Whether the question asks for this figure, not for the number of games: 'how many assists when I score'. */
const asksFigure = (full: string, measure: MeasureName): boolean =>
  figureWords[measure] !== undefined &&
  new RegExp(
    String.raw`(?:^|\b(?:how many|how much|total|number of|whats (?:my|his|her)|what (?:is|are|were|was) (?:my|his|her)) )(?:(?:my|his|her|total) )*${figureWords[measure]}`,
  ).test(full);
const asksCount =
  /\b(?:how many (?:\w+ ){0,2}(?:games|times|matches|nights)|in how many|number of games|how often|how many times|what percent\w* of (?:my |the |our )?games)\b/;

const shareOfGames =
  /(?:percent\w*|%|share|part|fraction) of (?:the |my |our |his |her |these |those )?games\b/;
const teamResult = /\b(?:we|(?:my|our|the|his|her) team) (?:still |also |even )?(w[io]n|los[et]|tied?)\b/;
const ownFigure =
  /\b(?:i|he|she) (?:still |also |even )?(?:(scored?)|(?:had|got|have|get) an? (goal|point|assist))\b/;
const gamesAsked = /\b(?:how many|how often|number of)\b|^games\b/;
const otherAsked = /\b(?:record|percent\w*|goals|points|assists|saves)\b|%/;

/** Reads 'how many games we won and I scored'. */
export const readOwnInResult = ({
  full,
  isGoalie,
  isAdvice,
  base,
  sure,
}: QuestionParts): ReadQuery | undefined => {
  const word = teamResult.exec(full)?.[1];
  const own = ownFigure.exec(full);
  if (!word || !own || isGoalie || isAdvice || !gamesAsked.test(full) || otherAsked.test(full))
    return undefined;
  const measure = own[2] === 'point' ? 'points' : own[2] === 'assist' ? 'assists' : 'goals';
  return reading(
    {
      aggregate: 'count',
      measures: [measure],
      condition: { measure, comparison: 'at least', value: 1 },
      ...base,
      result: word.startsWith('w') ? 'win' : word.startsWith('l') ? 'loss' : 'tie',
    },
    sure(),
  );
};

const ownStats = /\b(?:my|his|her|our) (?:numbers|stats|statistics|figures|totals)\b/;
/** Reads 'how many games with 2 or more points' and 'our record when I score'. */
export const readConditioned = (parts: QuestionParts): ReadQuery | undefined => {
  const { full, context, isAdvice, isQuestion, draft, statMeasures, base, conditions, sure } = parts;
  const { condition, measures } = draft;
  const { previous } = context;
  // 'And 2 goals' changes the condition of the query before.
  const isChanged = previous?.condition !== undefined && bareCondition.test(full);
  if (!condition || isAdvice || isChanged) return undefined;
  // 'When I score' after the record.
  if (previous?.measures.join() === 'record' && statMeasures.length === 0 && conditionStart.test(full)) {
    const { period, opponent } = previous;
    const scope = draft.periods.length > 0 ? base : { ...base, period, ...(opponent && { opponent }) };
    return reading({ aggregate: 'split', measures: ['record'], ...conditions, ...scope }, clearConfidence);
  }
  if (lineAsked.test(full) && !measures.includes('record'))
    return reading({ aggregate: 'summary', measures: [], ...conditions, ...base }, sure());
  // 'Do I have 30 goals yet': no game has that many.
  const isTotal = seasonTotals.has(condition.measure) && condition.value >= minSeasonTotal;
  if (isTotal && !gameWords.test(full))
    return reading(
      { aggregate: 'value', measures: [condition.measure], ...base, target: condition.value },
      sure(),
    );
  const marginResult =
    condition.measure === 'margin' ? resultOf[statMeasures.find((name) => resultOf[name]) ?? ''] : undefined;
  const figure = statMeasures.find((name) => !resultNames.has(name) && name !== 'margin');
  if (figure && asksFigure(full, figure) && !measures.includes('record'))
    return reading(
      {
        aggregate: perGameWords.test(full) ? 'per game' : 'value',
        measures: statMeasures.filter((name) => !resultNames.has(name)).slice(0, 4),
        ...conditions,
        ...base,
        ...(marginResult && { result: marginResult }),
      },
      sure(),
    );
  if (usualFigure.test(full) && statMeasures.length === 0 && condition.measure.startsWith('team'))
    return reading(
      { aggregate: 'per game', measures: [defaultMeasure(context.position)], ...conditions, ...base },
      sure(),
    );
  if (marginResult)
    return reading(
      { aggregate: 'count', measures: ['margin'], condition, ...base, result: marginResult },
      sure(),
    );
  if (statMeasures.length === 0 && ownStats.test(full))
    return reading({ aggregate: 'summary', measures: [], ...conditions, ...base }, Math.max(0.75, sure()));
  if (shareOfGames.test(full))
    return reading({ aggregate: 'count', measures: [condition.measure], ...conditions, ...base }, sure());
  if (
    measures.includes('record') ||
    statMeasures.some((name) => resultNames.has(name)) ||
    asksResults.test(full)
  )
    return reading(
      {
        aggregate: 'split',
        measures: [measures.includes('win_percentage') ? 'win_percentage' : 'record'],
        ...conditions,
        ...base,
      },
      sure(),
    );
  if (asksList(full))
    return reading({ aggregate: 'list', measures: [condition.measure], ...conditions, ...base }, sure());
  if (
    asksCount.test(full) ||
    /\bdo i have\b|\bany\b|\bmulti\b|\bhat\b/.test(full) ||
    statMeasures.length === 0
  )
    return reading(
      { aggregate: 'count', measures: [condition.measure], ...conditions, ...base },
      isQuestion ||
        /^(?:my |our |his |her )?hat ?-?tricks\b|^(?:my |our |his |her )?games? (?:with|where|when|without|under|over|above|below)\b/.test(
          full,
        )
        ? sure()
        : Math.max(0, sure() - 0.15),
    );
  return reading(
    {
      aggregate: perGameWords.test(full) ? 'per game' : 'value',
      measures: statMeasures.slice(0, 4),
      ...conditions,
      ...base,
    },
    sure(),
  );
};

/** 'What did I get in the 4-2 wins'. */
const lineAsked = /\bwhat (?:did|have|has) (?:i|he|she) (?:get|got|gotten|do|done|have|had)\b/;
const bareCondition =
  /^(?:(?:and|or|what about|how about) )*\d{1,2}(?:\+| or more)? (?:goals?|assists?|points?)$/;
/** 'When we score 5 how many do I usually have'. */
const usualFigure = /\bhow many (?:do|did) (?:i|he|she) (?:usually |normally )?(?:have|get)\b/;
const conditionStart = /^(?:(?:and|but|or|ok|what about|how about) )*(?:when|if|in games|with|without)\b/;
const seasonTotals: ReadonlySet<MeasureName> = new Set(['goals', 'assists', 'points', 'penalty_minutes']);
const minSeasonTotal = 10;
const gameWords = /\b(?:games?|times|nights?|ever|how often|match(?:es)?)\b/;

const inResult =
  /\b(?:when|if|in) (?:we|i|my team|the team|our)? ?(?:win|won|wins|lose|lost|losses|tie|tied)|\bgames (?:we|i) (?:win|won|lost|lose|tied)\b/;

/** Reads 'how many goals when we win' and 'which games did we lose'. */
export const readInResult = ({
  full,
  isAdvice,
  statMeasures,
  base,
  sure,
}: QuestionParts): ReadQuery | undefined => {
  const [name, second] = statMeasures.filter((measure) => resultOf[measure]);
  const result = name && !second ? resultOf[name] : undefined;
  if (!result) return undefined;
  const figures = statMeasures.filter((measure) => !resultOf[measure]);
  if (figures.includes('win_percentage'))
    return result === 'win'
      ? reading({ aggregate: 'value', measures: ['win_percentage'], ...base, result: undefined }, sure())
      : undefined;
  if (figures.length > 0)
    return inResult.test(full)
      ? reading(
          {
            aggregate: perGameWords.test(full) ? 'per game' : 'value',
            measures: figures.slice(0, 4),
            ...base,
            result,
          },
          sure(),
        )
      : undefined;
  return asksList(full) && !isAdvice
    ? reading({ aggregate: 'list', measures: [], ...base, result }, sure())
    : undefined;
};
