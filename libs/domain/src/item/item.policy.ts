import { notFound, notYours } from '@rinkside/platform/refusal';
import type { Actor } from '../actor.js';
import type { Item } from './item.entity.js';

/** Its author may edit and remove an item. */
export const canEdit = (actor: Pick<Actor, 'id'>, item: Pick<Item, 'authorId'>) => item.authorId === actor.id;
/** The same law in SQL: item aliased `i`. */
export const canEditSql = (viewer: string) => `(i.author_id = ${viewer})`;

/** @throws 404 when there is none, 403 when it is somebody else's. */
export const assertCanEdit = (actor: Pick<Actor, 'id'>, item: Item | null): Item => {
  if (!item) throw notFound();
  if (!canEdit(actor, item)) throw notYours();
  return item;
};
