import { notFound, forbidden } from '@rinkside/platform/errors';
import type { Actor } from '../actor.js';
import { blockedWithSql } from '../block/block.policy.js';
import { isOwnChildSql } from '../family/family.policy.js';
import { isKnownToSql } from '../organization/membership.js';
import type { Item } from './item.entity.js';

/**
 * The author and the author's guardians always see an item. Other players see it while it is `viewable`, or `clubVisible` and they are known to its
 * author, and neither has blocked the other.
 */
export const canSee = (
  viewer: Pick<Actor, 'id'>,
  item: Pick<Item, 'authorId' | 'viewable' | 'clubVisible'>,
  { blocked, known, guardian }: { blocked: boolean; known: boolean; guardian: boolean },
): boolean =>
  item.authorId === viewer.id || guardian || ((item.viewable || (item.clubVisible && known)) && !blocked);

// A scalar subquery: for an `exists` the planner may first collect every player who knows the viewer.
const authorKnowsSql = (viewer: string) =>
  `(select ${isKnownToSql('author', viewer)} from player author where author.id = i.author_id)`;

/** {@link canSee} in SQL, for an item aliased `i`. */
export const canSeeSql = (viewer: string) =>
  `(i.author_id = ${viewer} or ((i.viewable or (i.club_visible and ${authorKnowsSql(viewer)}))
    and i.author_id <> all(${blockedWithSql(viewer)}))
    or ${isOwnChildSql('i.author_id', viewer)})`;

/** SQL for whether the viewer's feeds show an item aliased `i`, apart from blocks. Its first half is the condition of the feed indexes. */
export const inFeedsOfSql = (viewer: string) =>
  `((i.in_feeds or i.club_visible) and (i.in_feeds or ${authorKnowsSql(viewer)}))`;

/** Only the author may edit and remove an item. */
export const canEdit = (actor: Pick<Actor, 'id'>, item: Pick<Item, 'authorId'>) => item.authorId === actor.id;
/** The same rule in SQL, for an item aliased `i`. */
export const canEditSql = (viewer: string) => `(i.author_id = ${viewer})`;

/** @throws notFound if the actor may not see the item, forbidden if it belongs to another player. */
export const assertCanEdit = (actor: Pick<Actor, 'id'>, item: Item | undefined): Item => {
  if (!item) throw notFound();
  if (!canEdit(actor, item)) throw forbidden();
  return item;
};
