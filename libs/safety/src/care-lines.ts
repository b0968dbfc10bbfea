import type { CareKind } from '@rinkside/contracts/coach';
import type { Persona } from './persona.js';
import { safetyTexts } from './safety-texts.js';

/** The line that says whom to turn to. */
export const careLineFor = (kind: CareKind, { minor, role }: Persona): string => {
  const { text, adult = text } = safetyTexts.lines[kind];
  return minor && role !== 'parent' ? text : adult;
};

/** Opens an answer that has nothing else to say, before the line. */
export const careOpenings = safetyTexts.openings;

/** Takes the place of drills and physical advice. */
export const withheldAdvice =
  'I may have read more into that than you meant, so there is no drill and no training advice in this answer. If it was something else, ask me again in other words.';

/** Kinds for which drills and physical advice are withheld even when it is uncertain. */
export const withholdingKinds: ReadonlySet<CareKind> = new Set(['head', 'injury', 'abuse', 'self_harm']);
