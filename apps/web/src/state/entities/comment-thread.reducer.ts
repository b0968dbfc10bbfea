import type { CommentView } from '@rinkside/contracts/item';
import { reduceReply, reduceEvent, type LiveValue, unknownValue } from './live-value';

/** The loaded comments of an item by id; a removed comment is null. */
export type ThreadRecord = ReadonlyMap<string, LiveValue<CommentView | null>>;

export const noThread: ThreadRecord = new Map();

/** Applies comments from REST, requested at `requestedAt` (ms): a list, or the viewer's own new or deleted (null) one. */
export const reduceThreadReply = (
  record: ThreadRecord,
  comments: Iterable<readonly [id: string, comment: CommentView | null]>,
  requestedAt: number,
): ThreadRecord => {
  const next = new Map(record);
  for (const [id, comment] of comments)
    next.set(id, reduceReply(next.get(id) ?? unknownValue(null), comment, requestedAt));
  return next;
};

/** Applies one added or removed (null) comment from a live event received at `now` (ms). */
export const reduceThreadEvent = (
  record: ThreadRecord,
  id: string,
  comment: CommentView | null,
  version: number,
  now: number,
): ThreadRecord =>
  new Map(record).set(id, reduceEvent(record.get(id) ?? unknownValue(null), comment, version, now));
