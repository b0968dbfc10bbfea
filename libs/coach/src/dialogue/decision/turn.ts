import type { DrillView } from '@rinkside/contracts/drill';
import type { AnswerBasis } from '../../engines/engine.js';
import type { KnowledgeEntry } from '../../content/entry.js';
import { readNumbersQuestion } from '../../queries/numbers-question.js';
import { minConfidence } from '../../queries/question-context.js';
import {
  continuesQuestion,
  dependsOnLastAnswer,
  dialogueMoveOf,
  lacksSubject,
  pointsBack,
  refersToQuestion,
  type DialogueMove,
} from '../dialogue.js';
import { lastAnswerIn, type LastAnswer } from '../last-answer.js';
import type { Meaning } from '../../retrieval/meaning.js';
import { asksNoFigures } from '../../retrieval/message-meaning.js';
import { understand } from '../../retrieval/understand.js';
import { tokenize } from '../pattern-matcher.js';
import { isBareScore } from '../statement-patterns.js';
import type { TopicContext, TopicHandler } from '../topic-context.js';
import type { QuestionRoute } from '../topic-router.js';
import { topicHandlerFor } from '../topics.js';
import { choiceTopic, notUnderstoodTopic, unclearTopic } from '../topics/dialogue.js';
import { entryTopic } from '../topics/entry.js';
import { meantNumbersTopic, numbersTopic } from '../topics/numbers.js';
import { trainingWithheldTopic } from '../topics/small-talk.js';

/** How to answer, and what that was derived from. */
export interface Decision {
  handler: TopicHandler;
  basis: AnswerBasis;
  /** Replaces the route of the message. */
  route?: QuestionRoute;
}

/** Decides about some messages. Undefined leaves the message to the next step. */
export type Step = (turn: Turn) => Decision | undefined;

/** Computes a value when it is first used. */
const once = <Value>(compute: () => Value): (() => Value) => {
  let computed: { value: Value } | undefined;
  return () => (computed ??= { value: compute() }).value;
};

const basisOf = ({ topic, subject }: QuestionRoute): AnswerBasis =>
  subject
    ? { kind: 'entry', ids: [] }
    : topic === 'unknown'
      ? { kind: 'fallback', ids: [] }
      : { kind: 'topic', ids: [topic] };

const maxFollowUpWords = 5;
/** 'When I face over 30 shots' after a record. */
const conditionStart = /^(?:(?:and|or|but|what about|how about) )*(?:when|if) (?:i|we|he|she) .*\d/i;
const maxConditionWords = 9;

/** A message with the facts that the steps share, each computed at most once, and the decisions that they return. */
export class Turn {
  readonly text: string;
  readonly words: readonly string[];
  /** The words in lower case without punctuation. */
  readonly plainText: string;
  readonly route: QuestionRoute;
  /** What the last reply was about. */
  readonly last: LastAnswer | undefined;
  /** How the message refers to the last reply. */
  readonly move: DialogueMove | undefined;
  /** The entry that the conversation is about. */
  readonly subject: KnowledgeEntry | undefined;
  /** The drill of the last reply, unless drills are withheld. */
  readonly lastDrill: DrillView | undefined;
  /** '8-0' after 'what do I say after a bad loss' reports no game. */
  readonly isScoreAfterEntry: boolean;

  constructor(readonly context: TopicContext) {
    const { text, route, history, noDrills } = context;
    this.text = text;
    this.words = tokenize(text);
    this.plainText = this.words.join(' ');
    this.route = route;
    const last = lastAnswerIn(history);
    this.last = last;
    this.move = dialogueMoveOf(text, last);
    this.subject = last?.entry ?? (last?.choices.length ? undefined : last?.subject);
    this.lastDrill = noDrills ? undefined : last?.drill;
    this.isScoreAfterEntry = last?.entry !== undefined && isBareScore(text);
  }

  /** The questions on own figures in the message. */
  readonly numbers = once(() => readNumbersQuestion(this.text, this.context.history, this.context.persona));

  /** Whether the message asks only for figures that are not logged. */
  readonly isUnlogged = once(
    () => this.numbers()?.queries.every(({ aggregate }) => aggregate === 'unlogged') === true,
  );

  /** The last question, if it asked for figures. */
  readonly lastFigures = once(() => {
    const { history, persona } = this.context;
    const at = history.findLastIndex(({ role }) => role === 'user');
    const asked = history[at];
    const read = asked && readNumbersQuestion(asked.text, history.slice(0, at), persona);
    return read && read.confidence >= minConfidence ? read : undefined;
  });

  /** Whether the last question asked for figures. */
  readonly followsFigures = (): boolean => this.lastFigures() !== undefined;

  /** Whether the message is a short part of a question on figures. */
  readonly isShortFollowUp = once(
    () =>
      this.words.length <= (conditionStart.test(this.text) ? maxConditionWords : maxFollowUpWords) &&
      !/\bhow (?:do|can|should|to)\b/i.test(this.text) &&
      this.followsFigures(),
  );

  /** Whether the meaning excludes a question on own figures. */
  readonly hasNoFigures = once(() => {
    const { embedded, ranking, persona } = this.context;
    return embedded !== undefined && ranking !== undefined && asksNoFigures(ranking, embedded, persona);
  });

  /** What the message means. Undefined without vectors. */
  readonly meaning = once((): Meaning | undefined => {
    const { text, subject } = this;
    const { embedded, ranking, persona, history } = this.context;
    return (
      embedded &&
      ranking &&
      understand(ranking, embedded, persona, {
        continues: continuesQuestion(text),
        refers: refersToQuestion(text),
        depends: dependsOnLastAnswer(text),
        lacksSubject: lacksSubject(text),
        points: pointsBack(text),
        follows: history.length > 0,
        last: subject,
      })
    );
  });

  /** The meaning, if entries answer the message. */
  answer(): Extract<Meaning, { kind: 'entries' | 'either' }> | undefined {
    const meaning = this.meaning();
    return meaning?.kind === 'entries' || meaning?.kind === 'either' ? meaning : undefined;
  }

  /** Answers with the topic of a route. */
  byRoute(route: QuestionRoute): Decision {
    const handler = topicHandlerFor({ ...this.context, route });
    return handler === trainingWithheldTopic
      ? { ...this.withhold(), route }
      : { handler, basis: basisOf(route), route };
  }

  /** Says that drills and physical advice have to wait. */
  withhold(): Decision {
    return { handler: trainingWithheldTopic, basis: { kind: 'topic', ids: ['withheld'] } };
  }

  /** Answers with the topic that the patterns found. */
  byPattern(): Decision {
    return this.byRoute(this.route);
  }

  nextDrill(slots: QuestionRoute['slots']): Decision {
    return this.byRoute({ topic: 'drills', slots: { ...slots, another: true } });
  }

  /** Answers from entries. While drills are withheld, so are entries with physical advice. */
  byEntries(entries: readonly KnowledgeEntry[], handler = entryTopic(entries)): Decision {
    const allowed = this.context.noDrills ? entries.filter((entry) => !entry.physical) : entries;
    if (allowed.length === 0 && entries.length > 0) return this.withhold();
    return {
      handler: allowed.length === entries.length ? handler : entryTopic(allowed),
      basis: { kind: 'entry', ids: allowed.map(({ id }) => id) },
    };
  }

  /** Asks which entry is meant. */
  byChoice(entries: readonly KnowledgeEntry[], options?: { withReason: boolean }): Decision {
    return {
      handler: choiceTopic(entries, options),
      basis: { kind: 'choice', ids: entries.map(({ id }) => id) },
    };
  }

  /** Answers with figures of the own games. */
  byNumbers(): Decision {
    return { handler: numbersTopic, basis: { kind: 'topic', ids: ['ownNumbers'] } };
  }

  /** The same for a less certain reading: the meaning says that the message asks for figures. */
  byMeantNumbers(): Decision {
    return { ...this.byNumbers(), handler: meantNumbersTopic };
  }

  /** Asks for the question in a full sentence. */
  unclear(): Decision {
    return {
      handler: unclearTopic(this.subject ?? this.last?.subject),
      basis: { kind: 'fallback', ids: [] },
    };
  }

  /** Says that the message was not understood, or without near entries that it is not about hockey. */
  notUnderstood(near: readonly KnowledgeEntry[]): Decision {
    return { handler: notUnderstoodTopic(near), basis: { kind: 'fallback', ids: [] } };
  }
}
