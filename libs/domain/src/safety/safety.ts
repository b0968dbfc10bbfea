import type { CoachExtra } from '@rinkside/contracts/coach';
import type { Persona } from '../coach/persona.js';
import { answerRules, type AnswerKind } from './answer.rules.js';
import { cares, type CareKind, type CareText } from './care.texts.js';
import { isCleared, isForTheOthers, isSitting, withoutEnded, withoutGeneral } from './head-lock.js';
import { withoutHockeySpeech } from './hockey-speech.js';
import { isGrounded } from './numbers.js';
import { plain } from './plain.js';
import { namesIn } from './names.js';
import type { QuestionRule } from './question.rule.js';
import { body } from './rules.body.js';
import { conduct } from './rules.conduct.js';
import { crisis } from './rules.crisis.js';
import { others } from './rules.others.js';
import { training } from './rules.training.js';

/** A fixed reply that replaces the coach's answer: what to do now and who can help. */
export interface Care {
  /** The kind of the rule that matched, for metrics and tests. */
  kind: CareKind;
  text: string;
  extras: CoachExtra[];
}

const createResponse = (kind: CareKind, { minor, role }: Persona): Care => {
  const { text, adult = text, help, adultHelp = help }: CareText = cares[kind];
  // A parent's account is treated as a minor's, but an adult reads it.
  const [responseText, card] = minor && role !== 'parent' ? [text, help] : [adult, adultHelp];
  return {
    kind,
    text: responseText,
    extras: card ? [{ type: 'card', card: { kind: 'help', ...card } }] : [],
  };
};

/** Ordered by severity. The first rule that matches wins. */
const inputRules: readonly QuestionRule[] = [...crisis, ...body, ...conduct, ...training, ...others];

/** Prepares a question for the rules. With a medical clearance, 'return to play' is not an injury question. */
const prepareInput = (text: string): string => {
  const normalized = withoutHockeySpeech(plain(text));
  return isCleared(text) ? normalized.replace('return to play', 'playing') : normalized;
};

const matchesRule = (
  { patterns, rawPatterns = [], appliesTo = () => true }: QuestionRule,
  normalized: string,
  text: string,
  persona: Persona,
): boolean =>
  appliesTo(persona) &&
  (patterns.some((pattern) => pattern.test(normalized)) || rawPatterns.some((pattern) => pattern.test(text)));

const kindOf = (text: string, persona: Persona): CareKind | undefined => {
  const normalized = prepareInput(text);
  const withoutCleared = withoutEnded(normalized);
  return inputRules.find((rule) =>
    matchesRule(rule, rule.kind === 'head' ? withoutCleared : normalized, text, persona),
  )?.kind;
};

const concussionRules = body.filter(({ kind }) => kind === 'head');

/**
 * Returns the last concussion report among earlier questions. Undefined when there is none or when a later question
 * reports a medical clearance.
 */
export const openKnock = (earlier: readonly string[], persona: Persona): string | undefined => {
  const lastIndex = earlier.findLastIndex((text) => {
    const normalized = withoutGeneral(withoutEnded(prepareInput(text)));
    return concussionRules.some((rule) => matchesRule(rule, normalized, text, persona));
  });
  return lastIndex < 0 || earlier.slice(lastIndex + 1).some(isCleared) ? undefined : earlier[lastIndex];
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
): Care | undefined => {
  const kind = kindOf(text, persona);
  if (kind) return createResponse(kind, persona);
  const concussion = openKnock(earlier, persona);
  if (concussion === undefined || isCleared(text)) return undefined;
  return isSitting(text, persona) || isForTheOthers(text, concussion, persona)
    ? undefined
    : createResponse('head', persona);
};

/**
 * Whether the answer must not contain drills or training.
 * @param concussion the concussion report from `findOpenConcussion`.
 */
export const isHeldBack = (text: string, persona: Persona, concussion: string | undefined): boolean =>
  concussion !== undefined && !isCleared(text) && !isForTheOthers(text, concussion, persona);

/** The numbers and names an answer may use. Without `names`, names are not checked, as in texts of the product. */
export interface Grounds {
  numbers: ReadonlySet<string>;
  names?: ReadonlySet<string>;
}

/** Checks whether a sentence of an answer may be shown to this player. */
export const checkSentence = (
  sentence: string,
  persona: Persona,
  { numbers, names }: Grounds,
): { ok: true } | { ok: false; kind: AnswerKind } => {
  const normalized = plain(sentence);
  const violated = answerRules.find(
    ({ patterns, rawPatterns = [], exception, appliesTo = () => true }) =>
      appliesTo(persona) &&
      (rawPatterns.some((pattern) => pattern.test(sentence)) ||
        (patterns.some((pattern) => pattern.test(normalized)) && !exception?.test(normalized))),
  );
  if (violated) return { ok: false, kind: violated.kind };
  if (!isGrounded(sentence, numbers)) return { ok: false, kind: 'number' };
  if (names && namesIn(sentence).some((name) => !names.has(name) && name !== persona.firstName))
    return { ok: false, kind: 'name' };
  return { ok: true };
};
