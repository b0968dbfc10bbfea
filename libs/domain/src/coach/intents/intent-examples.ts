import type { Role } from '@rinkside/contracts/player';
import type { Topic } from '../playbook/intents.js';

/** Messages that a topic handler answers instead of a knowledge entry. They train the ranking. */
export interface IntentExamples {
  topic: Topic | 'unknown';
  /** At least 16 messages as players, parents and coaches type them. */
  examples: readonly string[];
  /** Readers with this intent; default all. */
  roles?: readonly Role[];
}
