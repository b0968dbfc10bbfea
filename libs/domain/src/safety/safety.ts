import type { CoachExtra } from '@rinkside/contracts/coach';
import type { Persona } from '../coach/persona.js';
import { answerRules, type AnswerKind } from './answer.rules.js';
import { cares, type CareKind, type CareText } from './care.texts.js';
import { withoutHockeySpeech } from './hockey-speech.js';
import { isGrounded } from './numbers.js';
import { phrases, plain } from './plain.js';
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

const careOf = (kind: CareKind, { minor }: Persona): Care => {
  const { text, adult, help }: CareText = cares[kind];
  const extras: CoachExtra[] = help ? [{ type: 'card', card: { kind: 'help', ...help } }] : [];
  return { kind, text: minor ? text : (adult ?? text), extras };
};

/** The gravest first: the first that speaks answers. */
const questionRules: readonly QuestionRule[] = [...crisis, ...body, ...conduct, ...training, ...others];

const kindOf = (text: string, persona: Persona): CareKind | undefined => {
  const read = withoutHockeySpeech(plain(text));
  return questionRules.find(
    ({ says, typed = [], of = () => true }) =>
      of(persona) && (says.some((one) => one.test(read)) || typed.some((one) => one.test(text))),
  )?.kind;
};

/** After a knock to the head there is nothing to train, whatever the next question calls it. */
const wantsToMove = phrases(`
  drills? | practi[cs]e | practi[cs]ing | train(?:ing)? | work ?outs? | play(?:ing)? | skat(?:e|ing) | shoot(?:ing)? | games?
  plan | ice | exercises? | lift(?:ing)? | run(?:ning)? | improve | better | back | okay | ok | fine
`);
const isCleared = phrases(`
  (?:doctor|dr[.]?|physician|specialist|clinic|athletic therapist|neurologist)(?: [a-z]+){0,4} (?:cleared|clears|signed|says? (?:i can|i'm (?:ok|okay|good|clear)))
  (?:been|was|got|am|i'm|fully|officially|medically) cleared | cleared (?:me|him|her|by|in writing|to play)
`);

/**
 * Looks at a question before anybody answers it; undefined when it is for the coach.
 * `earlier`: what the same person asked before it, of late.
 */
export const screenQuestion = (text: string, persona: Persona, earlier: string[] = []): Care | undefined => {
  const kind = kindOf(text, persona);
  if (kind) return careOf(kind, persona);
  const knocked = earlier.findLastIndex((before) => kindOf(before, persona) === 'head');
  if (knocked < 0 || !wantsToMove.test(plain(text))) return undefined;
  const since = [...earlier.slice(knocked), text];
  return since.some((one) => isCleared.test(plain(one))) ? undefined : careOf('head', persona);
};

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
