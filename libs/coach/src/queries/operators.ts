import { monthPattern } from './period.js';
import type { StatQuery } from './stat-query.js';

const resultMeasures: ReadonlySet<string> = new Set([
  'wins',
  'losses',
  'ties',
  'record',
  'win_percentage',
  'margin',
]);
const rateMeasures: ReadonlySet<string> = new Set([
  'save_percentage',
  'win_percentage',
  'goals_against_average',
]);
const isOf =
  (...kinds: StatQuery['aggregate'][]) =>
  ({ aggregate }: StatQuery) =>
    kinds.includes(aggregate);
const hasMeasureOf = (names: ReadonlySet<string>, { measures }: StatQuery) =>
  measures.some((name) => names.has(name));
const isCompared = isOf('compare', 'own past', 'beat');
const isExtreme = isOf('best', 'worst', 'by');
const findsGames = isOf('best', 'worst', 'latest', 'first', 'list', 'streak', 'by', 'summary', 'reached');
const namesPeriod = ({ period, otherPeriods, against }: StatQuery) =>
  period.assumed !== true || period.take !== undefined || otherPeriods !== undefined || against !== undefined;

/** Asks for the best games in a row. */
const isSpan = ({ aggregate, games }: StatQuery) =>
  (aggregate === 'best' || aggregate === 'worst') && games !== undefined;
const isComparing = (query: StatQuery) => isCompared(query) || query.difference === true || isExtreme(query);

/** A figure that says which games are meant: 'saves in my shutouts', 'goals after a penalty'. */
const eventPattern =
  /\b(?:in|after|since|during|with|without|before|when|while|where)(?: (?:my|our|his|her|the|an?|i|we|he|she|get|got|had|have|took|take|scored?|made|last|first|next))* (?:goals?|assists?|points|shut ?-?outs?|saves?|penalt(?:y|ies)|hat tricks?)\b/;

const ofMonth = String.raw`(?:of|in) (?:${monthPattern})\b`;
/** 'The first' of the games, not of a month. */
const firstOfGames = new RegExp(
  String.raw`(?<!\b(?:${monthPattern}) )\b(?:first|1st|opening)\b(?! ${ofMonth})(?! (?:week|weekend|\d+ (?:weeks|days)) ${ofMonth})`,
);

/** Words that say what is asked for, and which queries answer that. */
const operators: readonly (readonly [RegExp, (query: StatQuery) => boolean])[] = [
  [/\bmodes?\b|\btypical\b|\branks?\b|\branked\b/, () => false],
  [/\bbetween (?:my|his|her|our|the) (?:last|first|\d)\b(?! (?:season|year|month|week))/, () => false],
  [/\bhow many weekends\b|\bboth games\b/, () => false],
  [/\bmedians?\b/, ({ median }) => median === true],
  [/\bratios?\b/, ({ ratio }) => ratio === true],
  [/\b(?:2nd|second|3rd|third|4th|fourth|5th|fifth|next) (?:best|worst|most|highest|lowest|fewest|longest|biggest)\b/, ({ place, top }) => place !== undefined || top !== undefined],
  [/\b(?:1st|first|2nd|second|3rd|third|4th|fourth|top|our|my) lines?\b/, () => false],
  [/\bper (?:goal|save|shot|assist|point|win|loss|tie|penalty)\b/, ({ ratio }) => ratio === true],
  [/\bgames? (?:was|were|am|is|are|did) (?:i|he|she|we) (?:\w+ ){0,2}(?:good|bad|great|awesome|amazing|terrible|awful)\b/, () => false],
  [/\b(?:any|which|what) (?:months?|weeks?|days?)\b.*\b(?:didnt|never|not|havent|without)\b/, ({ unit }) => unit === 'month' || unit === 'weekday'],
  [/\bif (?:we|i|he|she) (?:win|lose|tie)s? (?:out|all|every|the (?:next|last|rest))\b/, isOf('next game')],
  [/\bper (?:shift|practice|week|day)\b|\b(?:a|each|every) (?:shift|practice|week|day)\b/, ({ unit }) => unit === 'weekday'],
  [/\bgames? before (?:that|last|the last)\b|\b\d games? ago\b|\bbefore that\b/, ({ period }) => period.take?.skip !== undefined],
  [/\bpercent\w*|%|\bfraction\b|\bproportion\b|\bshare of (?:my|his|her)\b/, (query) =>
    query.part === true || isOf('share', 'count', 'split')(query) || hasMeasureOf(rateMeasures, query) || query.condition?.measure === 'save_percentage'],
  [/\bstreaks?\b|\bin a row\b|\bconsecutive\b|\bstraight\b|\bdroughts?\b/, (query) => query.aggregate === 'streak' || isSpan(query)],
  [/\b(?:best|worst|highest|lowest|fewest|biggest|(?<!at )most(?! recent)|(?<!at )least|(?:game|season|career) high)\b/, (query) =>
    isExtreme(query) || isCompared(query) || query.aggregate === 'streak'],
  [/\bthan\b(?! \d| an? (?:point|goal|assist) (?:a|per) game)/, (query) => isComparing(query) || query.condition !== undefined || query.measures.length > 1 || query.measures.includes('record')],
  [/\bcompared?\b|\bdifference\b|\b(?:better|worse|improved?)\b|\b(?:higher|lower)\b(?! than (?:my|his|her) (?:goal|assist|point))/, (query) => isComparing(query) || query.condition?.measure === 'save_percentage'],
  [/\bor\b(?! more).*\bmore\b|\bmore\b.*\bor\b(?! more)/, (query) => isComparing(query) || query.measures.length > 1],
  [/\b(?:percent\w*|%) .*\b(?:lose|lost|losses|ties?|tied)\b/, ({ measures, result }) => result !== undefined || !measures.includes('win_percentage')],
  [/\brecord\b/, (query) => query.measures.includes('record') || isOf('split', 'summary', 'best', 'worst', 'compare')(query) || resultMeasures.has(query.measures[0] ?? '')],
  [/\baverag\w+\b.*\b(?:in|when) (?:we |i )?(?:wins?|won|loss\w*|lose|lost|ties?)\b/, ({ result }) => result !== undefined],
  [/\bdates?\b|\b(?:what|which) day\b|^(?:(?:and|so|ok) )*(?:when (?:did|was|were|is)|whens)\b|\bwhen$/, findsGames],
  [/\bwho\b|\b(?:which|what) (?:team|opponent)s?\b/, (query) =>
    query.unit === 'opponent' || findsGames(query) || query.against?.opponent !== undefined],
  [/\bscores?(?= of\b)|\b(?:the|final) score\b/, isOf('list', 'summary', 'best', 'worst', 'latest', 'first')],
  [firstOfGames, (query) =>
    query.aggregate === 'first' || [query.period, query.against?.period].some((period) => period?.take?.side === 'first' || period?.half === 'first')],
  [/\b(?:last|latest|previous|past(?! (?:me|him|her|us)\b))\b/, (query) => namesPeriod(query) || isOf('latest', 'streak', 'list')(query) || isCompared(query)],
  [/\bnext game\b|\bwhat if\b|\b(?:what happens to|what would)\b|\btomorrow\b/, isOf('next game', 'need', 'pace')],
  [/\b(?:win|won|los[et]|beat|beaten)\b(?: (?!by\b)\w+){0,4} by(?= *$| (?:a|last|this|in|on|how|against|vs)\b)/, (query) => query.measures.includes('margin') || findsGames(query)],
  [/\b(?:ahead of|behind)\b/, namesPeriod],
  [/\bbeat (?:my|his|her|our|the) (?:record|best|high|total)\b|\boff (?:my|his|her|our) (?:\w+ )?(?:record|best|high|total)\b/, isOf('beat')],
  [/\brecord[- ]wise\b/, ({ measures }) => measures.includes('record')],
  [/\bhow many (?:have|has|did|do|does) (?:i|he|she) scored? in(?= *$)/, ({ condition }) => condition !== undefined],
  [/\b(?:who|what|which team)\b.*\b(?:ended|broke|snapped|stopped)\b.*\bstreak\b|\bhow many (?:\w+ ){0,4}streaks\b/, () => false],
  [/\b(?:vs|versus|against|on|with) (?:\w+ )?teams (?:that|who|which|we|with|in)\b/, () => false],
  [/\b(?:not (?:counting|including)|(?:dont|doesnt|didnt|without|never) (?:i |we |you )?(?:count|counting)|excluding|except(?: for)?|besides|other than|apart from|leaving out|without (?:my|the|that|his|her|our|counting)|minus (?:my|the|that|his|her|our)|ignoring|(?:everyone|everybody|anyone|anybody|teams|opponents) but|(?:everyone|everybody|anyone|anybody|teams|games) else|(?:than|to|vs|versus|against|with|on) (?:the )?(?:other (?:teams|opponents|games)|others|rest)|(?:take|taking|leave|leaving) (?:out|away)|without (?:me|him|us)|(?:didnt|dont|doesnt) play|not (?:named|called|against|vs)|teams not)\b/, () => false],
  [/\b(?:chances?|odds|likely|probab\w+)\b/, () => false],
  [/\b(?:first|1st|second|2nd|last) (?:game|night|day) of (?:a|an|each|every|the) (?:weekend|week|month|tournament|series|back)/, ({ follows }) => follows !== undefined],
  [/\b(?!1st\b)\d+(?:st|nd|rd|th) (?:goal|point|assist|save|win|loss|shutout|shot)\b/, isOf('reached')],
  [/\b(?:did|does|would|will) it take\b|\bit took\b/, isOf('need', 'pace', 'beat', 'reached')],
  [/\b(?:do|would|will|does) (?:i|we|he|she) (?:\w+ )?need\b/, isOf('need', 'beat', 'pace', 'next game')],
  [/\bin (?:my |our |his |her |the )?(?:wins|losses|ties)\b/, (query) => query.result !== undefined || query.against?.result !== undefined ],
  [/\bgoals (?:were|was|are|is) scored\b/, ({ measures }) => measures.some((name) => name.startsWith('team'))],
  [/\b(?:combined|together|altogether)\b/, (query) => !isOf('compare')(query)],
  [/\bsince (?:we|i|he|she|my|our|his|her|the)\b/, (query) => namesPeriod(query) || isOf('streak', 'latest', 'first')(query)],
  [/\bagainst (?:1|one|any|a|a single) (?:team|opponent)\b/, ({ unit }) => unit === 'opponent'],
  [/\b(?:next|first) \d+ (?:weekends|(?:mon|tues|wednes|thurs|fri|satur|sun)days)\b|\b(?:last|past|next|first) \d+ (?:practices|tournaments)\b/, () => false],
  [/\b(?:highest|lowest)[- ]scoring game (?:we|our|us)\b/, ({ measures }) => measures.some((name) => name.startsWith('team'))],
  [/\bwho\b.*\b(?:best|worst) game\b/, ({ unit }) => unit === 'game'],
  [eventPattern, (query) => query.measures.length < 2 || query.condition !== undefined || query.follows !== undefined || query.streak !== undefined || isCompared(query) || !isOf('value', 'per game')(query)],
  [/\bin (?:it|that (?:game|1|one))\b/, (query) => !isOf('value', 'per game')(query) || query.period.assumed !== true],
  [/\bsince\b/, ({ against }) => against === undefined || !against.period.text.startsWith('since')],
  [/\b(?:best|worst|top) (?!1\b)\d+\b(?! ?%)|\b(?!1\b)\d+ (?:best|worst|highest|biggest)\b/, ({ top, games }) => top !== undefined || games !== undefined],
  [/\bstretch(?:es)?\b/, (query) => query.aggregate === 'streak' || isSpan(query)],
  [/\b(?:best|most|highest|fewest|least|worst)\b.*\bin (?:1|an?|any|a single|the same) (?:week|weekend|day|period|shift)\b/, () => false],
  [/\bhow many (?:different )?(?:teams|opponents)\b.*\b(?:scor\w+|goals?|points?|assists?|shut ?outs?|beat|beaten|won|lost|tied)\b/, ({ unit, measures }) => unit === 'opponent' && !measures.includes('games')],
  [/\b(?:goals?|points?|assists?)\b.*\b(?:as a team|the team|our team)\b/, (query) =>
    query.condition !== undefined || query.result !== undefined || query.measures.length === 0 || query.measures.some((name) => /^team|against|^record|^wins|^losses|^ties|^games|margin/.test(name))],
  [/\bscor(?:e[ds]?|ing)(?: the most)? (?:on|against) us\b|\bagainst us\b/, (query) => /goals_against/.test(JSON.stringify(query))],
  [/\bwho (?:scores?|scored|shoots|shot|beats)\b/, ({ unit }) => unit === 'opponent'],
  [/\bwhen\b.*\bhow many of (?:them|those|these)\b/, () => false],
  [/\b(?:back ?up|other goalie|line ?mates?|teammates?|(?:my|our|his|her) (?:line|partner))\b/, () => false],
  [/\bstart(?:s|ed)?\b.*\bin a row\b|\bplay(?:ed|s)? (?:\w+ )?in a row\b/, () => false],
  [/\bafter\b(?! all\b)/, (query) => query.follows !== undefined || query.against?.follows !== undefined || query.period.assumed !== true || query.otherPeriods !== undefined],
  [/\b(?:who|(?:which|what) (?:team|opponent)s?)\b.*\b(?:never|not|havent|hasnt|didnt)\b/, ({ unit }) => unit === 'opponent'],
  [/\b(?:not|never|havent|hasnt|didnt|dont) (?:\w+ )?(?:beat|beaten|won|win|score|scored) ?(?:on|against|at|yet)?\b/, ({ condition, measures, streak, unit }) =>
    condition !== undefined || streak !== undefined || measures.includes('losses') || unit === 'opponent'],
  [/\bboth (?:teams|sides)\b|\bgames?\b.*\btotal goals\b|\b(?:best|worst|highest|lowest|top) (?:\w+ )?(?:weekend|week)\b/, () => false],
  [/\b(?:how (?:many times|often)|when|last time)\b.*\b\d+ (?:in a row|straight)\b/, () => false],
  [/\b(?:stretch|run|span) of \d+ games\b/, isSpan],
  [/\bminus\b/, ({ difference }) => difference === true],
  [/\b(?:won|lost|tied) or (?:won|lost|tied)\b/, ({ measures }) => measures.every((name) => resultMeasures.has(name))],
  [/\b(?:best|worst) games?\b/, (query) => query.unit === 'game' || isCompared(query)],
  [/\bnever\b/, ({ condition, measures, streak, unit }) =>
    condition !== undefined || streak !== undefined || measures.includes('losses') || unit === 'opponent'],
  [/\b(?:not|never|havent|hasnt|didnt|dont|doesnt) (?:(?:i|we|he|she|they|ever) )?(?:los[et]|tied?)\b/, ({ streak, condition, unit }) => streak !== undefined || condition !== undefined || unit === 'opponent'],
  [/\bhow many (?:goals|assists|points|saves|shots|shutouts|minutes|penalt\w+)\b/, (query) => !isOf('latest', 'first')(query)],
  [/\b(?:that|those) (?:months?|weeks?|weekends?|seasons?|years?|days?)\b|\bsince then\b/, (query) => namesPeriod(query) && !(query.aggregate === 'compare' && /season/.test(query.period.text))],
  // 'If I scored in every game' and 'without my worst game' ask for what did not happen.
  [/\bif (?:i|we|he|she) (?:\w+ ){1,4}(?:in |at )?(?:every|each|all|another|1 more|twice)\b|\b(?:would|wouldve|could|couldve) (?:my|his|her|our|i|we|he|she)\b|\bif (?:i|we|he|she) (?:had|hadnt|didnt) (?:not |have |get |let )/, isOf('next game', 'need', 'pace')],
  [/\b(?:average|mean|median|whats|what is|my|his|her|teams?|our) ages?\b|\bhow old\b/, ({ judged }) => judged === true],
  [/\b(?:when|while|if|whenever) (?:i|we|he|she|they|my \w+|his \w+|her \w+) (?:am|is|are|was|were|wasnt|isnt|arent|werent) (?:(?:also|not|actually|really) )*(?:at|there|here|around|away|watching|present|on|in|off)\b(?! (?:net|goal)\b)/, () => false],
  [/\b(?:when|while|if|that|with|did|does|has|than|by|and) (?:my |his |her |our |grand)?(?:dad|mom|mother|father|grandma|grandpa|parents|friend|uncle|aunt)s?\b(?! (?:asks?|asked|wants?|says?|said|thinks?|would|is asking))/, isOf('summary')],
  [/\b(?:a|per|each|every|any|1|single|same|in the) (?:months?|weeks?|weekends?|days?)\b|\bblowouts?\b|\bmonthly\b|\bweekly\b/, (query) =>
    !isOf('value', 'per game')(query) || query.period.assumed !== true || query.condition?.measure === 'margin'],
  [/\b(?:vs|versus|against|with) (?:each|every)\b/, ({ period }) => period.take === undefined],
  [/\btheir (?:average )?(?:goals|score|scoring|points|assists|saves|shots|record|stats)\b/, () => false],
  [/\b(?:points?|total) (?:\w+ )?(?:without|not counting|excluding) (?:my |the |his |her )?(?:assists|goals)\b/, () => false],
  [/\bhow many (?:goals|assists|points|saves|shots)\b(?!.*\b(?:in a row|straight|consecutive|streaks?)\b)/, (query) => !isOf('streak')(query)],
  [/\bafter\b.*\b(?:lost to|lose to|losing to|beat|beating|tied|playing|against|vs)\b/, ({ follows, opponent }) => follows === undefined || opponent === undefined],
  [/\b(?:which|what|how many) (?:months|weekdays|days)\b/, (query) => isExtreme(query) || findsGames(query) || query.period.assumed !== true],
  [/\bbetween (?:my|his|her|our|the) (?:last|first|\d)/, () => false],
  [/\bbetween\b/, (query) => isComparing(query) || query.difference === true || query.period.assumed !== true],
  [/\bmargins?\b/, ({ measures, condition }) => measures.includes('margin') || condition?.measure === 'margin'],
  [/\b(?:trend\w*|improving|going (?:up|down))\b/, (query) => isCompared(query) || query.aggregate === 'by'],
  [/\b(?:wins?|won|los[et]|loss(?:es)?|losing|ties?|tied)\b/, (query) =>
    query.result !== undefined || query.follows !== undefined || hasMeasureOf(resultMeasures, query) || query.streak !== undefined || query.against?.result !== undefined ||
    query.period.take?.result !== undefined || query.condition?.measure === 'margin' || isOf('split', 'summary', 'latest')(query)],
  [/\b(?:how many|number of|what) (?:\w+ )?games\b|^games (?:where|when|with|i|we)\b/, (query) =>
    !isOf('value', 'per game')(query) || query.ratio === true || query.measures.every((name) => name === 'games' || resultMeasures.has(name) || name === 'shutouts')],
]; // prettier-ignore

/** Without such a word, a result and a figure are a condition: 'how many games did we lose though I scored'. */
const listWord = /[,&/+]|\b(?:and|or|plus|vs|versus|to|with|than|total|stats)\b/;
const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number);
/** Ages are no part of a query, and a date or a year is named in the text of the period. */
const otherNumber =
  /\b\d+ (?:days|weeks|months|weekends)\b|\b\d+\.\d+\b|\b\d+ ?u\b|\bu ?\d+\b|\b\d+ (?:years?|yrs?) olds?\b|\.\d+|\b\d+\/\d+\b|\b1st\b|\b2nd (?:half|(?:game|night|day|one|half) of)\b/g;
const namedYear = /\b(?:19|20)\d\d\b(?:-\d+)?/g;

/** The first number that the query does not use. 'More than 2' is used as 3. */
const unusedNumber = (question: string, query: StatQuery): string | undefined => {
  const { period, ...rest } = query;
  const { starts: _, ends: __, ...named } = period;
  const isOpen = /\b(?:more|over|above|less|under|below|fewer)\b/.test(question);
  const isPercentage = query.measures.includes('save_percentage');
  const used = new Set(numbersIn(JSON.stringify([rest, period.assumed ? period.take : [named, period.starts, period.ends]])));
  const asked = period.assumed ? question : question.replace(namedYear, ' ');
  return numbersIn(asked.replace(otherNumber, ' '))
    .find((value) => !used.has(value) && !(isOpen && (used.has(value + 1) || used.has(value - 1))) && !(isPercentage && value > 50))
    ?.toString();
}; // prettier-ignore

/** Figures with one meaning, and the names that stand for them in a query. */
const clearFigures: readonly (readonly [RegExp, RegExp])[] = [
  [/\bassists?\b/, /assists|points/],
  [/\bshut ?-?outs?\b/, /shutouts|team_goals/],
  [/\bpenalt(?:y|ies) minutes\b|\bpims?\b/, /penalty/],
  [/\bsaves\b(?! percent)/, /save/],
  [/\bpoints\b/, /points|goals|assists/],
  [/\bminutes\b/, /minutes/],
];
/** A figure that the query does not contain. Summaries and lists show all figures. */
const unusedFigure = (question: string, query: StatQuery): string | undefined => {
  if (isOf('summary', 'list', 'latest', 'first', 'own past')(query)) return undefined;
  const read = JSON.stringify(query);
  return clearFigures.find(([words, names]) => words.test(question) && !names.test(read))?.[0].exec(question)?.[0];
}; // prettier-ignore

/** Queries that use their numbers in another way. */
const hasOwnNumbers = isOf('streak', 'best', 'worst', 'own past', 'summary');

/** Queries that read their figures in their own way. */
const isExempt = isOf('unlogged', 'need', 'average', 'pace', 'next game', 'beat');

/** Compares games with themselves. */
const comparesSame = ({ aggregate, against, period, opponent, result, follows }: StatQuery): boolean =>
  aggregate === 'compare' &&
  against !== undefined &&
  JSON.stringify([period.starts, period.ends, period.take, period.weekdays, period.half, opponent, result, follows, against.except]) ===
    JSON.stringify([against.period.starts, against.period.ends, against.period.take, against.period.weekdays, against.period.half, against.opponent, against.result, against.follows, undefined]); // prettier-ignore

/** Whether a query leaves out one side of 'in the last 10 vs the season'. */
export const lacksOtherSide = (question: string, query: StatQuery): boolean =>
  /\b(?:vs|versus)\b/.test(question) &&
  !isComparing(query) &&
  ![query.opponent, query.otherPeriods, query.result].some(Boolean) &&
  query.measures.length < 2 &&
  !isOf('by', 'split', 'summary', 'list', 'latest', 'first', 'streak')(query);

const twoGames = /\b\d+ (?:of|out of|on|from) \d+\b.*\b\d+ (?:of|out of|on|from) \d+\b/;
/** A what-if is about one game. */
const furtherGames = /\b(?:every|each|per) game\b|\bfor (?!1\b)\d+ games\b|\b(?:next|another) (?!1\b)\d+\b/;

/** A target in the past: 'how many games did it take me to get to 20 goals'. */
const alreadyReached =
  /\b(?:when|how (?:many games|fast|long|quick\w*)) (?:did|have|has) (?:i|we|he|she|it)\b|\b(?:did it take|it took)\b/;

/** A rate that is not the own one. */
const otherRate =
  /\bif (?:i|we|he|she) (?:get|gets|score|scores|have|has|had|average|averages) .*\b(?:a|per|each|every) (?:game|night)\b/;
const bareGames = /\bin \d{1,2}$/;
const inARow = /\b(?:in a row|straight|consecutive(?:ly)?)\b/;

/** Returns the words of a question that its reading ignores although they change the answer. */
export const ignoredWords = (question: string, query: StatQuery): string | undefined => {
  if (
    query.aggregate === 'next game' &&
    /\bgaa\b|goals against average/.test(question) &&
    /\bsv\b|save percent/.test(question)
  )
    return 'gaa and save percentage';
  if (query.aggregate === 'next game' && twoGames.test(question)) return twoGames.exec(question)?.[0];
  const isFurther = furtherGames.test(
    query.unit === 'game' ? question.replace(/\bper game\b/g, ' ') : question,
  );
  if (query.aggregate === 'next game' && query.next?.goals !== 0 && isFurther)
    return furtherGames.exec(question)?.[0];
  const isPast = isOf('need', 'pace', 'beat')(query) && alreadyReached.test(question);
  if (isPast) return alreadyReached.exec(question)?.[0];
  if (query.aggregate === 'pace' && query.target === undefined && /\b(?:until|till)\b/.test(question))
    return question.slice(0, 60);
  if (query.aggregate === 'pace' && /\b(?:last|previous)\b/.test(query.period.text)) return query.period.text;
  if (query.aggregate === 'pace' && otherRate.test(question)) return otherRate.exec(question)?.[0];
  if (query.aggregate === 'need' && query.games === undefined && bareGames.test(question))
    return bareGames.exec(question)?.[0];
  if (isOf('need', 'pace')(query)) return inARow.exec(question)?.[0] ?? unusedFigure(question, query);
  if (isExempt(query)) return undefined;
  if (comparesSame(query)) return query.period.text;
  const ignored = operators.find(([pattern, isRead]) => pattern.test(question) && !isRead(query));
  const word = ignored?.[0].exec(question)?.[0];
  const results = query.measures.filter((name) => resultMeasures.has(name)).length;
  const isMixed =
    isOf('value', 'per game')(query) &&
    !query.ratio &&
    results > 0 &&
    results < query.measures.length &&
    !listWord.test(question);
  return (
    word ??
    (query.aggregate === 'streak' && query.measures.includes('save_percentage') && !query.condition
      ? 'save percentage'
      : undefined) ??
    (hasOwnNumbers(query) ? undefined : unusedNumber(question, query)) ??
    unusedFigure(question, query) ??
    (isMixed ? question.slice(0, 60) : undefined)
  );
};
