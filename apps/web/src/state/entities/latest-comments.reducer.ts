import type { CommentView } from '@rinkside/contracts/item';
import { type Versioned, unversioned, newer } from './versioned.js';

/** The newest comments of an item: those of its last full view, and live changes since. */
export interface LatestComments {
  snapshot: Versioned<readonly CommentView[]>;
  /** Live changes by comment id; a removed comment is null. A removal has a higher version than its addition. */
  changes: ReadonlyMap<string, Versioned<CommentView | null>>;
}

export const unknownComments: LatestComments = { snapshot: unversioned([]), changes: new Map() };

/** The number of comments in an item's view. */
const maxComments = 3;

/** Applies the newest comments of a full view. They include every change up to the view's version. */
export const reduceLatestComments = (
  record: LatestComments,
  comments: readonly CommentView[],
  version: number,
): LatestComments =>
  version < record.snapshot.version
    ? record
    : {
        snapshot: { value: comments, version },
        changes: new Map([...record.changes].filter(([, change]) => change.version > version)),
      };

/** Applies one added or removed (null) comment. */
export const reduceLatestComment = (
  record: LatestComments,
  id: string,
  comment: CommentView | null,
  version: number,
): LatestComments =>
  version <= record.snapshot.version
    ? record
    : {
        ...record,
        changes: new Map(record.changes).set(
          id,
          newer(record.changes.get(id) ?? unversioned(null), comment, version),
        ),
      };

const newestFirst = (a: CommentView, b: CommentView) =>
  Date.parse(b.created_at) - Date.parse(a.created_at) || (a.id < b.id ? 1 : -1);

/** Returns at most three comments, newest first. */
export const readComments = ({ snapshot, changes }: LatestComments): CommentView[] => {
  const comments = new Map(snapshot.value.map((comment) => [comment.id, comment]));
  for (const [id, { value }] of changes) {
    if (value) comments.set(id, value);
    else comments.delete(id);
  }
  return [...comments.values()].toSorted(newestFirst).slice(0, maxComments);
};
