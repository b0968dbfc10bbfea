import type { CoachExtra } from '@rinkside/contracts/coach';
import type { Persona } from '../coach/persona.js';
import { outputRules, type OutputViolation } from './output-rules.js';
import { crisisResponses, type CrisisResponseKind, type CrisisResponseText } from './crisis-responses.js';
import {
  reportsMedicalClearance,
  isForOtherPlayers,
  isNonPhysical,
  stripClearedConcussion,
  stripGeneralMentions,
} from './concussion-lock.js';
import { stripHockeyIdioms } from './hockey-idioms.js';
import { isGrounded } from './number-grounding.js';
import { normalizeText } from './normalize-text.js';
import { personNamesIn } from './person-names.js';
import type { InputRule } from './input-rule.js';
import { bodyRules } from './rules.body.js';
import { conductRules } from './rules.conduct.js';
import { crisisRules } from './rules.crisis.js';
import { otherPeopleRules } from './rules.other-people.js';
import { trainingRules } from './rules.training.js';

/** A fixed reply that replaces the coach's answer: what to do now and who can help. */
export interface CrisisResponse {
  /** The kind of the rule that matched, for metrics and tests. */
  kind: CrisisResponseKind;
  text: string;
  extras: CoachExtra[];
}

const createResponse = (kind: CrisisResponseKind, { minor, role }: Persona): CrisisResponse => {
  const { text, adult = text, help, adultHelp = help }: CrisisResponseText = crisisResponses[kind];
  // A parent's account is treated as a minor's, but an adult reads it.
  const [responseText, card] = minor && role !== 'parent' ? [text, help] : [adult, adultHelp];
  return {
    kind,
    text: responseText,
    extras: card ? [{ type: 'card', card: { kind: 'help', ...card } }] : [],
  };
};

/** Ordered by severity. The first rule that matches wins. */
const inputRules: readonly InputRule[] = [
  ...crisisRules,
  ...bodyRules,
  ...conductRules,
  ...trainingRules,
  ...otherPeopleRules,
];

/** Prepares a question for the rules. With a medical clearance, 'return to play' is not an injury question. */
const prepareInput = (text: string): string => {
  const normalized = stripHockeyIdioms(normalizeText(text));
  return reportsMedicalClearance(text) ? normalized.replace('return to play', 'playing') : normalized;
};

const matchesRule = (
  { patterns, rawPatterns = [], appliesTo = () => true }: InputRule,
  normalized: string,
  text: string,
  persona: Persona,
): boolean =>
  appliesTo(persona) &&
  (patterns.some((pattern) => pattern.test(normalized)) || rawPatterns.some((pattern) => pattern.test(text)));

const kindOf = (text: string, persona: Persona): CrisisResponseKind | undefined => {
  const normalized = prepareInput(text);
  const withoutCleared = stripClearedConcussion(normalized);
  return inputRules.find((rule) =>
    matchesRule(rule, rule.kind === 'head' ? withoutCleared : normalized, text, persona),
  )?.kind;
};

const concussionRules = bodyRules.filter(({ kind }) => kind === 'head');

/**
 * Returns the last concussion report among earlier questions. Undefined when there is none or when a later question
 * reports a medical clearance.
 */
export const findOpenConcussion = (earlier: readonly string[], persona: Persona): string | undefined => {
  const lastIndex = earlier.findLastIndex((text) => {
    const normalized = stripGeneralMentions(stripClearedConcussion(prepareInput(text)));
    return concussionRules.some((rule) => matchesRule(rule, normalized, text, persona));
  });
  return lastIndex < 0 || earlier.slice(lastIndex + 1).some(reportsMedicalClearance)
    ? undefined
    : earlier[lastIndex];
};

/**
 * Screens a question before an engine answers it.
 * @param earlier the player's earlier questions. Must include the last concussion report, however old.
 * @returns the fixed reply, undefined when the coach may answer.
 */
export const screenQuestion = (
  text: string,
  persona: Persona,
  earlier: readonly string[] = [],
): CrisisResponse | undefined => {
  const kind = kindOf(text, persona);
  if (kind) return createResponse(kind, persona);
  const concussion = findOpenConcussion(earlier, persona);
  if (concussion === undefined || reportsMedicalClearance(text)) return undefined;
  return isNonPhysical(text, persona) || isForOtherPlayers(text, concussion, persona)
    ? undefined
    : createResponse('head', persona);
};

/**
 * Whether the answer must not contain drills or training.
 * @param concussion the concussion report from `findOpenConcussion`.
 */
export const withholdsDrills = (text: string, persona: Persona, concussion: string | undefined): boolean =>
  concussion !== undefined && !reportsMedicalClearance(text) && !isForOtherPlayers(text, concussion, persona);

/** The numbers and names an answer may use. Without `names`, names are not checked, as in texts of the product. */
export interface Evidence {
  numbers: ReadonlySet<string>;
  names?: ReadonlySet<string>;
}

/** Checks whether a sentence of an answer may be shown to this player. */
export const checkSentence = (
  sentence: string,
  persona: Persona,
  { numbers, names }: Evidence,
): { ok: true } | { ok: false; kind: OutputViolation } => {
  const normalized = normalizeText(sentence);
  const violated = outputRules.find(
    ({ patterns, rawPatterns = [], exception, appliesTo = () => true }) =>
      appliesTo(persona) &&
      (rawPatterns.some((pattern) => pattern.test(sentence)) ||
        (patterns.some((pattern) => pattern.test(normalized)) && !exception?.test(normalized))),
  );
  if (violated) return { ok: false, kind: violated.kind };
  if (!isGrounded(sentence, numbers)) return { ok: false, kind: 'number' };
  if (names && personNamesIn(sentence).some((name) => !names.has(name) && name !== persona.firstName))
    return { ok: false, kind: 'name' };
  return { ok: true };
};
