import type { Persona } from '../coach/persona.js';
import type { CrisisResponseKind } from './crisis-responses.js';

export interface InputRule {
  kind: CrisisResponseKind;
  /** Patterns for the normalized text without hockey idioms. One match is enough. */
  patterns: RegExp[];
  /** Patterns for the text as typed, where case matters: names and addresses. */
  rawPatterns?: RegExp[];
  /** Limits the rule to some players. */
  appliesTo?: (persona: Persona) => boolean;
}
