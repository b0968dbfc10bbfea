import { notFound, forbidden } from '@rinkside/platform/errors';
import type { Actor } from '../actor.js';
import { blockedWithSql } from '../block/block.policy.js';
import type { Item } from './item.entity.js';

/** The author always sees an item; other players see it while it is `viewable` and neither has blocked the other. */
export const canSee = (
  viewer: Pick<Actor, 'id'>,
  item: Pick<Item, 'authorId' | 'viewable'>,
  blocked: boolean,
): boolean => item.authorId === viewer.id || (item.viewable && !blocked);
/** The same rule in SQL, for an item aliased `i`. */
export const canSeeSql = (viewer: string) =>
  `(i.author_id = ${viewer} or (i.viewable and i.author_id <> all(${blockedWithSql(viewer)})))`;

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
