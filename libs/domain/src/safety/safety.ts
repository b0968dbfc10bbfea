import type { CoachExtra } from '@rinkside/contracts/coach';
import type { Persona } from '../coach/persona.js';

/** An answer that stands in for coaching: what to do now, and whom to turn to. */
export interface Care {
  /** Which rule spoke, for figures and tests. */
  kind: string;
  text: string;
  extras: CoachExtra[];
}

/** Looks at a question before anybody answers it; undefined when it is for the coach. */
export const screenQuestion = (_text: string, _persona: Persona): Care | undefined => undefined;

/** What an answer may say beyond words: the numbers its tools found, the drills it may name. */
export interface Grounds {
  numbers: ReadonlySet<string>;
}

/** Whether a sentence may be shown to this person, or why not. */
export const checkSentence = (
  _sentence: string,
  _persona: Persona,
  _grounds: Grounds,
): { ok: true } | { ok: false; kind: string } => ({ ok: true });
