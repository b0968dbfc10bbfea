import type { Role } from '@rinkside/contracts/player';
import type { Topic } from '../playbook/intents.js';

/** Messages that a topic handler answers instead of a knowledge entry. They train the ranking. */
export interface IntentExamples {
  topic: Topic | 'unknown' | 'ownNumbers';
  /** For a topic with several kinds of messages, each a class of its own. */
  kind?: string;
  /** At least 15 messages as players, parents and coaches type them. */
  examples: readonly string[];
  /** Readers with this intent; default all. */
  roles?: readonly Role[];
}
