import type { CommentView } from '@rinkside/contracts/item';
import { foldAnswer, foldHeard, type Heard, unheard } from './fold.heard';

/** The loaded comments of an item by id; a removed comment is null. */
export type ThreadRecord = ReadonlyMap<string, Heard<CommentView | null>>;

export const noThread: ThreadRecord = new Map();

/** Applies comments from REST, requested at `requestedAt` (ms): a list, or the viewer's own new or deleted (null) one. */
export const foldThread = (
  record: ThreadRecord,
  comments: Iterable<readonly [id: string, comment: CommentView | null]>,
  requestedAt: number,
): ThreadRecord => {
  const next = new Map(record);
  for (const [id, comment] of comments)
    next.set(id, foldAnswer(next.get(id) ?? unheard(null), comment, requestedAt));
  return next;
};

/** Applies one added or removed (null) comment from a live event received at `now` (ms). */
export const foldThreadFact = (
  record: ThreadRecord,
  id: string,
  comment: CommentView | null,
  version: number,
  now: number,
): ThreadRecord => new Map(record).set(id, foldHeard(record.get(id) ?? unheard(null), comment, version, now));
