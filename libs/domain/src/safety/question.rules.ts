import type { Persona } from '../coach/persona.js';
import type { CareKind } from './care.texts.js';
import { body } from './rules.body.js';
import { conduct } from './rules.conduct.js';
import { crisis } from './rules.crisis.js';
import { others } from './rules.others.js';
import { training } from './rules.training.js';

export interface QuestionRule {
  kind: CareKind;
  /** Any of these, in text made `plain` with hockey's own speech taken out. */
  says: RegExp[];
  /** Any of these in the text as it was typed: names, addresses. */
  typed?: RegExp[];
  /** Whom it is for; everybody when left out. */
  of?: (persona: Persona) => boolean;
}

/** The gravest first: the first that speaks answers. */
export const questionRules: readonly QuestionRule[] = [
  ...crisis,
  ...body,
  ...conduct,
  ...training,
  ...others,
];
