import type { KnowledgeEntry } from '../content/entry.js';
import { limits } from './meaning-limits.js';
import type { Meaning } from './meaning.js';
import { bestProbability } from './ranked-classes.js';
import type { RankedClass } from './ranking.js';

/** How a message continues the conversation. */
export interface Conversation {
  /** It is a part of the previous question. */
  continues: boolean;
  /** It may need the previous question to be understood. */
  refers: boolean;
  /** No word of it names a subject, and a word refers to the last answer. */
  depends: boolean;
  /** No word of it names a subject. */
  lacksSubject: boolean;
  /** It has a pronoun, or begins like a part of a question. */
  points: boolean;
  /** There is a message before it. */
  follows: boolean;
  /** The entry of the last answer. */
  last: KnowledgeEntry | undefined;
}

/** A message in a conversation, with its rankings. */
export interface RankedMessage extends Conversation {
  /** Normalized. */
  text: string;
  /** Its ranking without the conversation. */
  alone: readonly RankedClass[];
  /** Its ranking together with the question before. Undefined for a long message, and for the first. */
  together: readonly RankedClass[] | undefined;
  /** Its meaning without the conversation. */
  meaning: Meaning;
  /** What a ranking means. */
  meant: (ranked: readonly RankedClass[]) => Meaning;
  /** The entry of its only clear sentence. */
  clearSentence: KnowledgeEntry | undefined;
}

/** Reads some messages. Undefined leaves the message to the next reading. */
export type Reading = (message: RankedMessage) => Meaning | undefined;

/** Whether the message needs no question before it. */
export const standsAlone = ({ alone, lacksSubject }: RankedMessage): boolean =>
  bestProbability(alone) >= (lacksSubject ? limits.withoutSubject : limits.standsAlone);

/** Whether an entry fits the question before, too. */
export const isInContext = ({ together }: RankedMessage, entry: KnowledgeEntry): boolean =>
  !together || together.some(({ messageClass }) => messageClass.entry === entry);

/**
 * Whether a second entry is meant: it fits the previous question and shares enough words with its examples.
 */
export const isMeantOther = (message: RankedMessage, entry: KnowledgeEntry): boolean =>
  isInContext(message, entry) &&
  message.alone.some(
    ({ messageClass, overlap }) => messageClass.entry === entry && overlap >= limits.secondSharedWords,
  );

/** Only names another subject: 'and offside'. */
export const namesOnly = /^(?:and|what about|how about) (?:an? )?\S+$/;
