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
const findsGames = isOf('best', 'worst', 'latest', 'first', 'list', 'streak', 'by', 'summary');
const namesPeriod = ({ period, otherPeriods, against }: StatQuery) =>
  period.assumed !== true || period.take !== undefined || otherPeriods !== undefined || against !== undefined;

const isComparing = (query: StatQuery) => isCompared(query) || query.difference === true || isExtreme(query);

/** Words that say what is asked for, and which queries answer that. */
const operators: readonly (readonly [RegExp, (query: StatQuery) => boolean])[] = [
  [/\bmodes?\b|\btypical\b|\branks?\b|\branked\b/, () => false],
  [/\bmedians?\b/, ({ median }) => median === true],
  [/\bratios?\b/, ({ ratio }) => ratio === true],
  [/\b(?:2nd|second|3rd|third|next) (?:best|worst|most|highest|lowest|fewest|longest|biggest)\b/, () => false],
  [/\b(?:1st|first|2nd|second|3rd|third|4th|fourth|top|our|my) lines?\b/, () => false],
  [/\bper (?:goal|save|shot|assist)\b/, ({ ratio }) => ratio === true],
  [/\bper (?:win|loss|shift|practice|week)\b/, () => false],
  [/\bgames? before (?:that|last|the last)\b|\b\d games? ago\b|\bbefore that\b/, ({ period }) => period.take?.skip !== undefined],
  [/\bpercent\w*|%|\bfraction\b|\bproportion\b/, (query) =>
    query.part === true || isOf('share', 'count', 'split')(query) || hasMeasureOf(rateMeasures, query) || query.condition?.measure === 'save_percentage'],
  [/\bstreaks?\b|\bin a row\b|\bconsecutive\b|\bstraight\b|\bdroughts?\b/, isOf('streak')],
  [/\b(?:best|worst|highest|lowest|fewest|biggest|(?<!at )most(?! recent)|(?<!at )least|(?:game|season|career) high)\b/, (query) =>
    isExtreme(query) || isCompared(query) || query.aggregate === 'streak'],
  [/\bthan\b(?! \d)/, (query) => isComparing(query) || query.condition !== undefined || query.measures.length > 1 || query.measures.includes('record')],
  [/\bcompared?\b|\bdifference\b|\b(?:better|worse|higher|lower|improved?)\b/, (query) => isComparing(query) || query.condition?.measure === 'save_percentage'],
  [/\bor\b(?! more).*\bmore\b|\bmore\b.*\bor\b(?! more)/, (query) => isComparing(query) || query.measures.length > 1],
  [/\b(?:percent\w*|%) .*\b(?:lose|lost|losses|ties?|tied)\b/, ({ measures, result }) => result !== undefined || !measures.includes('win_percentage')],
  [/\brecord\b/, (query) => query.measures.includes('record') || isOf('split', 'summary', 'best', 'worst', 'compare')(query) || resultMeasures.has(query.measures[0] ?? '')],
  [/\baverag\w+\b.*\b(?:in|when) (?:we |i )?(?:wins?|won|loss\w*|lose|lost|ties?)\b/, ({ result }) => result !== undefined],
  [/\bdates?\b|\b(?:what|which) day\b|^(?:(?:and|so|ok) )*(?:when (?:did|was|were|is)|whens)\b|\bwhen$/, findsGames],
  [/\bwho\b|\b(?:which|what) (?:team|opponent)s?\b/, (query) => query.unit === 'opponent' || findsGames(query)],
  [/\bscores?(?= of\b)|\b(?:the|final) score\b/, isOf('list', 'summary', 'best', 'worst', 'latest', 'first')],
  [/\b(?:first|1st|opening)\b/, (query) =>
    query.aggregate === 'first' || [query.period, query.against?.period].some((period) => period?.take?.side === 'first' || period?.half === 'first')],
  [/\b(?:last|latest|previous|past)\b/, (query) => namesPeriod(query) || isOf('latest', 'streak', 'list')(query) || isCompared(query)],
  [/\bnext game\b|\bwhat if\b/, () => false],
  [/\b(?:who|(?:which|what) (?:team|opponent)s?)\b.*\b(?:never|not|havent|hasnt|didnt)\b/, ({ unit }) => unit === 'opponent'],
  [/\b(?:not|never|havent|hasnt|didnt|dont) (?:\w+ )?(?:beat|beaten|won|win|score|scored) ?(?:on|against|at|yet)?\b/, ({ condition, measures, streak }) =>
    condition !== undefined || streak !== undefined || measures.includes('losses')],
  [/\bmargins?\b/, ({ measures, condition }) => measures.includes('margin') || condition?.measure === 'margin'],
  [/\b(?:trend\w*|improving|going (?:up|down))\b/, (query) => isCompared(query) || query.aggregate === 'by'],
  [/\b(?:wins?|won|los[et]|loss(?:es)?|losing|ties?|tied)\b/, (query) =>
    query.result !== undefined || query.follows !== undefined || hasMeasureOf(resultMeasures, query) || query.streak !== undefined || query.against?.result !== undefined ||
    query.period.take?.result !== undefined || query.condition?.measure === 'margin' || isOf('split', 'summary', 'latest')(query)],
  [/\b(?:how many|number of|what) (?:\w+ )?games\b|^games (?:where|when|with|i|we)\b/, (query) =>
    !isOf('value', 'per game')(query) || query.measures.every((name) => name === 'games' || resultMeasures.has(name) || name === 'shutouts')],
]; // prettier-ignore

/** Without such a word, a result and a figure are a condition: 'how many games did we lose though I scored'. */
const listWord = /[,&/+]|\b(?:and|or|plus|vs|versus|to|with|than|total|stats)\b/;
const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number);
/** Ages and years are no part of a query, and a date is named in the text of the period. */
const otherNumber =
  /\b\d+ (?:days|weeks|months)\b|\b\d+\.\d+\b|\b\d+ ?u\b|\bu ?\d+\b|\b(?:19|20)\d\d\b(?:-\d+)?|\b\d+ (?:years?|yrs?) olds?\b|\.\d+|\b\d+\/\d+\b|\b\d+(?:st|nd|rd|th)\b/g;

/** The first number that the query does not use. 'More than 2' is used as 3. */
const unusedNumber = (question: string, query: StatQuery): string | undefined => {
  const { period, ...rest } = query;
  const { starts: _, ends: __, ...named } = period;
  const isOpen = /\b(?:more|over|above|less|under|below|fewer)\b/.test(question);
  const isPercentage = query.measures.includes('save_percentage');
  const used = new Set(numbersIn(JSON.stringify([rest, period.assumed ? period.take : [named, period.starts, period.ends]])));
  return numbersIn(question.replace(otherNumber, ' '))
    .find((value) => !used.has(value) && !(isOpen && (used.has(value + 1) || used.has(value - 1))) && !(isPercentage && value > 50))
    ?.toString();
}; // prettier-ignore

/** Queries that use their numbers in another way. */
const hasOwnNumbers = isOf('streak', 'best', 'worst', 'own past', 'summary');

/** Queries that read their figures in their own way. */
const isExempt = isOf('unlogged', 'need', 'pace', 'next game', 'beat');

/** Returns the words of a question that its reading ignores although they change the answer. */
export const ignoredWords = (question: string, query: StatQuery): string | undefined => {
  if (isExempt(query)) return undefined;
  const ignored = operators.find(([pattern, isRead]) => pattern.test(question) && !isRead(query));
  const word = ignored?.[0].exec(question)?.[0];
  const results = query.measures.filter((name) => resultMeasures.has(name)).length;
  const isMixed =
    isOf('value', 'per game')(query) &&
    results > 0 &&
    results < query.measures.length &&
    !listWord.test(question);
  return (
    word ??
    (query.aggregate === 'streak' && query.measures.includes('save_percentage') && !query.condition
      ? 'save percentage'
      : undefined) ??
    (hasOwnNumbers(query) ? undefined : unusedNumber(question, query)) ??
    (isMixed ? question.slice(0, 60) : undefined)
  );
};
