import type { CommentView } from '@rinkside/contracts/item';
import { foldAnswer, foldHeard, type Heard, unheard } from './fold.heard';

/** Every comment known of an item, by its id; null once removed. */
export type ThreadRecord = ReadonlyMap<string, Heard<CommentView | null>>;

export const noThread: ThreadRecord = new Map();

/** Comments of a list, or one's own just written or deleted (null), as REST answered at `askedAt` (ms). */
export const foldThread = (
  record: ThreadRecord,
  comments: Iterable<readonly [id: string, comment: CommentView | null]>,
  askedAt: number,
): ThreadRecord => {
  const known = new Map(record);
  for (const [id, comment] of comments)
    known.set(id, foldAnswer(known.get(id) ?? unheard(null), comment, askedAt));
  return known;
};

/** One comment added, or removed (null), as a socket told at `now` (ms). */
export const foldThreadFact = (
  record: ThreadRecord,
  id: string,
  comment: CommentView | null,
  version: number,
  now: number,
): ThreadRecord => new Map(record).set(id, foldHeard(record.get(id) ?? unheard(null), comment, version, now));
