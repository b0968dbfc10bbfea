import type { AnswerKind } from './answer.rules.js';

const doctor = 'That is for a doctor to say, not for me: stop, and tell a parent or your coach.';
const hockey = 'Let’s stay with hockey. For anything else, a grown-up you trust is the right person.';

/** What ends an answer that began to say something grave. Of other kinds the sentence alone is left out. */
export const safeLines: Partial<Record<AnswerKind, string>> = {
  clearance: doctor,
  diagnosis: doctor,
  medication: doctor,
  harm: 'I don’t coach anything meant to hurt somebody: win it clean.',
  secrecy: hockey,
  sexual: hockey,
  friend: 'I’m an AI coach, here for your hockey.',
  prompt: hockey,
};
