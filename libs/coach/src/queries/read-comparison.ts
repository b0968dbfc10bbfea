import { defaultMeasure, resultOf } from './named-measures.js';
import { currentSeason, joinedPeriods, lastGames, lastSeason, otherDays } from './period.js';
import { clearConfidence, type ReadQuery } from './question-context.js';
import { reading, type QuestionParts } from './question-parts.js';
import type { MeasureName, StatQuery } from './stat-query.js';

const judgement =
  /\b(?:is|are|was|am i)\b.*\b(?:good|bad|ok|okay|decent|normal|average (?:for|at)|enough|a lot|high|low)\b|\b(?:good|bad|ok|okay|decent|normal)(?: or (?:good|bad|not))?$/;
const judgedThing =
  /\b(?:my|his|her|that|this|it|\d+u|age|level|u\d+|mites?|squirts?|pee ?wees?|bantams?|midgets?|juniors?|\.?[89]\d\d|\d+(?:\.\d+)? ?(?:%|goals?|points?|assists?|saves?|percent|gaa|wins?|penalt(?:y|ies)|pims?))/;
const otherJudgement = /\bwhats? (?:is )?a good\b|(?<!\b(?:a|per) )\bgame\b(?! for)|\bhow good\b/;

const judgedSeason =
  /^(?:(?:so|and|ok|coach) )*(?:am|is|are|was|were|did|has|have) (?:i|he|she) (?:been |having |had |have )+(?:a|an) (?:really |pretty |very )?(?:good|great|bad|ok|okay|decent|solid|rough|tough|successful) (?:season|year)(?: so far| this year)?$/;
/** Reads 'is .900 good for 14U': the answer compares with the own past. */
export const readJudged = (parts: QuestionParts): ReadQuery | undefined => {
  const { full, isGoalie, isAdvice, draft, statMeasures, base } = parts;
  if (judgedSeason.test(full))
    return reading(
      { aggregate: 'own past', measures: [defaultMeasure(parts.context.position)], ...base, judged: true },
      clearConfidence,
    );
  if (!judgement.test(full) || !judgedThing.test(full) || isAdvice || otherJudgement.test(full))
    return undefined;
  const { condition } = draft;
  const measure =
    statMeasures[0] ??
    (condition && condition.value > 0 ? condition.measure : undefined) ??
    (/\b[89]\d\d\b|\b[89]\d(?:\.\d)? ?%/.test(full) && isGoalie ? 'save_percentage' : undefined);
  return (
    measure && reading({ aggregate: 'own past', measures: [measure], ...base, judged: true }, clearConfidence)
  );
};

/** 'How many of the goals were mine' after a game. */
const ofGoals = /\bof (?:the|those|them)(?: goals)? (?:were|was|are|is) mine\b/;
const shareWords =
  /\bhow many of (?:the|those|them)(?: goals)? (?:were|was|are|is) mine\b|\b(?:share|percent\w*|%|part|how many|how much|fraction) of (?:the |my |our |his |her )?(?:teams? ?|our ?)goals\b|\b(?:share|percent\w*|%) of (?:ours|our goals|the teams)\b|\bin on\b|\bpart of (?:the |our )?(?:teams? )?goals\b|\bof (?:our|the teams?|my teams?) (?:goals|scoring|offense)\b/;

/** 'Are mine' is about goals, 'was I in on' about assists as well. */
const ownGoals =
  /\b(?:mine|my own|his own|her own)\b|\b(?:was|were|are|is) (?:his|hers)$|\b(?:did|have|do|does|has) (?:i|he|she) scored?\b|\b(?:i|he|she) (?:have )?scored?\b/;

/** 'Percent of ours' after the own goals. */
const isOfGoals = (full: string, { previous }: QuestionParts['context']): boolean =>
  /\bours$/.test(full) && previous?.measures.join() === 'goals';
/** Reads 'what share of our goals was I in on'. */
export const readShare = ({ full, isGoalie, base, sure, context }: QuestionParts): ReadQuery | undefined =>
  shareWords.test(full) && !isGoalie
    ? reading(
        {
          aggregate: 'share',
          measures: [ownGoals.test(full) || isOfGoals(full, context) ? 'goals' : 'points'],
          ...base,
          ...(base.period.assumed &&
            context.previous &&
            ofGoals.test(full) && { period: context.previous.period }),
        },
        Math.max(clearConfidence, sure()),
      )
    : undefined;

const compareWords =
  /\b(?:than(?! \d)|compared?|versus last|vs last|difference|up or down|better or worse|more or less|improved? (?:on|over|from|since))\b|^(?:did|was|were|am|is|are|do|does|have|has) .*\b(?:more|better|less|fewer|worse|higher|lower)\b(?! than \d)|^(?:is|are) (?:my|his|her|our) .*\b(?:up|down) (?:this|in)\b|\b(?<!\b(?:or|put|puts|putting|given?|gave|giving) )(?:up|down|ahead|behind|different|improved|better|worse|higher|lower|more|less|fewer) (?:from|of|on|over|since|compared)\b/;
const resultSplit =
  /\b(?:when|if|in|games?) (?:we|i|my team|the team|our team)? ?(?:wins?|won|lose|loss(?:es)?|lost)\b.*\b(?:than|or|vs|versus|minus)\b.*\b(?:loses?|lost|loss(?:es)?|wins?|won)\b|\bdifference\b.*\bin (?:wins and losses|losses and wins)\b/;
/** 'More assists than goals last month' and 'more goals or assists' compare two figures of one period. */
const thanFigure =
  /\b(?:than|or) (?:(?:i|he|she|we|my|his|her|our|have|has|had|got|did) )*(?:goals?|assists?|points?|saves?|shots?)\b/;
export const withOthers =
  /\b(?:other (?:kids|players|goalies)|my (?:teammates|friends|brother|sister)|others|everyone|than (?:me|him|her|them)|than \p{L}+ (?:on|in) my team)\b/u;
const together =
  /\bonly (?:count(?:ing)?|include|including|against|vs)\b|\b(?:sum|combined|together|altogether|in total|in all|plus)\b/;
/** 'How many more goals than last year'. */
export const asksDifference =
  /\bhow (?:many|much) (?:more|fewer|less)\b|\bdifferen(?:ce|tials?)\b|\bout ?scor|\b(?:goals?|assists?|points?|wins|losses) minus\b/;
const seasonAsked =
  /\bhow (?:is|was|are|did) (?:my|his|her|our|the|this) season\b|\b(?:stats|numbers|figures|season)\b.*\b(?:vs|versus|compared (?:to|with)) last\b/;

/** 'Am I better than last year' compares the main figure, 'are we better' the record. */
const betterAsked =
  /^(?:(?:so|and|coach|hey|ok|do you think|overall|tell me) )*(?:(?:am|are|is|was|were|did|do|does|have|has) (?:i|we|he|she|it|(?:the|my|our|his|her) team)\b.*\b(?:better|worse|ahead|behind|improv\w*|progress\w*)\b|(?:compare|how (?:does|do|did|am|is|are))\b)/;
/** 'Was it better last year' is about the figure before. */
const refersBack = /^(?:(?:so|and|ok) )*(?:is|was|were) (?:it|that|this|those|they)\b/;
const gamesAsked = /\b(?:how many|number of|more|fewer) games\b/;
const clearEnough = 0.9;

const pastWords =
  /\b(?:beat|pass|top|break|exceed|overtake|match|equal|reach|get to|catch|catch up (?:to|with)|outscore|surpass|tie|hit|short of|away from|far (?:off|from|behind)|behind|off)\b/;
/** Reads 'how many more goals to beat last year'. */
const readBeat = ({
  full,
  draft,
  statMeasures,
  base,
  sure,
  context,
}: QuestionParts): ReadQuery | undefined => {
  const [past] = draft.periods;
  const { today, previous } = context;
  // 'And to beat last year' after 'how many to reach 50'.
  const isContinued =
    previous !== undefined &&
    (previous.aggregate === 'need' || previous.aggregate === 'beat') &&
    /^(?:and|or|what about|how about)\b/.test(full);
  const measure =
    statMeasures.find((name) => resultOf[name] === undefined || /\bmore (?:wins|losses)\b/.test(full)) ??
    (isContinued ? previous.measures[0] : undefined);
  const isAsked =
    (isContinued && pastWords.test(full)) ||
    (/\b(?:how many|how much|how far|what (?:do|would|will)|need)\b|^(?:am|is|are|will|did|have|has) /.test(
      full,
    ) &&
      pastWords.test(full));
  if (!isAsked || !measure || draft.periods.length !== 1 || past?.starts !== lastSeason(today).starts)
    return undefined;
  const { otherPeriods: _, ...scope } = base;
  return reading(
    {
      aggregate: 'beat',
      measures: [measure],
      ...scope,
      period: currentSeason(today),
      against: { period: past },
    },
    Math.max(clearConfidence, sure()),
  );
};

/** 'Do I score more in wins' names no other side. */
export const oneSided =
  /^(?:(?:do|did|am|is|are|does|have|has) )(?:i|we|he|she) .*\b(?:more|better|less|fewer|worse)\b(?!.*\bthan\b)/;

/** 'How many more points do I average in wins'. */
const moreInResult = /^how (?:many|much) (?:more|fewer|less)\b(?!.*\b(?:than|to|until|till|need)\b)/;

/** The other side of 'do I score more in wins' and 'am I better on weekends'. */
const otherSideOf = ({ full, base, period, context }: QuestionParts): StatQuery['against'] => {
  const isDifference = base.result !== undefined && moreInResult.test(full);
  if (!oneSided.test(full) && !isDifference) return undefined;
  const isThisSeason = !period.assumed && !period.take && period.text === currentSeason(context.today).text;
  if (isThisSeason) {
    const { otherPeriods: _, ...scope } = base;
    return { ...scope, period: lastSeason(context.today) };
  }
  if (base.follows === 'win' || base.follows === 'loss')
    return { period, follows: base.follows === 'win' ? 'loss' : 'win' };
  if (base.result) return { period, result: base.result === 'loss' ? 'win' : 'loss' };
  const days = otherDays(period);
  return days && { period: days };
};

/** Reads 'am I scoring more than last year', 'October or November', 'the Lynx or the Comets'. */
export const readComparison = (parts: QuestionParts): ReadQuery | undefined => {
  const { full, context, isAdvice, draft, statMeasures, period, base, isNamed, sure } = parts;
  const { periods, opponents, measures } = draft;
  const { previous, today, position } = context;
  const isResultSplit = resultSplit.test(full);
  const isCompared =
    compareWords.test(full) ||
    (periods.length > 1 && /\b(?:and|or|vs|versus|to|plus)\b/.test(full)) ||
    opponents.length > 1 ||
    isResultSplit ||
    (base.result !== undefined && moreInResult.test(full));
  if (isAdvice || withOthers.test(full)) return undefined;
  const beat = readBeat(parts);
  if (beat) return beat;
  const isOfFigures = statMeasures.length > 1 && thanFigure.test(full) && opponents.length < 2;
  const isGoalDifference = measures.includes('team_goals') && measures.includes('team_goals_against');
  if (!isCompared || ((isOfFigures || isGoalDifference) && periods.length + opponents.length < 2))
    return undefined;
  const [first, second] = periods;
  const joined = first && second && together.test(full) ? joinedPeriods(first, second) : undefined;
  if (joined && isNamed)
    return reading({ aggregate: 'value', measures: measures.slice(0, 4), ...base, period: joined }, sure());
  if (opponents.length > 1 && isNamed && together.test(full))
    return reading(
      { aggregate: 'value', measures: measures.slice(0, 4), ...base, opponent: opponents.join(' and ') },
      sure(),
    );
  const asksSeason = seasonAsked.test(full) || (betterAsked.test(full) && parts.clarity >= clearEnough);
  const figures = statMeasures.filter((name) => !isResultSplit || !resultOf[name]);
  const chosen: MeasureName[] =
    figures.length > 0
      ? figures.slice(0, 3)
      : gamesAsked.test(full) && measures.includes('games')
        ? ['games']
        : measures.includes('record') || (asksSeason && /\b(?:we|our|team)\b/.test(full))
          ? ['record']
          : asksSeason
            ? previous && refersBack.test(full) && previous.measures.length > 0
              ? previous.measures
              : ['record', defaultMeasure(position)]
            : previous && previous.measures.length > 0
              ? previous.measures
              : [defaultMeasure(position)];
  const compare = {
    aggregate: 'compare' as const,
    measures: chosen,
    ...(asksDifference.test(full) && { difference: true as const }),
  };
  if (isResultSplit)
    return reading(
      {
        ...compare,
        ...base,
        result: 'win',
        against: { period, ...(opponents[0] && { opponent: opponents[0] }), result: 'loss' },
      },
      sure(),
    );
  const otherSide = otherSideOf(parts);
  if (otherSide && periods.length < 2 && opponents.length === 0) {
    const isOfTeam = figures.length === 0 && /\b(?:are|do|did) we\b/.test(full);
    const { otherPeriods: _, ...scope } = base;
    return reading(
      { ...compare, ...(isOfTeam && { measures: ['record'] }), ...scope, against: otherSide },
      sure(),
    );
  }
  if (opponents.length > 1)
    return reading({ ...compare, ...base, against: { period, opponent: opponents[1] } }, sure());
  if (first && second) return reading({ ...compare, ...base, against: { period: second } }, sure());
  if (!first || !(isNamed || asksSeason || previous)) return undefined;
  // 'Better than last time' compares the newest game with the one before.
  const isOfLastGame = first.take?.side === 'last' && first.take.games === 1 && first.take.skip === undefined;
  if (
    isOfLastGame &&
    base.opponent === undefined &&
    /\bthan (?:the |my |his |her )?last (?:time|game|match)\b|\bthan in the last game\b/.test(full)
  )
    return reading({ ...compare, ...base, against: { period: lastGames(1, 1) } }, sure());
  const isContinued = previous !== undefined && !isNamed;
  const current = currentSeason(today);
  const compared = isContinued && previous.period.text !== period.text ? previous.period : current;
  return compared.text === period.text
    ? undefined
    : reading(
        {
          ...compare,
          period: compared,
          ...(isContinued && previous.opponent && { opponent: previous.opponent }),
          against: { period },
        },
        sure(),
      );
};
