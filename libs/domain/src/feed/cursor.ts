import { refusals } from '@rinkside/contracts/error';
import { pageDepth, type PageQuery } from '@rinkside/contracts/paging';
import { isId } from '@rinkside/platform/id';
import { badInput } from '@rinkside/platform/refusal';

/** Where a page begins: after this instant and id, skipping `offset` rows. */
export interface Position {
  at: string;
  id: string;
  offset: number;
  limit: number;
}

/** The sort key before the first row, by the order of the list. */
const beginnings = {
  newestFirst: { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' },
  oldestFirst: { at: '-infinity', id: '00000000-0000-0000-0000-000000000000' },
};
export type Order = keyof typeof beginnings;

const shape = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?(\+00:00|Z)$/;
/** Impossible days look like instants too; read as a date they become another one. */
const isInstant = (at: string) => {
  const read = shape.test(at) ? new Date(at) : undefined;
  return !!read && !Number.isNaN(read.getTime()) && read.toISOString().slice(0, 19) === at.slice(0, 19);
};

/** Opaque to clients: the sort key of the last row they have. */
export const cursorAfter = (at: string, id: string): string =>
  Buffer.from(`${at} ${id}`).toString('base64url');

/** @throws 400 for a page too deep or a cursor that is none of ours. */
export const positionOf = ({ page, limit, cursor }: PageQuery, order: Order = 'newestFirst'): Position => {
  if (cursor !== undefined) {
    const [at = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
    if (!isInstant(at) || !isId(id)) throw badInput('cursor', 'This cursor is not valid.');
    return { at, id, offset: 0, limit };
  }
  const offset = (page - 1) * limit;
  if (offset + limit > pageDepth && page > 1) throw badInput('page', refusals.tooDeep);
  return { ...beginnings[order], offset, limit };
};
