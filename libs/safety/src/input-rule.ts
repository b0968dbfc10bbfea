import { stripHockeyIdioms } from './hockey-idioms.js';
import { reportsMedicalClearance } from './concussion-lock.js';
import { normalizeText } from './normalize-text.js';
import type { Persona } from './persona.js';
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

/** Prepares a question for the rules. With a medical clearance, 'return to play' is not an injury question. */
export const prepareInput = (text: string): string => {
  const normalized = stripHockeyIdioms(normalizeText(text));
  return reportsMedicalClearance(text) ? normalized.replace('return to play', 'playing') : normalized;
};

export const matchesRule = (
  { patterns, rawPatterns = [], appliesTo = () => true }: InputRule,
  normalized: string,
  text: string,
  persona: Persona,
): boolean =>
  appliesTo(persona) &&
  (patterns.some((pattern) => pattern.test(normalized)) || rawPatterns.some((pattern) => pattern.test(text)));
