import { checkSentence } from '@rinkside/safety/safety';
import type { ReplyChunk } from '../../engines/engine.js';
import { askBackLead, readNumbersQuestion } from '../../queries/numbers-question.js';
import { minConfidence } from '../../queries/question-context.js';
import { adviceForm } from '../../queries/question-form.js';
import type { QueryData } from '../../queries/query-result.js';
import { phraseQuery, queryTopic } from '../../queries/phrase-query.js';
import { allSeasonsPeriod } from '../../queries/period.js';
import type { StatQuery } from '../../queries/stat-query.js';
import { ownGames } from '@rinkside/domain/coach/own-games';
import { queryGames } from '../../tools/query-games.js';
import { seasonDays, seasonNames } from '@rinkside/domain/coach/dates';
import { statNames } from '@rinkside/domain/coach/stats';
import { lookUp, type AnswerDraft, type TopicContext, type TopicHandler } from '../topic-context.js';
import { teamNumbersTopic } from './coaching.js';
import { seasonTopic } from './games.js';
import { noGamesAnswer, playAnswer } from './no-games.js';
import { specialTeamsTopic, whatIfTopic } from './stats.js';

/** Figures that the split of the goals against states together. */
const splitByStrength: ReadonlySet<string> = new Set([
  'powerplay_goals_against',
  'shorthanded_goals_against',
]);

/** Answers that another topic writes, with the slots that it needs. */
async function* delegated(
  context: TopicContext,
  query: StatQuery,
): AsyncGenerator<ReplyChunk, AnswerDraft | undefined> {
  const stat = statNames.find((name) => name === query.measures[0]);
  if (query.aggregate === 'need' && stat && query.target !== undefined) {
    const { target, games } = query;
    const slots = { stat, target, ...(games !== undefined && { games }) };
    return yield* whatIfTopic({ ...context, route: { topic: 'whatIf', slots } });
  }
  const isSplit =
    query.aggregate === 'value' &&
    query.measures.length === 1 &&
    splitByStrength.has(query.measures[0] ?? '');
  const isPlainSeason =
    (query.aggregate === 'summary' || isSplit) &&
    !query.opponent &&
    !query.result &&
    !query.condition &&
    !query.follows &&
    !query.otherPeriods &&
    !query.period.take &&
    !query.period.weekdays;
  const [season] = isPlainSeason ? seasonsOf(query, context) : [];
  if (!season) return undefined;
  const topic = isSplit ? specialTeamsTopic : seasonTopic;
  return yield* topic({
    ...context,
    route: { topic: isSplit ? 'specialTeams' : 'season', slots: { season } },
  });
}

const seasonsOf = ({ period }: StatQuery, { persona }: TopicContext) =>
  seasonNames.filter((name) =>
    name === 'all'
      ? period.text === allSeasonsPeriod.text
      : seasonDays(name, persona.today).starts === period.starts &&
        seasonDays(name, persona.today).ends === period.ends &&
        !period.half,
  );

/** Several answers in one message leave out the games of a count. */
const withoutGameList = (data: QueryData): QueryData =>
  data.kind === 'count' || data.kind === 'summary' ? { ...data, lines: [] } : data;

const quotable = /^[a-z' -]{1,40}$/;

const unreadText = (unread: string | undefined, { persona }: TopicContext): string =>
  unread !== undefined && quotable.test(unread) && checkSentence(unread, persona, { numbers: new Set() }).ok
    ? `I cannot tell which figures “${unread}” stands for: I only know what is on the game sheets.`
    : 'I am not sure which figures you want.';

/** A part of the message that asks something else. */
const otherQuestion = /\b(?:how|what|whats|which|when|who|why|should|can)\b.* .* /;
const otherPartText = (part: string, { persona }: TopicContext): string =>
  quotable.test(part) && checkSentence(part, persona, { numbers: new Set() }).ok
    ? `Ask me the other part on its own: “${part}”.`
    : 'Ask me the other part on its own.';

/** Answers the question without the condition that no game sheet has. */
async function* answerWithout(
  context: TopicContext,
  { unread, ...query }: StatQuery,
): AsyncGenerator<ReplyChunk, AnswerDraft> {
  const data = yield* lookUp(context, queryGames, query);
  const [first = '', ...rest] = data ? phraseQuery(data, context).filter(Boolean) : [];
  return {
    paragraphs: [unreadText(unread, context), `Without it: ${first}`, ...rest],
    chips: ['How is my season going?'],
    outcome: 'choice',
  };
}

/** Offers a reading of a half understood question: a wrong figure is worse than a question. */
const askBack = (queries: readonly StatQuery[], context: TopicContext): AnswerDraft => {
  const unread = queries.find((query) => query.unread !== undefined)?.unread;
  return {
    paragraphs: [unreadText(unread, context), `${askBackLead} ${queries.map(queryTopic).join('; ')}?`],
    chips: ['Yes', 'How is my season going?'],
    knownText: true,
    outcome: 'choice',
  };
};

/** For a question on figures that no reader understands. */
const cannotWorkOut = ({ persona }: TopicContext): AnswerDraft => ({
  paragraphs: [
    'I cannot work that one out from the game sheets.',
    persona.position === 'goalie'
      ? 'What I can count: saves, shots, goals against, shutouts and results, by month, opponent, last games or season.'
      : 'What I can count: goals, assists, points, penalty minutes and results, by month, opponent, last games or season.',
  ],
  chips: ['How is my season going?', 'Am I getting better?'],
  knownText: true,
  outcome: 'fallback',
});

/** Counts penalties instead of their minutes. */
const countsPenalties =
  /\b(?:how many|number of) (?:(?!games?\b|minutes\b)\w+ ){0,2}?(?:penalt(?:y|ies)|minors?|majors?|misconducts?)\b(?! (?:minutes?|mins?))|\bhow (?:many times|often)\b.*\b(?:box|penalt(?:y|ies))\b/i;

/**
 * Answers every number question of a message.
 * @param confidence from which a reading is answered; a less certain one is asked back.
 */
async function* answerNumbers(
  context: TopicContext,
  confidence: number,
): AsyncGenerator<ReplyChunk, AnswerDraft> {
  if (context.tone === 'play') return yield* playAnswer(context);
  const games = await ownGames(context);
  const teams = [...new Set(games.map(({ opponent }) => opponent))];
  const question = readNumbersQuestion(context.text, context.history, context.persona, teams);
  const queries = question?.queries ?? [];
  const isUnsure = (question?.confidence ?? 0) < confidence;
  const [single, ...others] = queries;
  if (
    single?.isReadWithout &&
    others.length === 0 &&
    !isUnsure &&
    games.length > 0 &&
    context.tone !== 'coach'
  )
    return yield* answerWithout(context, single);
  if (queries.length > 0 && (isUnsure || queries.some(({ unread }) => unread !== undefined)))
    return askBack(queries, context);
  if (context.tone === 'coach') return yield* teamNumbersTopic(context, queries);
  if (games.length > 0 && queries.length === 0) return cannotWorkOut(context);
  if (games.length === 0 && queries.every(({ aggregate }) => aggregate !== 'unlogged'))
    return yield* noGamesAnswer(context);
  const drafts: AnswerDraft[] = [];
  for (const query of queries) {
    const other = yield* delegated(context, query);
    const data = other ? undefined : yield* lookUp(context, queryGames, query);
    drafts.push(
      other ?? {
        paragraphs: data ? phraseQuery(queries.length > 1 ? withoutGameList(data) : data, context) : [],
      },
    );
  }
  const isPenaltyCount =
    countsPenalties.test(context.text) &&
    queries.some(({ measures }) => measures.includes('penalty_minutes'));
  const [first] = drafts;
  const isSingle = drafts.length === 1;
  // The parts of an uncertain reading are answered.
  const isCertain = question !== undefined && question.confidence >= minConfidence;
  const asked = isCertain ? question.otherParts.find((part) => otherQuestion.test(part)) : undefined;
  return {
    paragraphs: [
      ...drafts.flatMap(({ paragraphs }) => paragraphs),
      isPenaltyCount && 'The sheets have the minutes, not how many penalties they were.',
      asked && otherPartText(asked, context),
    ],
    ...(asked && !adviceForm.test(asked) && { outcome: 'choice' as const }),
    followUp:
      (isSingle && first?.followUp) ||
      (queries.every(({ period }) => period.assumed) ? 'analysis' : 'season'),
    chips: (isSingle && first?.chips) || [
      'How is my season going?',
      "What's my game analysis?",
      'Am I getting better?',
    ],
  };
}

export const numbersTopic: TopicHandler = (context) => answerNumbers(context, minConfidence);

/** When the meaning of the message says that it asks for figures, a less certain reading is enough. */
const minMeantConfidence = 0.5;
export const meantNumbersTopic: TopicHandler = (context) => answerNumbers(context, minMeantConfidence);
