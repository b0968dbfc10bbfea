import type { CareClass } from '@rinkside/safety/care-classifier';
import {
  flaggedByKind,
  flaggedSentences,
  harmlessSentences,
} from '@rinkside/safety/rule-sentences/rule-sentences';
import { screenQuestion } from '@rinkside/safety/safety';
import { readDisclosures } from '../content/disclosures.js';

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

/** The rules have more kinds than the classifier. */
const relatedKinds: Readonly<Record<string, string>> = {
  emergency: 'injury',
  weight: 'eating',
  secret: 'abuse',
};
const labelOf = (kind: string): CareClass | undefined =>
  careClasses.find((label) => label === (relatedKinds[kind] ?? kind));

/** Returns the sentences of the tests of the rules, each once. Kinds that the classifier does not know are left out. */
const ruleSentences = (): CareSentence[] => {
  const kinds = new Map([
    ...flaggedSentences.map((text) => [text, screenQuestion(text, reader)?.kind ?? ''] as const),
    ...flaggedByKind.map(({ kind, text }) => [text, kind] as const),
  ]);
  const innocent = new Set(harmlessSentences);
  return [
    ...[...kinds].flatMap(([text, kind]) => {
      const label = labelOf(kind);
      return label ? [{ text, label, weight: 1, isNeighbour: false }] : [];
    }),
    ...[...innocent]
      .filter((text) => !kinds.has(text))
      .map((text) => ({ text, label: 'none' as const, weight: 1, isNeighbour: true })),
  ];
};

const written = readDisclosures();

/**
 * Returns the sentences of the corpus and of the tests of the rules, and the examples of other questions as innocent
 * ones.
 * @param isHeldOut sentences of the rules that are part of the evaluation are left out.
 */
export const careSentences = (
  questions: readonly { id: string; example: string }[],
  isHeldOut: (text: string) => boolean,
): CareSentence[] => [
  ...careClasses.flatMap((label) => {
    const { disclosures = [], innocent = [] } = written.get(label) ?? {};
    return [
      disclosures.map((text) => ({ text, label, weight: 1, isNeighbour: false })),
      innocent.map((text) => ({ text, label: 'none' as const, weight: 1, isNeighbour: true })),
    ].flat();
  }),
  ...ruleSentences().filter(({ text }) => !isHeldOut(text)),
  ...questions
    .filter(({ id, example }) => !careEntries.has(id) && !screenQuestion(example, reader))
    .map(({ example }) => ({
      text: example,
      label: 'none' as const,
      weight: questionWeight,
      isNeighbour: false,
    })),
];
