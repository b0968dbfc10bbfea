import type { CareClass } from '@rinkside/domain/safety/care-classifier';
import { screenQuestion } from '@rinkside/domain/safety/safety';
import { trainingCorpus } from '@rinkside/domain/safety/training/corpus';
import { flaggedMessages, hockeyQuestions } from '@rinkside/domain/safety/training/flagged';

/** A sentence with its class, before it is embedded. */
export interface CareSentence {
  text: string;
  label: CareClass;
  weight: number;
  /** An innocent sentence that resembles a disclosure. Other questions are harder to mistake. */
  isNeighbour: boolean;
}

/** In the order of the trained weights. */
export const careClasses: readonly CareClass[] = [
  'none', 'self_harm', 'abuse', 'bullying', 'head', 'eating', 'injury', 'sexual', 'feelings', 'substances', 'dirty',
]; // prettier-ignore

/** Many more questions than sentences of the corpus; each counts less. */
const questionWeight = 0.25;
/** Entries on topics of care: some of their examples would be disclosures. */
const careEntries = new Set([
  'bully-on-team',
  'being-teased-about-skill',
  'child-afraid',
  'privacy-questions',
]);

const reader = {
  id: '', firstName: null, role: 'player', years: 30, ageLevel: null, level: null, position: 'skater', minor: false,
  child: false, modelAllowed: false, onboarded: true, organizationId: null, coachOf: null, today: '2026-01-01',
} as const; // prettier-ignore

const labelOf = (kind: string): CareClass => careClasses.find((label) => label === kind) ?? 'none';

/** Returns the sentences of the corpus, and the examples of other questions as innocent ones. */
export const careSentences = (questions: readonly { id: string; example: string }[]): CareSentence[] => {
  const sentences: CareSentence[] = [];
  for (const [kind, { disclosures, innocent }] of Object.entries(trainingCorpus)) {
    for (const text of disclosures)
      sentences.push({ text, label: labelOf(kind), weight: 1, isNeighbour: false });
    for (const text of innocent) sentences.push({ text, label: 'none', weight: 1, isNeighbour: true });
  }
  for (const [kind, messages] of Object.entries(flaggedMessages))
    for (const text of messages)
      sentences.push({ text, label: labelOf(kind), weight: 1, isNeighbour: false });
  for (const text of hockeyQuestions) sentences.push({ text, label: 'none', weight: 1, isNeighbour: true });
  for (const { id, example } of questions)
    if (!careEntries.has(id) && !screenQuestion(example, reader))
      sentences.push({ text: example, label: 'none', weight: questionWeight, isNeighbour: false });
  return sentences;
};
