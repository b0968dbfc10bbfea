import type { Position } from '@rinkside/contracts/player';
import type { Period } from './period.js';
import type { Condition, MeasureName, StatQuery } from './stat-query.js';

/** What reading a question needs to know. */
export interface ReaderContext {
  today: string;
  position: Position | null;
  /** Names of the teams that the player has met, when they are known. */
  teams?: readonly string[];
  /** The query before, for follow-ups. */
  previous?: StatQuery | undefined;
  /** The query before the previous one, for 'which was better'. */
  earlier?: StatQuery | undefined;
  /** The queries of the conversation, oldest first. */
  asked?: readonly StatQuery[];
  /** The coach's last answer, for 'them' and 'that one'. */
  lastReply?: string;
  /** Messages about other things came after the query before. */
  isInterrupted?: boolean;
  /** The message before, if it asks for no figures. */
  told?: string;
  /** The sentences before the question in the same message. */
  mentioned?: string;
  /** The message has a question mark. */
  isAsked?: boolean;
  /** The message is a turn before the question: another topic may have answered it. */
  isAnswered?: boolean;
  /** A parent may call the player by name. */
  isParent?: boolean;
  /** A coach asks for the figures of the team. */
  isCoach?: boolean;
}

/** A message with this confidence or more is answered with numbers. */
export const minConfidence = 0.7;
/** The confidence of words that have one meaning. */
export const clearConfidence = 0.85;

/** A query and how sure it is that the question asks for it, 0 to 1. */
export interface ReadQuery {
  query: StatQuery;
  confidence: number;
  /** The same for further periods or opponents: 'in September, October and November'. */
  more?: StatQuery[];
}

export interface Draft {
  measures: MeasureName[];
  periods: Period[];
  others: Period[];
  opponents: string[];
  condition: Condition | undefined;
  result: StatQuery['result'];
}
