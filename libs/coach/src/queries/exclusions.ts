import { readCondition } from './conditions.js';
import { defaultMeasure } from './named-measures.js';
import { isTeamLike } from './named-opponents.js';
import { teamInText } from './opponents.js';
import { currentSeason, lastGames } from './period.js';
import { QuestionReader } from './question-reader.js';
import { readPeriods } from './read-period.js';
import { minConfidence, type ReaderContext, type ReadQuery } from './question-context.js';
import type { Exclusion, StatQuery } from './stat-query.js';

const own = '(?:the|my|our|his|her|those|these|all|any)';
const everyone =
  '(?:everyone|everybody|anyone|anybody|(?:all|other) teams|teams|opponents|all (?:the )?(?:games|months)|every (?:game|month|team))';
/** Begins the games that a question leaves out: 'without the Storm games'. */
const openers = [
  'not (?:counting|including|in|against|vs)',
  '(?:dont|doesnt|didnt|without|never) (?:(?:i|we|you) )?(?:count|counting|including)',
  'excluding|exclude|except(?: for| in| against| on)?|besides|aside from|outside of|other than|apart from',
  'without(?! (?:an?|any|scoring|getting|letting) )|minus(?= (?:the|my|our|his|her|those|games)\\b)|ignoring|ignore|skipping',
  `${everyone} (?:but|except(?: for)?|besides|other than|not (?:named|called))`,
  '(?:teams?|opponents?|games?|months?|ones?|days?) (?:that|which|who) (?:arent|are not|werent|were not|isnt|wasnt)(?: (?:against|in|on))?',
  '(?:(?:but|and|where|when|if|that|though|did|have) )*(?:we|they|(?:my|our|his|her) team) (?:didnt|did not|dont|do not|doesnt|havent|not)(?= (?:win|won|lose|lost|tie|tied)(?: |$))',
  '(?:take|taking|leave|leaving|throw|throwing) (?:out|away|off)',
  '(?:take|taking|took|leave|leaving|throw) (?=(?:\\w+ ){1,6}(?:out|away|off|aside)\\b)',
  '(?:(?:if|when) (?:you|i|we|u) |^(?:so |ok |and )*)(?:drop|dropped|removed?|removing|cut|skip)(?: out)?',
];
const opener = new RegExp(String.raw`\b(?:${openers.join('|')}) `, 'g');
const startWords = new RegExp(
  String.raw`^(?:${own}|\d+(?= games)|games?|against|vs|versus|with|from|in|on|that|where|when|which|ones?|playing|only|just)(?: |$)`,
);
const endWords =
  /^(?:(?:games?|ones?|out|away|off|aside|stuff|though|please|lol|from (?:it|that|them|there)|out of (?:it|that|there)|(?:as )?well)(?: |$))*(?:,? ?(?:and|then|so) (?=(?:what|whats|how)\b))?,? ?/;
const rankedGames =
  /^(?:(\d) )?(best|worst|toughest|highest|lowest|extreme) (?:(\d) )?(?:games?|nights?|outings?|ones?)(?: |$)/;
const resultGames =
  /^(?:(?:games )?(?:that )?(?:(?:we|i|he|she|they) )?)?(wins?|won|losses|lose|lost|ties?|tied)(?: games)?(?: |$)/;
/** 'The games in November that we lost'. */
const resultOfGames = /\b(?:(?:that|which) )?(?:we|i|he|she|they) (won|lost|tied)\b/;
const shutoutGames = /^(?:games with )?(?:a )?shut ?-?outs?(?: games?)?(?: |$)/;
/** Where a team is named: 'the Storm', 'Storm games'. */
const teamPlace =
  /^(?:.* )?(?:the|vs|versus|against|named|called|but|except|besides|than|not|arent|werent|isnt|wasnt) \S|\S games?$/;
const ofRun = /\b(?:streaks?|in a row|straight|longest|how long|since)\b/;
const maxWords = 7;

interface Found {
  except: Exclusion;
  /** Words after the named games. */
  rest: string;
}

const results: Record<string, Exclusion['result']> = { w: 'win', l: 'loss', t: 'tie' };
const withoutStart = (text: string): string => {
  const shorter = text.replace(startWords, '');
  return shorter === text ? text : withoutStart(shorter);
};

/** Reads the games that a text begins with. */
const readGames = (
  opening: string,
  text: string,
  { today, position, teams }: ReaderContext,
): Found | undefined => {
  const named = withoutStart(text);
  const after = (match: RegExpExecArray) => named.slice(match[0].length);
  const ranked = rankedGames.exec(named);
  if (ranked) {
    const side = ranked[2] === 'extreme' ? 'both' : /best|highest/.test(ranked[2] ?? '') ? 'best' : 'worst';
    const games = Number(ranked[1] ?? ranked[3] ?? 1);
    return { except: { ranked: { side, games, measure: defaultMeasure(position) } }, rest: after(ranked) };
  }
  const lastOne = /^(?:that )?last (?:one|1)(?: |$)/.exec(named);
  if (lastOne) return { except: { period: lastGames(1) }, rest: after(lastOne) };
  const shutouts = position === 'goalie' ? shutoutGames.exec(named) : null;
  if (shutouts)
    return {
      except: { condition: { measure: 'shutouts', comparison: 'at least', value: 1 } },
      rest: after(shutouts),
    };
  const result = resultGames.exec(named);
  if (result) return { except: { result: results[result[1]?.charAt(0) ?? ''] }, rest: after(result) };
  const words = text.split(' ');
  for (let count = Math.min(maxWords, words.length); count > 0; count--) {
    const part = words.slice(0, count).join(' ');
    const rest = words.slice(count).join(' ');
    const reader = new QuestionReader(part);
    const [period, second] = readPeriods(reader, today).periods;
    const lost = period && reader.take(resultOfGames)?.[1];
    if (period && !second && withoutStart(`${reader.rest} `).trim() === '')
      return { except: { period, ...(lost && { result: results[lost.charAt(0)] }) }, rest };
    const conditions = new QuestionReader(part);
    const condition = readCondition(conditions, position);
    if (condition && withoutStart(`${conditions.rest} `).trim() === '')
      return { except: { condition }, rest };
    const name = withoutStart(`${part} `).trim();
    const isName = name.split(' ').length <= 3;
    // Without the names of the teams any word may be one.
    const unknown = teamPlace.test(opening + part) && isTeamLike(name) ? name : undefined;
    const named_ = teams ? teamInText(name, teams) : unknown;
    const opponent = isName ? named_ : undefined;
    if (opponent !== undefined) return { except: { opponent }, rest };
  }
  return undefined;
};

/** The games that a question leaves out, and the question without them. */
export const readExclusion = (
  full: string,
  context: ReaderContext,
): { full: string; except: Exclusion } | undefined => {
  for (const match of full.matchAll(opener)) {
    const found = readGames(match[0], full.slice(match.index + match[0].length), context);
    // 'The longest streak without a loss' is a streak.
    if (!found || ((found.except.result ?? found.except.condition) && ofRun.test(full))) continue;
    const before = full
      .slice(0, match.index)
      .replace(
        /\b(?:(?:if|when)(?: (?:you|i|we))?|in (?:(?:the|all|any|all the) )?(?:months?|games|weeks)) ?$/,
        '',
      )
      .trim();
    const rest = `${found.rest} `.replace(endWords, '').trim();
    return {
      full: `${before} ${rest}`
        .replace(/^[ ,]+|[ ,]+$/g, '')
        .replace(/\b(?:and )?what would (.+) (?:be|look like)\b/, 'what is $1')
        .replace(/\b(?:whats|what is) the average$/, 'whats my average')
        .replace(/\bwhat would be (?=my|his|her|our)/, 'what is '),
      except: found.except,
    };
  }
  return undefined;
};

/** Their figures are those of the games of the scope. */
const excluding: ReadonlySet<StatQuery['aggregate']> = new Set([
  'value', 'per game', 'count', 'split', 'summary', 'share', 'list', 'by', 'best', 'worst', 'compare',
]); // prettier-ignore

const unsure = 0.5;

/** The query without the games that the question leaves out. */
export const withExclusion = (read: ReadQuery, except: Exclusion): ReadQuery => {
  const { query } = read;
  if (!excluding.has(query.aggregate))
    return { ...read, query: { ...query, unread: query.unread ?? 'without' } };
  const { against } = query;
  // The named games make the question clear: 'record without the Storm'.
  const isClear = read.confidence > unsure;
  return {
    ...read,
    confidence: isClear ? Math.max(read.confidence, minConfidence) : read.confidence,
    query: { ...query, except, ...(against && { against: { ...against, except } }) },
    ...(read.more && { more: read.more.map((one) => ({ ...one, except })) }),
  };
};

const rest =
  '(?:other (?:games|days|nights|teams|opponents|months|ones)|rest(?: of (?:the|my|our|his|her) (?:games|days|teams|opponents|season|year|months))?|everyone else|everybody else|everything else|anyone else|others)';
const withRest = new RegExp(
  String.raw`\b(?:compared? (?:to|with)|vs|versus|than|or|and)(?: (?:in|on|for|against|all|any|the|of|our|my|his|her|(?:when )?(?:i|we|he|she) (?:do|does|play|plays)))* ${rest}\b`,
);
/** A question that compares some games with all others, without the others: 'on Fridays'. */
export const withoutRest = (full: string): string | undefined =>
  withRest.test(full) && !/\bother (?:kids|players|goalies)\b/.test(full)
    ? full
        .replace(withRest, '')
        .replace(/^(?=(?:do|does|did|am|is|are|was|were)\b.*\b(?:better|worse|different))/, 'how ')
        .replace(/^(?=(?:do|does|did)\b.*\b(?:more|less|fewer))/, 'how many ')
        .replace(/\b(?:any )?(?:better|worse|more|less|fewer|different)\b/, '')
        .replace(/\s+/g, ' ')
        .trim()
    : undefined;

const comparable: ReadonlySet<StatQuery['aggregate']> = new Set(['value', 'per game', 'summary']);
/** Compares the games of a query with all others: 'against the Storm compared with everyone else'. */
export const comparedWithRest = (read: ReadQuery, { today, position }: ReaderContext): ReadQuery => {
  const { query } = read;
  const { period, opponent, result, condition } = query;
  const isSome = !period.assumed || period.take !== undefined;
  const isNarrowed = isSome || opponent !== undefined || result !== undefined || condition !== undefined;
  if (query.aggregate === 'split' || query.aggregate === 'unlogged') return read;
  if (!comparable.has(query.aggregate) || !isNarrowed)
    return { ...read, query: { ...query, unread: query.unread ?? 'others' } };
  const { otherPeriods: _, ...scope } = query;
  return {
    confidence: Math.max(read.confidence, minConfidence),
    query: {
      ...scope,
      aggregate: 'compare',
      measures: query.measures.length > 0 ? query.measures : ['record', defaultMeasure(position)],
      against: {
        period: currentSeason(today),
        except: {
          ...(isSome && { period }),
          ...(opponent !== undefined && { opponent }),
          ...(result && { result }),
          ...(condition && { condition }),
        },
      },
    },
  };
};

/** Words of a message that only leaves out games: 'and without the Storm'. */
export const changesNothing =
  /^(?:(?:and|so|ok|but|or|what|whats|what is|how|would|does|it|that|be|is|about|look like|if|then|they|my|his|her|change|to|without)\b ?)*$/;
