import type { Persona } from './persona.js';
import { reportsMedicalClearance, stripClearedConcussion, stripGeneralMentions } from './concussion-lock.js';
import { clearances } from './concussion-replies.js';
import { matchesRule, prepareInput } from './input-rule.js';
import { bodyRules } from './rules.body.js';

/** The buttons of the card after a knock to the head. */
export const clearanceFor = ({ role, child }: Persona) =>
  role === 'coach' || role === 'parent' ? clearances.adult : child ? clearances.child : clearances.player;

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
