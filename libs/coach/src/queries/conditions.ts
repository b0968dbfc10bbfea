import type { Position } from '@rinkside/contracts/player';
import { withoutGroupNames } from './named-dates.js';
import { type QuestionReader } from './question-reader.js';
import type { Condition, MeasureName } from './stat-query.js';

const conditionMeasures: readonly [RegExp, MeasureName][] = [
  [/^(?:goals? (?:against|allowed)|ga)/, 'goals_against'],
  [/^shots?/, 'shots_against'],
  [/^saves?/, 'saves'],
  [/^(?:points?|pts?)/, 'points'],
  [/^(?:assists?|helpers?|apples?)/, 'assists'],
  [/^(?:penalty minutes?|pims?|penalty mins)/, 'penalty_minutes'],
  [/^(?:goals?|tallies)/, 'goals'],
];

const nouns =
  'goals? against|goals? allowed|penalty minutes?|penalty mins?|pims?|goals?|assists?|helpers?|apples?|points?|pts|saves?|shots? against|shots?';

const measureOfNoun = (noun: string, isConceded: boolean): MeasureName | undefined => {
  const measure = conditionMeasures.find(([pattern]) => pattern.test(noun))?.[1];
  return measure === 'goals' && isConceded ? 'goals_against' : measure;
};

const lead = String.raw`(?:(?:in which|where|when|whenever|if|that|which|with|had|have|having|got|get|getting|scored|score|made|make|faced|face|facing|seeing|making|stopping) )*`;

const whoLead = String.raw`(?:(?:i|he|she|we|ive) )?(?:(?:had|have|has|got|get|gets|scored|score|scores|made|make|faced|face|faces|put up|record|recorded|see|saw|stopped|saved) )?`;

const concededLead = String.raw`(?:(?:i|he|she|we|ive) )?(?:(?:have|has|had|did|do|ever) )*(?<limit>only |just )?(?:let in|lets in|allow(?:ed|s)?|g[ai]ve up|given up|conced(?:e|ed|es))`;

export const comparisonOf = (words: string, value: number): Pick<Condition, 'comparison' | 'value'> => {
  if (/more than|over|above/.test(words)) return { comparison: 'at least', value: value + 1 };
  if (/or (?:more|better|higher)|at least|\+|plus/.test(words)) return { comparison: 'at least', value };
  if (/fewer than|less than|under|below/.test(words)) return { comparison: 'at most', value: value - 1 };
  if (/or (?:fewer|less)|at most|no more than|maximum/.test(words)) return { comparison: 'at most', value };
  return { comparison: 'exactly', value };
};

/** After the number or its noun: '2 or more goals', '2 goals or more'. */
const later = ' or more| or better| or higher| or fewer| or less';

export const amount = String.raw`(?<before>at least |more than |over |above |fewer than |less than |under |below |at most |no more than |exactly |only |just )?(?<value>\d{1,3})(?<after>${later}|\+| plus)?`;

const heldTo = new RegExp(
  String.raw`\b(?:(?:where|when|if|that|in which|did|have|do) )*(?:(?:we|i|he|she|(?:my|our) team) )?(?:held|hold|holds|keep|kept|limit(?:ed)?) (?:them|(?:the )?(?:other teams?|opponents?|teams?)) (?:to |at |under )?${amount}(?: goals?)?(?<later>${later})?`,
);
const teamScore = new RegExp(
  String.raw`\b(?:(?:in which|where|when|whenever|if|that|which|did|do|have|has) )*(?:we|(?:my|our|the|his|her) team|they|(?:the )?other teams?|(?:the )?opponents?) (?:last |ever |first )?(?:score[ds]?|gets?|got|puts? up) ${amount}(?: goals?)?(?<later>${later})?(?! ?%)(?![\d.])`,
);
const teamHeldTo = new RegExp(
  String.raw`\b(?:(?:where|when|if|that|in which|did|have|do|were|was|are) )*(?:we|(?:my|our|his|her) team) (?:(?:get|got|been|were|was|are) )*held (?:to|at|under|below) ${amount}(?: goals?)?(?<later>${later})?`,
);
const teamScoreless =
  /\b(?:(?:did|do|have|were|was|are|been|got|get|gotten) )*(?:we|(?:my|our|the|his|her) team) (?:get |got |gotten |been |were |was |are |last |ever )*(?:shut ?-?out|blanked|held scoreless)\b|\bgot shut ?-?out\b|\bshut ?-?outs?(?= loss(?:es)?\b)|\b(?:i|we|he|she) (?:last |ever |been )*(?:get|got|gotten|was|were) (?:last )?shut ?-?out\b(?! ?s)/;

/** Reads 'when we score 4 or more', 'we got shut out'. */
const readTeamCondition = (reader: QuestionReader, isGoalie: boolean): Condition | undefined => {
  const held = reader.take(heldTo);
  if (held?.groups) {
    const { before = '', after = '', later: afterNoun = '', value = '' } = held.groups;
    const compared = comparisonOf(
      `${/ under /.test(held[0]) ? 'under' : ''}${before}${after}${afterNoun}`,
      Number(value),
    );
    return {
      measure: 'team_goals_against',
      ...compared,
      ...(compared.comparison === 'exactly' && { comparison: 'at most' as const }),
    };
  }
  const limited = reader.take(teamHeldTo);
  if (limited?.groups) {
    const { before = '', after = '', later: afterNoun = '', value = '' } = limited.groups;
    const isUnder = /held (?:under|below) /.test(limited[0]);
    return {
      measure: 'team_goals',
      comparison: 'at most',
      value: comparisonOf(`${isUnder ? 'under' : ''}${before}${after}${afterNoun}`, Number(value)).value,
    };
  }
  const scored = reader.take(teamScore);
  if (scored?.groups) {
    const { before = '', after = '', later: afterNoun = '', value = '' } = scored.groups;
    return {
      measure: /they|other|opponent/.test(scored[0]) ? 'team_goals_against' : 'team_goals',
      ...comparisonOf(before + after + afterNoun, Number(value)),
    };
  }
  if (reader.take(teamScoreless)) return { measure: 'team_goals', comparison: 'exactly', value: 0 };
  const isTeamShutout =
    !isGoalie &&
    /\b(?:we|our|us|team)\b/.test(reader.rest) &&
    reader.take(/\bshut ?-?outs?\b|\bshut (?:them|the \w+) out\b/);
  return isTeamShutout ? { measure: 'team_goals_against', comparison: 'exactly', value: 0 } : undefined;
};

const conjunctLead = String.raw`(?:(?:both|when|where|if|that|which|in which|with|games?|times|i|he|she|have|has|had|got|get|gets|getting|did|do|does|also|still|me|on the|him|her) )*`;
const conjunctNot = String.raw`(?:(?:not|didnt|did not|dont|doesnt|havent|without|never|no|zero|0) (?:(?:get|getting|have|having|had|got|even) )*)`;
const conjunctAmount = withoutGroupNames(amount);
const conjunctNoun = String.raw`(?:${nouns})\b(?:${later})?`;
/** A part of 'a goal and no assist'. */
const conjunct = String.raw`${conjunctLead}(?:${conjunctNot}(?:(?:a|an|any) )?(?:${conjunctNoun}|scor(?:e|ed|ing)\b)|(?:at least )?(?:a|an|1) ${conjunctNoun}|${conjunctAmount} ${conjunctNoun}|scor(?:ed?|ing)\b(?! \d))`;
const connector = String.raw` ?,? ?(?:and|but|or|plus|yet)(?: (?:also|still|then))* `;
const conjunction = new RegExp(String.raw`\b${conjunct}${connector}${conjunct}(?:${connector}${conjunct})?`);
const conjunctEnd = new RegExp(
  String.raw`^${conjunctLead}(?<not>${conjunctNot})?(?:(?:a|an|any|at least (?:a|an)) )?(?:${amount} )?(?<noun>${nouns}|scor(?:ed?|ing))\b(?<later>${later})?$`,
);

/** 'Games I got at least a point', 'wins with me getting no goal', not 'how many goals a game do I score'. */
const inClause = new RegExp(
  String.raw`\b(?<=\b(?:games?|nights|record|wins|losses) )(?!(?<=\b(?:per|a|each|every) game )(?:do|does|did|have|has)\b)((?:with |where |when |that |in which |did |have |has |do |does |i |he |she |me )*${conjunct})(?= |$)`,
);

const conjunctCondition = (text: string, isGoalie: boolean): Condition | undefined => {
  const { groups } = conjunctEnd.exec(text.trim()) ?? {};
  if (!groups) return undefined;
  const { not, before = '', value, after = '', noun = '', later: afterNoun = '' } = groups;
  const measure = noun.startsWith('scor')
    ? 'goals'
    : measureOfNoun(noun, isGoalie && noun.startsWith('goal'));
  if (!measure) return undefined;
  if (not) return { measure, comparison: 'exactly', value: 0 };
  if (value === undefined) return { measure, comparison: 'at least', value: 1 };
  return { measure, ...comparisonOf(before + after + afterNoun, Number(value)) };
};

/** Conditions of the same game. */
export interface Conjunction {
  conditions: Condition[];
  /** One of them is enough. */
  either: boolean;
}

/** 'How many 3-3 ties', 'did we ever win 5 nothing'. */
const scoreLine =
  /(?<=\b(?:how many|any|ever|times|games?|did we|have we|in (?:the|our|my|a))\b.*)\b(\d)(?:[- ]| to )(\d|nothing|nil|zip)\b(?! ?(?:goals?|points?|assists?|saves?|shots?|or|and|percent|%|record|streak)\b)/;

/** Reads 'a goal and an assist', '2 goals or more but no assists', 'a goal or an assist'. */
export const readConjunction = (
  reader: QuestionReader,
  position: Position | null,
): Conjunction | undefined => {
  const before = reader.rest;
  const line = reader.take(scoreLine);
  if (line) {
    const [first = 0, second = 0] = line.slice(1).map((goals) => Number(goals.replace(/[a-z]+/, '0')));
    const isLoss = /\b(?:los[et]|loss(?:es)?|losing)\b/.test(before);
    const [ours, theirs] = isLoss === first < second ? [first, second] : [second, first];
    return {
      conditions: [
        { measure: 'team_goals', comparison: 'exactly', value: ours },
        { measure: 'team_goals_against', comparison: 'exactly', value: theirs },
      ],
      either: false,
    };
  }
  const match = reader.take(conjunction);
  if (!match) return undefined;
  const separated = match[0].replace(/ or (more|better|higher|fewer|less)\b/g, '_or_$1');
  const parts = separated.split(new RegExp(connector)).map((part) => part.replace(/_/g, ' '));
  const conditions = parts.flatMap((part) => conjunctCondition(part, position === 'goalie') ?? []);
  const either = /\bor\b/.test(separated);
  // 'At least 1 goal and 1 assist' has one 'at least' for both.
  const isOpen =
    /\bat least\b|\bor more\b|\d\+/.test(match[0]) && !/\b(?:exactly|only|just)\b/.test(match[0]);
  const opened = conditions.map((condition) =>
    isOpen && condition.comparison === 'exactly' && condition.value > 0
      ? { ...condition, comparison: 'at least' as const }
      : condition,
  );
  // 'And' with 'or' has two readings.
  const isClear = conditions.length === parts.length && !(either && /\b(?:and|but)\b/.test(separated));
  if (!isClear || new Set(conditions.map(({ measure }) => measure)).size < conditions.length) {
    reader.rest = before;
    return undefined;
  }
  return { conditions: opened, either };
};

const playedMinutes = new RegExp(
  String.raw`\b(?:(?:(?:in which|where|when|whenever|if|that|did|do|does|have|has|i|he|she|only) )*)play(?:s|ed)? (?:only )?(?:(?:(?:the|a|all) )?(?:full|whole|entire|all) (?<full>\d{2,3})(?: minutes?)?|${amount} minutes?)(?<later>${later})?(?! (?:of|in the) )`,
);
const minutesOfGames = new RegExp(
  String.raw`\b(?<=\b(?:games?|nights?|starts?) )(?:(?:with|of|i|he|she|that|were|was|where|lasted) )*${amount} minutes?(?<later>${later})?(?! (?:of|in the|a) )|\b${withoutGroupNames(amount)}[- ]minutes? (?:games?|starts?)\b`,
);
/** Reads 'games I played 65 minutes' and 'games under 50 minutes' of a goalie. */
const readMinutes = (reader: QuestionReader): Condition | undefined => {
  const found = reader.take(playedMinutes) ?? reader.take(minutesOfGames);
  if (!found) return undefined;
  const { full, before = '', after = '', value, later: afterNoun = '' } = found.groups ?? {};
  const shown = Number(full ?? value ?? /\d+/.exec(found[0])?.[0]);
  return {
    measure: 'minutes',
    ...comparisonOf(value === undefined ? found[0] : before + after + afterNoun, shown),
  };
};

const shutoutGames =
  /\b(?:in|during|for|over|across) (?:(?:all|each|every|any|the|these|those) (?:of )?)?(?:(?:my|his|her|an?|the) )?shut ?-?outs?(?: games?)?\b/;
const gamesAreShutouts = /\bgames? (?:that )?(?:are|were|is|was|ended (?:in|as)) (?:an? )?shut ?-?outs?\b/;
const shutoutResult = /\bshut ?-?out (?=(?:wins?|ties?)\b)/;

/** Reads 'with 2 or more points', 'when I let in 3+', 'without a goal', 'hat tricks'. */
export const readCondition = (reader: QuestionReader, position: Position | null): Condition | undefined => {
  const isGoalie = position === 'goalie';
  const conceded = reader.take(
    new RegExp(
      String.raw`\b(?:(?:in|that|which|where|when|whenever|if) )*${concededLead} ${amount}(?: goals?(?: against)?)?(?<later>${later})?(?! ?%)(?![\d.])`,
    ),
  );
  if (conceded?.groups)
    return {
      measure: isGoalie ? 'goals_against' : 'team_goals_against',
      ...comparisonOf(
        `${conceded.groups.limit ?? ''}${conceded.groups.before ?? ''}${conceded.groups.after ?? ''}${conceded.groups.later ?? ''}`,
        Number(conceded.groups.value),
      ),
    };
  const byMargin = reader.take(
    new RegExp(
      String.raw`\b(?:(?<=\b(?:won|win|wins|lost|lose|losses|games?|decided|beat|beaten)\b.*)|(?=.*\b(?:beat|lost)$))by ${amount}(?: goals?)?(?<later>${later})?(?! ?%)`,
    ),
  );
  if (byMargin?.groups)
    return {
      measure: 'margin',
      ...comparisonOf(
        `${byMargin.groups.before ?? ''}${byMargin.groups.after ?? ''}${byMargin.groups.later ?? ''}`,
        Number(byMargin.groups.value),
      ),
    };
  const minutes = isGoalie ? readMinutes(reader) : undefined;
  if (minutes) return minutes;
  if (isGoalie && (reader.take(gamesAreShutouts) ?? reader.take(shutoutGames) ?? reader.take(shutoutResult)))
    return { measure: 'shutouts', comparison: 'at least', value: 1 };
  const oneSided = reader.take(/\b(\d{1,2})[- ]goal (?=(?:wins?|loss(?:es)?)\b)/);
  if (oneSided) return { measure: 'margin', comparison: 'exactly', value: Number(oneSided[1]) };
  const byTeam = readTeamCondition(reader, isGoalie);
  if (byTeam) return byTeam;
  // The 1-goal games of a goalie or a team are close.
  const isResultAsked =
    isGoalie || /\b(?:record|win|won|wins|lose|lost|losses|we|our|us|team)\b/.test(reader.rest);
  const close = reader.take(
    isResultAsked
      ? /\b(?:in )?(?:1[- ]goal|close|tight) games?\b/
      : /\b(?:in|how many) (?:\w+ly |super )?(?:1[- ]goal|close|tight) games?\b|(?<=\bgames? .*)\b(?:were|was|are) (?:super |really |very |so )?(?:close|tight)\b/,
  );
  if (close)
    return { measure: 'margin', comparison: /1[- ]goal/.test(close[0]) ? 'exactly' : 'at most', value: 1 };
  if (reader.take(/\bhat ?-?tricks?\b/)) return { measure: 'goals', comparison: 'at least', value: 3 };
  if (reader.take(/\bmulti ?-?points?(?: games?)?\b/))
    return { measure: 'points', comparison: 'at least', value: 2 };
  if (reader.take(/\bmulti ?-?goals?(?: games?)?\b/))
    return { measure: 'goals', comparison: 'at least', value: 2 };
  const adjective = reader.take(
    /\b(\d{1,2})(\+)?[- ](goals? against|goal|point|pt|assist|save|shot)s? (?:games?|nights?|efforts?|performances?)\b/,
  );
  if (adjective) {
    const measure = measureOfNoun(adjective[3] ?? '', false);
    if (measure)
      return { measure, comparison: adjective[2] ? 'at least' : 'exactly', value: Number(adjective[1]) };
  }
  const percent = reader.take(
    /\b(?:with |where |when |that |i |he |she |had |have )*(?:(?:a |my )?(?:save percent\w*|sv ?%|save ?%)(?: was| is| of)? )?(above|over|better than|at least|below|under|worse than) (?:a )?(\.\d{2,3}|[89]\d{2}(?= save percent)|(?<=save percent.*|sv.*)[89]\d{2}|\d{2}\.\d|\d{2}(?= ?%| percent| save percent)|(?<=save percent.*)\d{2}) ?(?:%|percent)?(?: save percent\w*)?(?! (?:shots?|saves?|goals?|games?))(?=\s|$)/,
  );
  if (percent && isGoalie) {
    const raw = Number(percent[2]);
    const value = raw < 1 ? raw * 100 : raw > 100 ? raw / 10 : raw;
    const isUp = /above|over|better|least/.test(percent[1] ?? '');
    const step = /least/.test(percent[1] ?? '') ? 0 : 0.1;
    return {
      measure: 'save_percentage',
      comparison: isUp ? 'at least' : 'at most',
      value: Number((isUp ? value + step : value - 0.1).toFixed(1)),
    };
  }
  const counted = reader.take(
    new RegExp(
      String.raw`\b${lead}${whoLead}(?<!\b(?:per|every|each) )${amount}[ -](?<noun>${nouns})\b(?! ?(?:percent|pct|%))(?<later>${later})?(?! (?:in|over|during|this|a|per)\b.*\b(?:need|reach)\b)`,
    ),
  );
  if (counted?.groups) {
    const { before = '', after = '', later: afterNoun = '', value = '', noun = '' } = counted.groups;
    const isConceded = isGoalie && noun.startsWith('goal');
    const measure = measureOfNoun(noun, isConceded);
    const compared = comparisonOf(before + after + afterNoun, Number(value));
    // 'When I get 1 point' means at least one.
    const isAtLeastOne =
      compared.comparison === 'exactly' && compared.value === 1 && !/exactly|only|just/.test(before);
    if (measure) return { measure, ...(isAtLeastOne ? { comparison: 'at least', value: 1 } : compared) };
  }
  const scored = isGoalie ? undefined : reader.take(ownScore);
  if (scored?.groups) {
    const { before = '', after = '', later: afterNoun = '', value = '' } = scored.groups;
    return { measure: 'goals', ...comparisonOf(before + after + afterNoun, Number(value)) };
  }
  const without = reader.take(
    new RegExp(
      String.raw`\b(?:(?:in which|where|when|whenever|if|that|which|with|and|games) )*(?:(?:i|he|she|we) )?(?:(?:without|with no|had no|have no|got no|get no|scored no|dont get|dont have|dont take|didnt take|doesnt take|doesnt have|didnt get|didnt have|doesnt get|havent had|with 0|had 0|no) )(?:a |an |any |scoring |getting |recording )*(goals? against|goals?|points?|assists?|penalt(?:y|ies)(?: minutes)?|pims)\b|\b(?:(?:in which|where|when|whenever|if|that|which|games) )*(?:(?:i|he|she) )?(?:without scoring|scoreless|goalless|goal-less|pointless|didnt score|dont score|doesnt score|did not score|do not score|does not score|not scoring|was held off|(?:did|do|does|have|has) (?:i|he|she) (?:not|never) scored?|(?:didnt|dont|doesnt|havent|hasnt) (?:i|he|she) scored?)\b(?: (?:a |any )?(?:goals?|points?))?`,
    ),
  );
  if (without) {
    const noun = without[1] ?? (/pointless|points?$/.test(without[0]) ? 'points' : 'goals');
    const measure = /^penalt|^pim/.test(noun) ? 'penalty_minutes' : measureOfNoun(noun, isGoalie);
    if (measure) return { measure, comparison: 'exactly', value: 0 };
  }
  const withSome = reader.take(
    new RegExp(
      String.raw`\b(?:in which|where|when|whenever|if|that|which|games) (?:i|he|she) (?:have |get |got |had |gets |has |take |took |takes )?(?:a |an |any )?(scored?|scores|goals?|points?|assists?|penalt(?:y|ies)|shutouts?)\b(?! (?:in|over))|\bwith (?:a |an |at least a )(goal|point|assist|penalty|shutout)\b|\b(?<!\b(?:per|a|each|every) )(?:games?|nights?) (?:did|have|do|does|has) (?:i|he|she) (score|scored)(?: in| a goal(?: in)?)?\b|\bgames? (?:did|have|do|does|has) (?:i|he|she) (?:get|got|gotten|have|had|record|recorded|taken|take)(?: on the board with)? (?:a |an )(goal|point|assist|penalty|shutout)\b|\bhow often (?:did|have|do|does|has) (?:i|he|she) (score|scored)\b|(?<=\b(?:did|have|do|does|has) (?:i|he|she) )(?:get |got |had |have )?(?:a |an )?(score|scored|goal|point|assist) in (?:each|every|all)(?: of)?(?: the| my| our)?(?: single)? games?\b|\bhow often (?:did|have|do|does|has) (?:i|he|she) (?:get|got|have|had|record|take|took|taken) (?:a |an )(goal|point|assist|penalty|shutout)\b`,
    ),
  );
  if (withSome) {
    const noun = (
      withSome[1] ??
      withSome[2] ??
      withSome[3] ??
      withSome[4] ??
      withSome[5] ??
      withSome[6] ??
      withSome[7] ??
      ''
    ).replace(/^scor\w+$/, 'goals');
    if (/shutout/.test(noun)) return { measure: 'shutouts', comparison: 'at least', value: 1 };
    const measure = noun.startsWith('penalt') ? 'penalty_minutes' : measureOfNoun(noun, false);
    if (measure) return { measure, comparison: 'at least', value: 1 };
  }
  const clause = reader.take(inClause);
  return clause && conjunctCondition(clause[1] ?? '', isGoalie);
};

/** 'When I score 2 or more' names no figure. */
const ownScore = new RegExp(
  String.raw`\b(?:(?:in which|where|when|whenever|if|that|which|games|did|do|does|have|has) )*(?:i|he|she) (?:ever )?score[ds]? ${amount}(?<later>${later})?(?! ?(?:%|goals?|points?|assists?|times|games?|in a|on\b))(?![\d.])`,
);

export const negated = (condition: Condition): Condition =>
  condition.comparison === 'at least'
    ? { ...condition, comparison: 'at most', value: condition.value - 1 }
    : condition.comparison === 'at most'
      ? { ...condition, comparison: 'at least', value: condition.value + 1 }
      : { ...condition, comparison: 'at least', value: condition.value + 1 };
