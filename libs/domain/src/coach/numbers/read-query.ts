import { statOf } from '../tools/stats.js';
import { readCondition } from './conditions.js';
import { readFollowUp } from './follow-ups.js';
import { defaultMeasure, isStat, readMeasures, resultOf, withGoalsAgainst } from './named-measures.js';
import { readOpponents } from './named-opponents.js';
import { currentSeason, QuestionReader, readPeriods, type Period } from './period.js';
import type { Draft, ReaderContext, ReadQuery } from './question-context.js';
import {
  adviceForm,
  correctionStart,
  generalForm,
  namedChild,
  ownSubject,
  questionForm,
  statementStart,
  unexplained,
  withPronouns,
} from './question-form.js';
import type { Condition, MeasureName, StatQuery } from './stat-query.js';
import { readStreak, streakWords } from './streaks.js';
import { readNextGame, readTarget, shownTarget } from './targets.js';
import { unloggedPatterns } from './unlogged-figures.js';

const unitIn = (text: string): StatQuery['unit'] | undefined => {
  if (/\bmonths?\b/.test(text)) return 'month';
  if (
    /\b(?:opponents?|which teams?|what teams?|who (?:do|did|have) (?:i|we|he|she)|against which|against who|team (?:do|did|have) (?:i|we))\b/.test(
      text,
    )
  )
    return 'opponent';
  if (/\b(?:week ?days?|days? of the week|which days?|what days?)\b/.test(text)) return 'weekday';
  if (/\b(?:which|what|best|worst) seasons?\b/.test(text)) return 'season';
  if (/\b(?:games?|night|outing|performance|match|start)\b/.test(text)) return 'game';
  return undefined;
};

/** Reads one question without the conversation, or as a change of the query before. */
export const readQuery = (question: string, context: ReaderContext): ReadQuery | undefined => {
  const { today, position, previous } = context;
  const own = context.isParent ? withPronouns(question) : question;
  // 'My last 3 wins'
  const lastResults = /\b(?:last|past|first) \d{1,2} (wins|losses|ties)\b/.exec(own)?.[1];
  const full = own
    .replace(/\b((?:last|past|first) \d{1,2}) (?:wins|losses|ties)\b/, '$1 games')
    .replace(correctionStart, '')
    .replace(/\b(who did (?:i|he|she) .*) against$/, '$1')
    .replace(
      /^.*\b(?:i (?:want|would like|need|wanna) (?:to )?know|i (?:was )?wonder(?:ing)?|wondering)(?: if)?\b\s*/,
      'tell me ',
    );
  const isGoalie = position === 'goalie';
  if (full.length === 0 || full.split(' ').length > 45) return undefined;
  // 'My goal' is an aim.
  if (
    /\bmy goals? (?:this season |this year |for .*)?(?:is|are)\b|\b(?:whats|what (?:is|are|was|were)) (?:my |his |her )goals?$/.test(
      full,
    )
  )
    return undefined;
  const isAdvice = adviceForm.test(full) || generalForm.test(full);
  const isQuestion = questionForm.test(full);
  const isStatement =
    statementStart.test(`${full} `) &&
    context.isAsked !== true &&
    !/\b(?:how many|how much|how often|whats|what (?:is|are|was|were)|which|when (?:did|was)|tell me|show)\b/.test(
      full,
    );

  const unlogged = unloggedPatterns.find(
    ([name, pattern]) =>
      pattern.test(full) && !(isGoalie && (name === 'power-play goals' || name === 'short-handed goals')),
  )?.[0];
  const isSkaterShots =
    !isGoalie &&
    /\bshots?\b/.test(full) &&
    /\b(?:how many|whats my|what are my|my shots|shots (?:on (?:goal|net)|do i|did i|have i|per game|a game))\b/.test(
      full,
    ) &&
    !/\bshots? against\b/.test(full);
  const isNamedFigure =
    full.split(' ').length <= 4 &&
    /\b(?:goals?|assists?|points?|percent\w*|minus|ice time|toi|hits|record)\b|\+/.test(full);
  const isUnloggedAsked =
    isNamedFigure ||
    /\b(?:which|how many|how much|how often|whats|what (?:is|are|was|were)|my|his|her|our|do (?:i|you)|did (?:i|we|he|she)|show|tell me|record|better|more)\b/.test(
      full,
    );
  const isMeaning = /^(?:what is|whats|what are|what does|define)\b/.test(full) && !ownSubject.test(full);
  if ((unlogged ?? isSkaterShots) && isUnloggedAsked && !isAdvice && !isMeaning)
    return {
      query: {
        aggregate: 'unlogged',
        measures: [],
        period: currentSeason(today),
        unlogged: unlogged ?? 'shots on goal',
      },
      confidence:
        /\b(?:how many|how much|(?:do|did|have|does|has) (?:i|we|he|she)|whats my|what (?:is|was|are) (?:my|his|her)|my|our|his|her)\b/.test(
          full,
        )
          ? 0.85
          : isNamedFigure
            ? 0.75
            : 0.6,
    };

  const reader = new QuestionReader(full);
  const isNeed =
    /\b(?:need|needs|away from|short of|shy of|reach|take to|takes to|get to|get back to|how many more|how much more|have to|hit|required|how far|would it take|be at|until|till)\b/.test(
      full,
    );
  const isNextGame =
    (/\bif (?:i|he|she) (?:stop|save|let in|allow|give up|make|score|get|have|stops|saves|lets in|allows|scores|gets)\b.*\b\d/.test(
      full,
    ) &&
      /\b(?:whats|what is|what will|what would|how many|how much|where|whats)\b/.test(full)) ||
    (/\b(?:if|after|what would|what will|where would)\b/.test(full) &&
      /\b(?:next|tomorrow|would|will|be|become|happens|get me)\b/.test(full));
  const next = isNextGame && !/\bneed|how many more\b/.test(full) ? readNextGame(full) : undefined;
  // The topic of targets answers 'what if I score 3 goals'.
  if (next && next.shots === undefined && /^(?:\w+ )?what if\b/.test(full)) return undefined;
  if (next) {
    const measures = readMeasures(
      new QuestionReader(
        full
          .replace(
            /\b(?:let in|allow|give up|concede|stop|score|save)s? (?:all )?\d+(?: goals?)?(?: (?:of|out of|on|from) \d+)?(?: shots)?/g,
            ' ',
          )
          .replace(/\b\d+ (?:goals?|assists?|saves?|shots?|(?:of|out of|on) \d+)\b/g, ' ')
          .replace(/\bstop\b|\bscore\b|\bsave\b(?! ?p)/g, ' '),
      ),
      position,
    );
    const measure = measures.find((name) => name !== 'games');
    const fallback: MeasureName =
      next.shots !== undefined
        ? 'save_percentage'
        : next.assists && next.goals
          ? 'points'
          : next.assists
            ? 'assists'
            : 'goals';
    return {
      query: { aggregate: 'next game', measures: [measure ?? fallback], period: currentSeason(today), next },
      confidence: 0.95,
    };
  }

  const isUntil = /\bhow (?:long|many (?:more )?games)\b.*\b(?:until|till|to (?:reach|get to|hit))\b/.test(
    full,
  );
  const isPace =
    isUntil ||
    (/\b(?:on pace|pace|project\w*|at (?:this|that|the same|my) rate|at (?:this|that) pace|will (?:i|he|she) .*\b(?:at|by) the end of|if i keep|keep this up|keep it up|keep going like)\b/.test(
      full,
    ) &&
      !isNeed);
  const paceTarget = isPace
    ? reader.take(
        /\b(?:on pace for|pace for|on pace to (?:get|score|have|make|reach|hit)|reach|hit|get to|until|till|have) (?:(?:i|he|she) )?(?:(?:reach|hit|get to|have|get) )?(?:a )?(\d{1,3})(?! ?games| more games)\b/,
      )
    : undefined;
  const paceGames = isPace
    ? reader.take(
        /\b(?:(?:in|over|after|for|through|at) )?(?:the |a |my )?(?:next |another )?(\d{1,3})(?: more)?[- ]games?\b(?: season)?|\b(\d{1,3}) games\b/,
      )
    : undefined;
  const isTotalPace = paceGames !== undefined && !/next|another|more/.test(paceGames[0]);

  const nextGames =
    isNeed && !isUntil
      ? reader.take(
          /\b(?:(?:in|over|for|during|within) )?(?:the |my |our )?(?:next|coming|upcoming|following|remaining|last|final)? ?(\d{1,2}) (?:more |next |remaining )?games?\b|\b(?:in |by |after )?(?:the |my )?next game\b/,
        )
      : undefined;
  if (isNeed && /\bhat ?-?tricks?\b/.test(full)) return undefined;
  const target = isNeed && !isUntil ? readTarget(reader) : undefined;
  const streakText = streakWords.test(full);

  const { periods, others } = readPeriods(reader, today);
  const opponents = readOpponents(reader, context);
  const statedCondition = target === undefined ? readCondition(reader, position) : undefined;
  // 'Have I ever scored 3 goals' includes more than 3.
  const condition =
    statedCondition?.comparison === 'exactly' && statedCondition.value > 0 && /\bever\b/.test(full)
      ? { ...statedCondition, comparison: 'at least' as const }
      : statedCondition;
  const measures = readMeasures(reader, position);
  const rest = reader.rest;

  const isCareer = /\b(?:career (?:high|best)|personal best|all time (?:high|best)|record high|ever)\b/.test(
    full,
  );
  const namedPeriod: Period =
    periods[0] ?? (isCareer ? { ...allOf() } : { ...currentSeason(today), assumed: true });
  const takenResult = lastResults && resultOf[lastResults];
  const period: Period =
    takenResult && namedPeriod.take
      ? {
          ...namedPeriod,
          text: namedPeriod.text.replace(/games/, lastResults),
          take: { ...namedPeriod.take, result: takenResult },
        }
      : namedPeriod;
  const base = {
    period,
    ...(opponents[0] && { opponent: opponents[0] }),
    ...(others.length > 0 && { otherPeriods: others }),
  };
  const statMeasures = measures.filter((name) => name !== 'games' && name !== 'record');
  const withoutNoise = unexplained(
    rest.replace(
      /\b(?:best|worst|highest|lowest|fewest|biggest|least|top|better|more|less|fewer|per|compare[d]?|up|down|streaks?|row|consecutive|unbeaten|undefeated|winless|scoreless|goalless|pointless|droughts?|slumps?|vs|versus|straight|longest|current|share|percent\w*|last|often|long|times?|pace|rate|keep|month|months|opponent|opponents|day|week|happened|split|difference|improvement|since|weeks?|first|lose|loses|winning|losing|high|career|summary|breakdown|need|needs|reach|hit|more|goalie)\b/g,
      ' ',
    ),
  );

  const isJudged =
    /\b(?:is|are|was|am i)\b.*\b(?:good|bad|ok|okay|decent|normal|average (?:for|at)|enough|a lot|high|low)\b/.test(
      full,
    ) &&
    /\b(?:my|his|her|that|this|it|\d+u|age|u\d+|\.\d{3}|\d+(?:\.\d+)? ?(?:%|goals?|points?|assists?|saves?|percent|gaa|wins?))/.test(
      full,
    ) &&
    !isAdvice &&
    !/\bwhats? (?:is )?a good\b|\bgame\b(?! for)|\bhow good\b/.test(full);
  const draft: Draft = { measures, periods, others, opponents, condition };
  const named = statMeasures.length > 0 || measures.length > 0;
  const hasSlot = named || condition !== undefined || periods.length > 0 || opponents.length > 0;

  const clarity =
    withoutNoise.length === 0
      ? 0.95
      : withoutNoise.length === 1
        ? 0.85
        : withoutNoise.length === 2
          ? 0.7
          : withoutNoise.length === 3
            ? 0.55
            : 0.4;
  const isOfOthers =
    withoutNoise.length > 0 &&
    !ownSubject.test(full) &&
    opponents.length === 0 &&
    !(context.isParent && namedChild.test(full));
  const penalty = (isAdvice || isStatement ? 0.5 : 0) + (isOfOthers ? 0.3 : 0);
  const sure = (isSure = true) => Math.max(0, (isSure && isQuestion ? clarity : clarity - 0.15) - penalty);
  const read = (query: StatQuery, confidence: number): ReadQuery => ({ query, confidence });
  const asksScore =
    /\b(?:whats|what (?:was|were|is)) (?:the|our|my|his|her) (?:final )?scores?\b|\bwho did (?:i|we|he|she) (?:last )?(?:play|face)\b(?!.*\bmost\b)/.test(
      full,
    );
  if (
    asksScore &&
    !isAdvice &&
    (period.take || opponents.length > 0 || periods.length > 0 || /\blast\b/.test(full))
  )
    return read(
      {
        aggregate: 'list',
        measures: [],
        ...base,
        ...(periods.length === 0 &&
          opponents.length === 0 && {
            period: { ...allOf(), text: 'last game', take: { side: 'last', games: 1 } },
          }),
      },
      0.9,
    );

  const judgedMeasure =
    statMeasures[0] ??
    (condition && condition.value > 0 ? condition.measure : undefined) ??
    (/\.\d{3}|\b[89]\d(?:\.\d)? ?%/.test(full) && isGoalie ? 'save_percentage' : undefined);
  if (isJudged && judgedMeasure)
    return read({ aggregate: 'own past', measures: [judgedMeasure], ...base, judged: true }, 0.85);
  if (isNeed && !isUntil && target !== undefined) {
    const isPercentage =
      isGoalie && (target < 1 || new RegExp(String.raw`\b${target} ?(?:%|percent)`).test(full));
    const guessed: MeasureName | undefined =
      (isPercentage && statMeasures[0] === 'saves' ? 'save_percentage' : statMeasures[0]) ??
      (previous?.measures[0] && !/%|percent|\.\d/.test(full) ? previous.measures[0] : undefined) ??
      (isGoalie ? (target < 10 && target > 1 ? 'goals_against_average' : 'save_percentage') : 'points');
    if (isStat(guessed))
      return read(
        {
          aggregate: 'need',
          measures: [guessed],
          period: currentSeason(today),
          target: shownTarget(guessed, target),
          games: nextGames ? Math.max(1, Number(nextGames[1] ?? 1)) : 5,
        },
        Math.max(0.85, clarity),
      );
  }
  if (isPace && (named || previous))
    return read(
      {
        aggregate: 'pace',
        measures:
          statMeasures.length > 0
            ? statMeasures.slice(0, 2)
            : (previous?.measures ?? [defaultMeasure(position)]),
        period: periods[0] ?? currentSeason(today),
        ...(paceGames && { games: Math.min(100, Math.max(1, Number(paceGames[1] ?? paceGames[2]))) }),
        ...(isTotalPace && { unit: 'season' as const }),
        ...(paceTarget && { target: Number(paceTarget[1]) }),
      },
      Math.max(0.6, sure(false)),
    );
  if (streakText && !isAdvice && (hasSlot || /streak|in a row|longest|drought/.test(full)))
    return read(
      { aggregate: 'streak', ...base, ...readStreak(full, draft, position) },
      sure() + (clarity >= 0.55 && !isStatement ? 0.05 : 0),
    );
  const withoutCondition =
    condition &&
    condition.value === 0 &&
    condition.comparison === 'exactly' &&
    /\bsince\b|how long|\bgone\b/.test(full);
  if (withoutCondition)
    return read({ aggregate: 'streak', ...base, streak: 'without', measures: [condition.measure] }, sure());
  if (
    /\bhow (?:many games|long)(?: has it been| is it)? since\b|\bgames since\b/.test(full) &&
    (named || condition)
  ) {
    const measure = condition?.measure ?? statMeasures[0];
    if (measure) return read({ aggregate: 'latest', ...base, ...latestOf(measure, condition) }, sure());
  }
  if (
    /\b(?:when did|when was|when were|when is the last time|whens|last time|most recent|latest|when have|who did (?:i|he|she) (?:score|get|have) (?:my|his|her) (?:last|first|1st|latest))\b/.test(
      full,
    ) &&
    (named || condition) &&
    !/\bwhen (?:was|is) (?:the )?next\b/.test(full)
  ) {
    const isFirst = /\b(?:first|1st)\b/.test(full);
    const measure = condition?.measure ?? statMeasures[0];
    if (measure)
      return read(
        {
          aggregate: isFirst ? 'first' : 'latest',
          ...base,
          period: periods.length > 0 && !period.take ? period : allOf(),
          ...latestOf(measure, condition),
        },
        sure(),
      );
  }
  if (
    /\b(?:share|percent\w*|%|part|how many|how much|fraction) of (?:the |my |our |his |her )?(?:teams? ?|our ?)goals\b|\bin on\b|\bpart of (?:the |our )?(?:teams? )?goals\b|\bof (?:our|the teams?|my teams?) (?:goals|scoring|offense)\b/.test(
      full,
    ) &&
    !isGoalie
  )
    return read({ aggregate: 'share', measures: ['points'], ...base }, Math.max(0.85, sure()));

  const isExtreme =
    /\b(?:best|worst|highest|lowest|(?<!at )most|fewest|(?<!at )least|biggest|toughest|top|career high|season high|strongest|weakest|busiest|favou?rite|record high|personal best|high score)\b/.exec(
      full,
    )?.[0];
  if (isExtreme && !isAdvice && (unitIn(full) !== undefined || statMeasures.length > 0)) {
    const [named1] = statMeasures;
    // The goals on a goalie's sheet are those against.
    const measure = named1 === 'goals' && isGoalie ? 'goals_against' : named1;
    const asksUnit = unitIn(full);
    const unit = asksUnit ?? 'game';
    const isRecentMost = /\bmost recent\b/.test(full);
    if (!isRecentMost && (asksUnit || /high|personal best|ever|single/.test(full) || measure)) {
      const isLow = /worst|lowest|fewest|least|toughest|weakest/.test(isExtreme);
      const isCountWord = /most|fewest|least|highest|lowest|biggest|busiest/.test(isExtreme);
      // The most goals against are the worst game: 'most' speaks of the figure itself.
      const isBadMeasure = measure === 'losses' || (isStat(measure) && statOf(measure).better === 'less');
      const aggregate = isCountWord ? (isLow === isBadMeasure ? 'best' : 'worst') : isLow ? 'worst' : 'best';
      const result = measure && resultOf[measure];
      if (result && unit === 'game')
        return read({ aggregate: 'best', unit, measures: ['margin'], ...base, result }, sure());
      const chosen: MeasureName =
        measure ??
        (unit === 'opponent' && /\b(?:beat|beaten|record|win|won)\b/.test(full)
          ? 'wins'
          : defaultMeasure(position));
      return read(
        { aggregate, unit, measures: [chosen], ...base, ...(condition && { condition }) },
        asksUnit || measure ? sure() : sure(false),
      );
    }
  }

  const asksSeason = /\bhow (?:is|was|are|did) (?:my|his|her|our|the|this) season\b/.test(full);
  const isCompare =
    /\b(?:than(?! \d)|compared?|versus last|vs last|difference|up or down|better or worse|more or less|improved? (?:on|over|from|since))\b/.test(
      full,
    ) ||
    /^(?:did|was|were|am|is|are|do|does|have|has) .*\b(?:more|better|less|fewer|worse|higher|lower)\b/.test(
      full,
    ) ||
    /\b(?:up|down|ahead|behind|different|improved|better|worse|higher|lower|more|less|fewer) (?:from|of|on|over|since|compared)\b/.test(
      full,
    ) ||
    (periods.length > 1 && /\b(?:and|or|vs|versus|to)\b/.test(full)) ||
    opponents.length > 1;
  const resultSplit =
    /\b(?:when|if|in|games?) (?:we|i|my team|the team|our team)? ?(?:wins?|won|lose|loss(?:es)?|lost)\b.*\b(?:than|or|vs|versus)\b.*\b(?:lose|lost|loss(?:es)?|wins?|won)\b/.test(
      full,
    );
  if (
    (isCompare || resultSplit) &&
    !isAdvice &&
    !/\b(?:other (?:kids|players|goalies)|my (?:teammates|friends|brother|sister)|others|everyone|than (?:me|him|her|them)|than \p{L}+ (?:on|in) my team)\b/u.test(
      full,
    )
  ) {
    const compared = statMeasures.filter((name) => !resultSplit || !resultOf[name]);
    const chosen: MeasureName[] =
      compared.length > 0
        ? compared.slice(0, 3)
        : measures.includes('record') || asksSeason
          ? ['record']
          : previous && previous.measures.length > 0
            ? previous.measures
            : [defaultMeasure(position)];
    const scope = { ...base };
    if (resultSplit)
      return read(
        {
          aggregate: 'compare',
          measures: chosen,
          ...scope,
          result: 'win',
          against: { period, ...(opponents[0] && { opponent: opponents[0] }), result: 'loss' },
        },
        sure(),
      );
    if (opponents.length > 1)
      return read(
        { aggregate: 'compare', measures: chosen, ...scope, against: { period, opponent: opponents[1] } },
        sure(),
      );
    if (periods.length > 1 && periods[1])
      return read(
        { aggregate: 'compare', measures: chosen, ...scope, against: { period: periods[1] } },
        sure(),
      );
    if (periods.length === 1 && (named || asksSeason || previous)) {
      const first = previous && !named ? previous.period : currentSeason(today);
      const now = first.text === period.text ? currentSeason(today) : first;
      if (now.text !== period.text)
        return read(
          {
            aggregate: 'compare',
            measures: chosen,
            period: now,
            ...(previous?.opponent && !named && { opponent: previous.opponent }),
            against: { period },
          },
          sure(),
        );
    }
  }

  const isListAsked =
    !/\bpercent\w*|%/.test(full) &&
    /\b(?:which|what|list|show)\b.*\b(?:games?|ones?)\b|\bwhich (?:one|ones)\b/.test(full) &&
    !/\bhow many\b/.test(full);
  const isCountAsked =
    /\b(?:how many (?:\w+ ){0,2}(?:games|times|matches|nights)|in how many|number of games|how often|how many times|what percent\w* of (?:my |the |our )?games)\b/.test(
      full,
    ) ||
    (condition !== undefined && statMeasures.length === 0 && /\bhow many\b/.test(full));
  if (condition && !isAdvice) {
    const asksRecord =
      measures.includes('record') ||
      statMeasures.some(
        (name) => name === 'wins' || name === 'losses' || name === 'ties' || name === 'win_percentage',
      ) ||
      /\bhow (?:do|did|have) we (?:do|done)\b|\bhow are we\b|\bdo we (?:usually )?(?:win|lose)\b/.test(full);
    const resultAsked = condition.measure === 'margin' ? resultOf[statMeasures[0] ?? ''] : undefined;
    if (resultAsked)
      return read(
        { aggregate: 'count', measures: ['margin'], condition, ...base, result: resultAsked },
        sure(),
      );
    if (asksRecord) return read({ aggregate: 'split', measures: ['record'], condition, ...base }, sure());
    if (isListAsked)
      return read({ aggregate: 'list', measures: [condition.measure], condition, ...base }, sure());
    if (isCountAsked || /\bdo i have\b|\bany\b|\bmulti\b|\bhat\b/.test(full) || statMeasures.length === 0)
      return read(
        { aggregate: 'count', measures: [condition.measure], condition, ...base },
        isQuestion || /^(?:my |our |his |her )?games? (?:with|where|when|without)\b/.test(full)
          ? sure()
          : Math.max(0, sure() - 0.15),
      );
    return read({ aggregate: 'value', measures: statMeasures.slice(0, 4), condition, ...base }, sure());
  }
  const results = statMeasures.filter((name) => resultOf[name]);
  const figures = statMeasures.filter((name) => !resultOf[name]);
  // 'How many goals when we win'.
  if (
    results.length === 1 &&
    figures.length > 0 &&
    /\b(?:when|if|in) (?:we|i|my team|the team|our)? ?(?:win|won|wins|lose|lost|losses|tie|tied)|\bgames (?:we|i) (?:win|won|lost|lose|tied)\b/.test(
      full,
    )
  )
    return read(
      {
        aggregate: 'value',
        measures: figures.slice(0, 4),
        ...base,
        result: resultOf[results[0] ?? ''] ?? 'win',
      },
      sure(),
    );
  if (isListAsked && !isAdvice && results.length === 1 && figures.length === 0)
    return read(
      { aggregate: 'list', measures: [], ...base, result: resultOf[results[0] ?? ''] ?? 'win' },
      sure(),
    );

  const isPerGame =
    /\b(?:per|a|each|every) (?:game|match|night|start)\b|\bper60\b|\baverages?\b|\baveraging\b|\bppg\b|\bgpg\b|\bon average\b/.test(
      full,
    );
  const asksSummary =
    /\b(?:how (?:am i|is (?:he|she|my \w+|our \w+)|are (?:we|you)|did (?:i|we|he|she|my \w+)|have (?:i|we)|has (?:he|she|my \w+)|was) ?(?:been )?(?:do(?:ing|ne)?|play(?:ing|ed)?|go(?:ing|ne)?|perform\w*|look(?:ing)?)?|stats?|statistics|numbers|figures|totals|summary|breakdown|season line|stat line)\b/.test(
      full,
    );
  if (named && measures[0] !== undefined) {
    if (isPerGame && statMeasures.length > 0)
      return read(
        { aggregate: 'per game', measures: withGoalsAgainst(statMeasures.slice(0, 3), position), ...base },
        sure(),
      );
    if (
      asksSummary &&
      previous &&
      /\bhow (?:did|do|have|has|was|were|am|is|are)\b/.test(full) &&
      statMeasures.length === 0
    )
      return read({ aggregate: 'summary', measures: [], ...base }, sure());
    const onlyGames = measures[0] === 'games' && measures.length === 1;
    if (onlyGames && !/\bhow many\b|\bgp\b|\bgames played\b|\bnumber of\b/.test(full)) {
      if (asksSummary && hasSlot && (periods.length > 0 || opponents.length > 0))
        return read({ aggregate: 'summary', measures: [], ...base }, sure() - 0.1);
      return previous ? readFollowUp(full, draft, rest, context) : undefined;
    }
    const isResults = measures.every((name) => resultOf[name] !== undefined);
    if (isResults && period.take?.games === 1)
      return read({ aggregate: 'summary', measures: [], ...base }, sure(false));
    if (isResults && /\bhow often\b/.test(full))
      return read({ aggregate: 'value', measures: ['win_percentage'], ...base }, sure());
    const isOnlyScore =
      statMeasures.length === 1 &&
      statMeasures[0] === 'goals' &&
      /\b(?:the|final) score\b|\bscore of\b/.test(full);
    if (isOnlyScore) return undefined;
    const followUp = previous && !isQuestion ? readFollowUp(full, draft, rest, context) : undefined;
    return (
      followUp ??
      read(
        {
          aggregate: 'value',
          measures: withGoalsAgainst(
            measures.filter((name) => name !== 'games' || onlyGames),
            position,
          ).slice(0, 4),
          ...base,
        },
        sure(
          /\b(?:how many|how much|whats|what (?:is|are|was|were)|record|show|tell|give|do i have|total)\b/.test(
            full,
          ),
        ),
      )
    );
  }
  const asksHow = /\bhow (?:did|do|have|has|was|were|am|is|are)\b/.test(full);
  const followUp =
    previous && !(asksSummary && asksHow) ? readFollowUp(full, draft, rest, context) : undefined;
  if (followUp) return followUp;
  // The topic of recent games answers 'my last 5 games'.
  if (period.take && period.starts === allOf().starts && opponents.length === 0) return undefined;
  if (/\b(?:my|his|her|our) average\b/.test(full) && !isAdvice)
    return read(
      { aggregate: 'per game', measures: [isGoalie ? 'goals_against_average' : 'points'], ...base },
      sure(),
    );
  if (
    asksSummary &&
    !isAdvice &&
    /\b(?:my|his|her|our|season) (?:stats|statistics|numbers|totals|figures)\b/.test(full)
  )
    return read({ aggregate: 'summary', measures: [], ...base }, sure(false) + 0.1);
  if (asksSummary && !isAdvice && (periods.length > 0 || opponents.length > 0))
    return read({ aggregate: 'summary', measures: [], ...base }, sure());
  return undefined;
};

const allOf = (): Period => ({
  text: 'all seasons',
  starts: '0000-01-01',
  ends: '9999-12-31',
  assumed: true,
});

const latestOf = (
  measure: MeasureName,
  condition: Condition | undefined,
): Pick<StatQuery, 'measures' | 'condition' | 'result'> => {
  const result = resultOf[measure];
  if (result) return { measures: [], result };
  return { measures: [measure], condition: condition ?? { measure, comparison: 'at least', value: 1 } };
};
