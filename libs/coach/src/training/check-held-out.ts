import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const readText = (folder: string, name: string) => readFileSync(join(folder, name), 'utf8');
const readMessages = (folder: string, name: string) =>
  z
    .array(z.object({ ask: z.string().optional(), message: z.string().optional() }))
    .parse(JSON.parse(readText(folder, name)))
    .flatMap(({ ask, message }) => [ask, message].filter((text) => text !== undefined));
const readColumn = (folder: string, name: string, column: number) =>
  readText(folder, name)
    .split('\n')
    .slice(1)
    .flatMap((line) => line.split('\t')[column] ?? []);

/** Returns the sentences of the evaluation, which no example may equal. */
export const heldOutSentences = (evaluationFolder: string): string[] => [
  ...['questions', 'disclosures', 'innocent'].flatMap((name) =>
    readMessages(evaluationFolder, `held-out/${name}.json`),
  ),
  ...readColumn(evaluationFolder, 'cases/coach-questions.tsv', 3),
  ...readColumn(evaluationFolder, 'cases/coach-disclosures.tsv', 1),
];

/** Reduces a sentence to its letters and digits for the comparison. */
export const reduceSentence = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
