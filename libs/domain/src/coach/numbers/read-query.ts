import type { ReaderContext, ReadQuery } from './question-context.js';
import { readForm, readParts, type QuestionParts } from './question-parts.js';
import { readComparison, readJudged, readShare } from './read-comparison.js';
import {
  readConditioned,
  readExtreme,
  readInResult,
  readLatest,
  readScore,
  readStreakQuestion,
} from './read-found-games.js';
import { readAfterNextGame, readNeed, readPace } from './read-future.js';
import { readUnlogged } from './read-unlogged.js';
import { readValues } from './read-values.js';

/** 'My goal' is an aim. */
const aim =
  /\bmy goals? (?:this season |this year |for .*)?(?:is|are)\b|\b(?:whats|what (?:is|are|was|were)) (?:my |his |her )goals?$/;

/** The kinds of questions, in the order in which they are tried. */
const kinds: readonly ((parts: QuestionParts) => ReadQuery | undefined)[] = [
  readScore,
  readJudged,
  readNeed,
  readPace,
  readStreakQuestion,
  readLatest,
  readShare,
  readExtreme,
  readComparison,
  readConditioned,
  readInResult,
  readValues,
];

/** Reads one question without the conversation, or as a change of the query before. */
export const readQuery = (question: string, context: ReaderContext): ReadQuery | undefined => {
  const form = readForm(question, context);
  if (!form || aim.test(form.full)) return undefined;
  const early = readUnlogged(form) ?? readAfterNextGame(form);
  if (early !== undefined) return early ?? undefined;
  const parts = readParts(form);
  if (parts.future.isNeed && /\bhat ?-?tricks?\b/.test(form.full)) return undefined;
  for (const readKind of kinds) {
    const read = readKind(parts);
    if (read) return read;
  }
  return undefined;
};
