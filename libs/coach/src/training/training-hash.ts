import { createHash } from 'node:crypto';
import {
  flaggedByKind,
  flaggedSentences,
  harmlessSentences,
} from '@rinkside/safety/rule-sentences/rule-sentences';
import { readDisclosures } from '../content/disclosures.js';
import { messageClasses } from '../retrieval/classes.js';

const hashOf = (lines: readonly string[]): string =>
  createHash('sha256').update(lines.toSorted().join('\n')).digest('hex');

const questions = (): string[] =>
  messageClasses.flatMap(({ id, entry, examples }) =>
    [entry?.title ?? '', ...examples].map((text) => `${id}\t${text}`),
  );

/**
 * The hash of what the ranking is trained from, without the answers: they are trained, too, but a corrected answer needs no
 * training.
 */
export const rankingHash = (): string => hashOf(questions());

/** The hash of what the care classifier is trained from. */
export const careHash = (): string =>
  hashOf([
    ...questions(),
    ...[...readDisclosures()].flatMap(([kind, { disclosures, innocent }]) =>
      [disclosures.map((text) => `${kind}\t${text}`), innocent.map((text) => `not ${kind}\t${text}`)].flat(),
    ),
    ...flaggedByKind.map(({ kind, text }) => `rule ${kind}\t${text}`),
    ...flaggedSentences.map((text) => `rule\t${text}`),
    ...harmlessSentences.map((text) => `no rule\t${text}`),
  ]);
