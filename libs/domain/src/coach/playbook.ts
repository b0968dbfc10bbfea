import type { Engine } from './engine.js';

/** The built-in coach: no model, the same tools and numbers, the same answer to the same question. */
export const playbook: Engine = async function* (question) {
  yield { text: `You asked: ${question.text}` };
  return { extras: [] };
};
