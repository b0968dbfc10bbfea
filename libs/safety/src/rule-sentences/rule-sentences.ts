import { sentenceLines } from './sentence-lines.js';
import * as concussion from './concussion.js';
import * as general from './general.js';
import * as severe from './severe.js';
import * as similar from './similar.js';
import * as typical from './typical.js';

/** Sentences that a rule must match, with its kind. */
export const flaggedByKind: readonly { kind: string; text: string }[] = [
  general.questionsByKind,
  severe.questionsByKind,
  similar.childQuestions,
  similar.parentQuestions,
  similar.coachQuestions,
].flatMap((table) =>
  Object.entries(table).flatMap(([kind, text]) => sentenceLines(text).map((line) => ({ kind, text: line }))),
);

/** Sentences that any rule must match. */
export const flaggedSentences: readonly string[] = [
  ...severe.flaggedQuestions,
  ...similar.flaggedQuestions,
  ...typical.flaggedQuestions,
];

/** Sentences that disclose nothing. */
export const harmlessSentences: readonly string[] = [
  ...general.hockeyQuestions,
  ...severe.harmlessQuestions,
  ...similar.harmlessQuestions,
  ...similar.harmlessParentQuestions,
  ...similar.harmlessCoachQuestions,
  ...typical.hockeyQuestions,
  ...concussion.physicalQuestions,
  ...concussion.nonPhysicalQuestions,
  ...concussion.clearances,
];
