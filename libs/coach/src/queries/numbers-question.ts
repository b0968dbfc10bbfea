import { isDeepStrictEqual } from 'node:util';
import type { Persona } from '@rinkside/safety/persona';
import type { ChatTurn } from '../engines/engine.js';
import { normalizeQuestion } from './normalize-question.js';
import { teamInText, teamsInText } from './opponents.js';
import { datePattern, withoutGroupNames } from './named-dates.js';
import { QuestionReader } from './question-reader.js';
import { readPeriods } from './read-period.js';
import { minConfidence, type ReaderContext, type ReadQuery } from './question-context.js';
import { readQuery } from './read-query.js';
import { ofScope } from './scope-references.js';
import type { StatQuery } from './stat-query.js';

/** The number questions of one message. */
export interface NumbersQuestion {
  /** In the order of the message; at least one. */
  queries: StatQuery[];
  /** 0 to 1. From {@link minConfidence} the message is a numbers question. */
  confidence: number;
  /** Parts of the message that ask for something else. */
  otherParts: string[];
}

/** A longer message that ends with something else may not be about figures. */
const maxOtherWords = 12;

/** A query that is less likely is not returned. */
const lowestConfidence = 0.4;
const maxQueries = 4;

/** A question mark, a semicolon, or 'and' before another question. */
const questionBreak =
  /(?<= [?!;])\s+|(?<=[^.]\s\.)\s+(?=(?:(?:in|on|of) how|how|what|whats|which|when|did|do|does|am|is|are|was|has|have|show|and|also|who|goals|assists|points|record|stats|before (?:\w+ )?(?:and|vs|or) after)\b)|\s*,?\s+(?:and|also|plus|then)\s+(?:also\s+)?(?=(?:how (?:many|much|often|am|is|are|did|do|does)|whats|what (?:is|are|was|were|about|did)|which|when (?:did|was)|did (?:i|we|he|she)|do (?:i|we)|am i|is (?:he|she|my)|who|(?:(?:my|the|his|her|our|whats) )?(?:best|worst|longest|highest|lowest|fewest|most)\b(?! (?:recent|of)))\b)/;

const partsOf = (text: string) =>
  text
    .split(questionBreak)
    .map((part) => ({
      text: part
        .replace(/(?:^| )[?!.;,]+(?= |$)/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
      isAsked: part.includes('?'),
    }))
    .filter((part) => part.text !== '');

type Conversation = Pick<
  ReaderContext,
  'previous' | 'earlier' | 'asked' | 'told' | 'lastReply' | 'isAnswered' | 'isInterrupted'
>;
type Reading = Omit<ReaderContext, keyof Conversation | 'mentioned' | 'isAsked'>;

/** Begins a part of the question before it. */
const continued =
  /^(?:(?:ok|so|oh|lol|cool|thanks) )*(?:and|then|so (?=whats|what is)|what about|how about|also|(?:on|of|out of) how many)\b/;
/** Asks for the present, not for the games of the question before: 'how many do I have'. */
const asksPresent =
  /\b(?:do|does|have|has|am|is|are) (?:i|we|he|she)\b|\b(?:total|overall|altogether|whats|what is|what are)\b/;
/** 'So whats the win percentage' is about the games of the question before. */
const asksOn = /^(?:(?:ok|and|cool) )*(?:so|then) (?:whats|what is) (?!.*\b(?:total|overall|altogether)\b)/;
const scoped: ReadonlySet<StatQuery['aggregate']> = new Set([...ofScope, 'list']);

const maxContinuedWords = 6;
/** A short question after another one is about the same games: 'how many did we win'. */
const continues = (text: string, { previous, isInterrupted }: Conversation): boolean => {
  if (continued.test(text)) return true;
  if (isInterrupted) return false;
  const isScoped = previous && (previous.period.assumed !== true || previous.opponent !== undefined);
  return isScoped === true && text.split(' ').length <= maxContinuedWords;
};

/** 'In October and how many did we win' asks for both in October. */
const withScopeOf = (read: ReadQuery, text: string, before: StatQuery | undefined): ReadQuery => {
  const { query } = read;
  const isOpen =
    read.more === undefined &&
    query.period.assumed === true &&
    query.period.take === undefined &&
    query.opponent === undefined &&
    scoped.has(query.aggregate);
  const isNamed =
    before !== undefined &&
    scoped.has(before.aggregate) &&
    (before.period.assumed !== true || before.opponent !== undefined);
  if (!isOpen || !isNamed || (asksPresent.test(text) && !asksOn.test(text))) return read;
  const { period, opponent, otherPeriods } = before;
  return {
    ...read,
    query: { ...query, period, ...(opponent && { opponent }), ...(otherPeriods && { otherPeriods }) },
  };
};

/** A longer message about something else interrupts the questions on figures. */
const maxRemarkWords = 4;
const maxOtherTurns = 2;
const figureNames = '(?:goals|assists|points|saves|shots|wins|losses|ties|penalties|shutouts|games)';
/** After advice, these ask for the figures before it: 'and last year', 'ok how many in the last 5'. */
const asksFiguresAgain = new RegExp(
  String.raw`^(?:(?:ok|okay|so|and|but|cool|nice|lol|well|anyway|now) )*(?:how many\b|(?:(?:what|how) about |in |for |over )?(?:(?:the|my|our|his|her) )?(?:this|last|past|first) (?:\d|year|season|month|game)|(?:and|what about|how about) ${figureNames}$|(?:better or worse|more or less|up or down)$|(?:which|what) (?:(?:one|1|year|season|month) )?(?:was|is) (?:better|best|worse|worst|higher|more))`,
);
/** They refer to the last reply, which is advice. */
const refersToReply = /\b(?:that|it|those|them|these)\b/;
const returnsToFigures = (text: string): boolean => asksFiguresAgain.test(text) && !refersToReply.test(text);

/** A sentence before the question that reports a game. */
const toldGame =
  /^(?:just |only )?(?:lost|won|tied)\b|\b(?:i|we|he|she)\b.*\b(?:had|have|play(?:ed)?|lost|lose|won|win|tied|was|were|got|went|faced)\b/;
const toldFuture = /\b(?:will|tomorrow|tonight|next|going to|gonna)\b/;
const asksPast = /\b(?:did|was|were) (?:i|we|he|she|it)\b/;
/** 'It was Halloween and we had a game. Did we win' asks about that day. */
const scopeOfTold = (text: string, told: string, { today, teams = [] }: Reading): StatQuery | undefined => {
  if (!asksPast.test(text) || !toldGame.test(told) || toldFuture.test(told)) return undefined;
  const { periods } = readPeriods(new QuestionReader(told), today);
  const [period, other] = periods;
  const opponent = teamInText(told, teams);
  return period && !other
    ? { aggregate: 'value', measures: [], period, ...(opponent && { opponent }) }
    : undefined;
};

const bareCount = /^(?:(?:so|hey|coach|and|ok) )*how many (?:total )?\w+$/;

const day = withoutGroupNames(datePattern);
const mentionedDay = new RegExp(
  String.raw`\b(?:on|since|in|at|from|around) (?:the )?(?:start|beginning|end)? ?(?:of )?(${day})\b`,
);
/** 'She has trouble with the Storm. In how many of those games' names the team before. */
const withMentionedTeam = (text: string, mentioned: string, teams: readonly string[] = []): string => {
  const [team, other] = teamsInText(mentioned, teams);
  return team === undefined || other !== undefined
    ? text
    : text.replace(/\b(?:of )?(?:those|these) games\b/, `games against the ${team.toLowerCase()}`);
};
/** 'She got new pads on October 15. Before and after' compares at that day. */
const withMentionedDay = (text: string, mentioned: string): string => {
  const named = mentionedDay.exec(mentioned)?.[1];
  if (named === undefined) return text;
  return text
    .replace(/\bsince then\b/, `since ${named}`)
    .replace(
      /\bbefore (?!\w+ \d)([a-z]+) (and|vs|versus|or|than) after \1\b/,
      `before ${named} $2 after ${named} $1`,
    )
    .replace(/\b(compared (?:to|with)|vs|versus|than) before(?: then)?$/, `$1 before ${named}`);
};

const readMessage = (message: string, context: Reading, conversation: Conversation) => {
  const { previous } = conversation;
  const found: ReadQuery[] = [];
  const unsure: ReadQuery[] = [];
  const otherParts: string[] = [];
  let isAskedLast = false;
  const texts = new Map<ReadQuery, string>();
  for (const { text: asked, isAsked } of partsOf(normalizeQuestion(message))) {
    const before = found.at(-1)?.query ?? previous;
    const mentioned = otherParts.join(' ');
    const text = withMentionedTeam(withMentionedDay(asked, mentioned), mentioned, context.teams);
    const own = readQuery(text, {
      ...context,
      ...conversation,
      previous: before,
      asked: [...(conversation.asked ?? []), ...found.map(({ query }) => query)],
      mentioned,
      isAsked,
    });
    const read =
      own &&
      withScopeOf(
        own,
        text,
        found.at(-1)?.query ??
          scopeOfTold(text, mentioned, context) ??
          (continues(text, conversation) ? previous : undefined),
      );
    if (read && found.some(({ query }) => isDeepStrictEqual(query, read.query))) continue;
    isAskedLast = read !== undefined && read.confidence >= minConfidence && found.length < maxQueries;
    if (read && isAskedLast) {
      texts.set(read, text);
      found.push(read, ...(read.more ?? []).map((query) => ({ query, confidence: read.confidence })));
    } else {
      otherParts.push(text);
      if (read && read.confidence >= lowestConfidence) unsure.push(read);
    }
  }
  // 'How many goals and how many assists vs the Storm' names the games once, at the end.
  for (const [at, read] of [...found.entries()].toReversed())
    if (bareCount.test(texts.get(read) ?? '')) found[at] = withScopeOf(read, '', found[at + 1]?.query);
  return { found: found.length > 0 ? found : unsure, otherParts, isAskedLast };
};

/** Before the reading that the coach offers for a half understood question. */
export const askBackLead = 'Do you mean:';
const agreement =
  /^(?:(?:yes|yeah|yep|yup|ya|yea|sure|ok|okay|right|correct|exactly|please|ye|i do|that|that one|thats it|that’s it|that's it)[,.! ]*)+$/i;

/** The query as the coach offered it. */
const confirmed = (read: ReadQuery): ReadQuery => {
  const { unread: _, isReadWithout: __, ...query } = read.query;
  return { query, confidence: 1 };
};

/**
 * Reads a message as a question about the logged games. The history decides what 'and last year?' means.
 * @param history the turns before the message, oldest first.
 * @param teams the opponents of the player, when they are known: then a name alone is one.
 * @returns undefined when nothing in the message asks for a number.
 */
export const readNumbersQuestion = (
  text: string,
  history: readonly ChatTurn[],
  { today, position, role }: Pick<Persona, 'today' | 'position' | 'role'>,
  teams?: readonly string[],
): NumbersQuestion | undefined => {
  const context = {
    today,
    position,
    isParent: role === 'parent',
    isCoach: role === 'coach',
    ...(teams && { teams }),
  };
  let asked: StatQuery[] = [];
  /** How many longer messages about other things came after the last figures. */
  let otherTurns = 0;
  let told = '';
  let offered: ReadQuery[] = [];
  let lastReply = '';
  const readTurn = (message: string, isAnswered = false) => {
    const isConfirmed = lastReply.includes(askBackLead) && agreement.test(message.trim());
    if (isConfirmed) return { found: offered.map(confirmed), otherParts: [], isAskedLast: true };
    const isInReach = otherTurns === 0 || returnsToFigures(normalizeQuestion(message));
    const reached = isInReach ? asked : [];
    const [earlier, previous] = [reached.at(-2), reached.at(-1)];
    return readMessage(message, context, {
      previous, earlier, asked: reached, told, lastReply, isAnswered, isInterrupted: otherTurns > 0,
    }); // prettier-ignore
  };
  for (const turn of history) {
    if (turn.role === 'assistant') {
      lastReply = turn.text;
      continue;
    }
    const { found } = readTurn(turn.text, true);
    const last = found.findLast(({ confidence }) => confidence >= minConfidence);
    told = last ? '' : normalizeQuestion(turn.text);
    if (last) {
      asked.push(confirmed(last).query);
      otherTurns = 0;
    } else if (turn.text.split(/\s+/).length > maxRemarkWords && ++otherTurns > maxOtherTurns) asked = [];
    offered = found;
  }
  const { found, otherParts, isAskedLast } = readTurn(text);
  if (found.length === 0) return undefined;
  const words = otherParts.join(' ').split(' ').filter(Boolean).length;
  const confidence =
    Math.max(...found.map((read) => read.confidence)) - (words > maxOtherWords && !isAskedLast ? 0.2 : 0);
  return { queries: found.map(({ query }) => query), confidence, otherParts };
};
