import type { Persona } from '../coach/persona.js';
import type { CareKind } from './care.texts.js';

export interface QuestionRule {
  kind: CareKind;
  /** Any of these, in text made `plain` with hockey's own speech taken out. */
  says: RegExp[];
  /** Any of these in the text as it was typed: names, addresses. */
  typed?: RegExp[];
  /** Whom it is for; everybody when left out. */
  of?: (persona: Persona) => boolean;
}
