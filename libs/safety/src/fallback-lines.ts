import type { OutputViolation } from './output-rules.js';

const askDoctor = 'That is for a doctor to say, not for me: stop, and tell a parent or your coach.';
const backToHockey = 'Let’s stay with hockey. For anything else, a grown-up you trust is the right person.';

/**
 * The sentence that ends an answer after a severe violation. For kinds without an entry, only the violating sentence is
 * removed.
 */
export const fallbackLines: Partial<Record<OutputViolation, string>> = {
  clearance: askDoctor,
  diagnosis: askDoctor,
  medication: askDoctor,
  harm: 'I don’t coach anything meant to hurt someone: win it clean.',
  secrecy: backToHockey,
  sexual: backToHockey,
  friend: 'I’m an AI coach, here for your hockey.',
  prompt: backToHockey,
};
