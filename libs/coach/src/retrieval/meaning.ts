import type { KnowledgeEntry } from '../content/entry.js';
import type { MessageClass } from './classes.js';

/** What a message means. */
export type Meaning =
  /** One entry per question in the message. */
  | { kind: 'entries'; entries: readonly KnowledgeEntry[] }
  | { kind: 'topic'; topic: Exclude<MessageClass['topic'], 'ownNumbers' | undefined> }
  /** One of two entries is meant, the first more likely. */
  | {
      kind: 'either';
      entries: readonly [KnowledgeEntry, KnowledgeEntry];
      /** The first is likely enough to be answered alone. */
      leads?: true;
    }
  /** A part of the question before it, unless it asks for the other entry. */
  | { kind: 'continued'; entry: KnowledgeEntry; other?: KnowledgeEntry }
  /** Uncertain: one of these is meant. */
  | {
      kind: 'choice';
      entries: readonly KnowledgeEntry[];
      /** None of them fits the conversation. */
      isGuess?: true;
    }
  /** Asks for figures of the own games. */
  | { kind: 'figures' }
  /** Not about hockey. */
  | { kind: 'offTopic' }
  /** Names no subject, and neither does the conversation. */
  | { kind: 'unclear' }
  /** Not understood; the entries are the nearest. */
  | { kind: 'none'; near: readonly KnowledgeEntry[] };

export const maxChoices = 3;

/** Offers the entries of two readings; one entry is the answer. */
export const asChoice = (
  first: readonly KnowledgeEntry[],
  second: readonly KnowledgeEntry[] = [],
): Meaning => {
  const entries = [...new Set([...first, ...second])].slice(0, maxChoices);
  return entries.length > 1 ? { kind: 'choice', entries } : { kind: 'entries', entries };
};
