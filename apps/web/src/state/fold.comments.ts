import type { CommentView } from '@rinkside/contracts/item';
import { type Facet, guess, later } from './fold.facet.js';

/** The comments on an item: the newest of the last whole view, and what sockets said since. */
export interface CommentsRecord {
  seen: Facet<readonly CommentView[]>;
  /** By comment id; null once removed. A removal is newer than its addition, whichever comes first. */
  heard: ReadonlyMap<string, Facet<CommentView | null>>;
}

export const unknownComments: CommentsRecord = { seen: guess([]), heard: new Map() };

/** As many as a whole view of an item carries. */
const newest = 3;

/** The newest comments of a whole view. It knows all that was said up to its version. */
export const foldComments = (
  record: CommentsRecord,
  comments: readonly CommentView[],
  version: number,
): CommentsRecord =>
  version < record.seen.version
    ? record
    : {
        seen: { value: comments, version },
        heard: new Map([...record.heard].filter(([, fact]) => fact.version > version)),
      };

/** One comment added, or removed (null). */
export const foldComment = (
  record: CommentsRecord,
  id: string,
  comment: CommentView | null,
  version: number,
): CommentsRecord =>
  version <= record.seen.version
    ? record
    : {
        ...record,
        heard: new Map(record.heard).set(id, later(record.heard.get(id) ?? guess(null), comment, version)),
      };

const newestFirst = (a: CommentView, b: CommentView) =>
  Date.parse(b.created_at) - Date.parse(a.created_at) || (a.id < b.id ? 1 : -1);

/** At most three, the newest first. */
export const readComments = ({ seen, heard }: CommentsRecord): CommentView[] => {
  const known = new Map(seen.value.map((comment) => [comment.id, comment]));
  for (const [id, { value }] of heard) {
    if (value) known.set(id, value);
    else known.delete(id);
  }
  return [...known.values()].toSorted(newestFirst).slice(0, newest);
};
