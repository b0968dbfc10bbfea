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

/** An answer that stands in for coaching: what to do now, and whom to turn to. */
export interface Care {
  /** Which rule spoke, for figures and tests. */
  kind: CareKind;
  text: string;
  extras: CoachExtra[];
}

const careOf = (kind: CareKind, { minor, role }: Persona): Care => {
  const { text, adult = text, help, adultHelp = help }: CareText = cares[kind];
  // A parent's account counts as a minor's, and is read by a parent.
  const [words, card] = minor && role !== 'parent' ? [text, help] : [adult, adultHelp];
  return { kind, text: words, extras: card ? [{ type: 'card', card: { kind: 'help', ...card } }] : [] };
};

/** The gravest first: the first that speaks answers. */
const questionRules: readonly QuestionRule[] = [...crisis, ...body, ...conduct, ...training, ...others];

const readOf = (text: string): string => {
  const read = withoutHockeySpeech(plain(text));
  return isCleared(text) ? read.replace('return to play', 'playing') : read;
};

const speaks = (
  { says, typed = [], of = () => true }: QuestionRule,
  read: string,
  text: string,
  persona: Persona,
): boolean => of(persona) && (says.some((one) => one.test(read)) || typed.some((one) => one.test(text)));

const kindOf = (text: string, persona: Persona): CareKind | undefined => {
  const read = readOf(text);
  const ofHead = withoutEnded(read);
  return questionRules.find((rule) => speaks(rule, rule.kind === 'head' ? ofHead : read, text, persona))
    ?.kind;
};

const headRules = body.filter(({ kind }) => kind === 'head');

/** The last knock to the head among earlier questions, unless somebody cleared it since. */
export const openKnock = (earlier: readonly string[], persona: Persona): string | undefined => {
  const at = earlier.findLastIndex((text) => {
    const read = withoutGeneral(withoutEnded(readOf(text)));
    return headRules.some((rule) => speaks(rule, read, text, persona));
  });
  return at < 0 || earlier.slice(at + 1).some(isCleared) ? undefined : earlier[at];
};

/**
 * Looks at a question before anybody answers it; undefined when it is for the coach.
 * `earlier`: what the same person asked before it, of late, with the last knock to the head however long ago.
 */
export const screenQuestion = (
  text: string,
  persona: Persona,
  earlier: readonly string[] = [],
): Care | undefined => {
  const kind = kindOf(text, persona);
  if (kind) return careOf(kind, persona);
  const knock = openKnock(earlier, persona);
  if (knock === undefined || isCleared(text)) return undefined;
  return isSitting(text, persona) || isForTheOthers(text, knock, persona)
    ? undefined
    : careOf('head', persona);
};

/** Whether an answer must hold no drill and no training, by the knock that is open before its question. */
export const isHeldBack = (text: string, persona: Persona, knock: string | undefined): boolean =>
  knock !== undefined && !isCleared(text) && !isForTheOthers(text, knock, persona);

/**
 * What an answer may say beyond words: the numbers its tools found, and the names they came with. Without `names`
 * these are not looked at: sentences of our own name whom they mean to.
 */
export interface Grounds {
  numbers: ReadonlySet<string>;
  names?: ReadonlySet<string>;
}

/** Whether a sentence may be shown to this person, or why not. */
export const checkSentence = (
  sentence: string,
  persona: Persona,
  { numbers, names }: Grounds,
): { ok: true } | { ok: false; kind: AnswerKind } => {
  const read = plain(sentence);
  const broken = answerRules.find(
    ({ says, raw = [], except, of = () => true }) =>
      of(persona) &&
      (raw.some((one) => one.test(sentence)) || (says.some((one) => one.test(read)) && !except?.test(read))),
  );
  if (broken) return { ok: false, kind: broken.kind };
  if (!isGrounded(sentence, numbers)) return { ok: false, kind: 'number' };
  if (names && namesIn(sentence).some((name) => !names.has(name) && name !== persona.firstName))
    return { ok: false, kind: 'name' };
  return { ok: true };
};
