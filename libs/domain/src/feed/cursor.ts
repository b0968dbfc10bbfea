import { errorMessages } from '@rinkside/contracts/error';
import { maxPageDepth, type PageQuery } from '@rinkside/contracts/paging';
import { isUuid } from '@rinkside/platform/id';
import { validationError } from '@rinkside/platform/errors';
import type * as z from 'zod';

/** Start of a page: after this instant and id, skipping `offset` rows. */
export interface PagePosition {
  at: string;
  id: string;
  offset: number;
  limit: number;
}

/** Sort key before the first row, by sort order. */
const startKeys = {
  newestFirst: { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' },
  oldestFirst: { at: '-infinity', id: '00000000-0000-0000-0000-000000000000' },
};
export type SortOrder = keyof typeof startKeys;

const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?(\+00:00|Z)$/;
/** The pattern also matches days that do not exist, which `Date` turns into another day, and the year 0, unknown to SQL. */
const isInstant = (at: string) => {
  const parsed = instantPattern.test(at) ? new Date(at) : undefined;
  return (
    !!parsed &&
    !at.startsWith('0000') &&
    !Number.isNaN(parsed.getTime()) &&
    parsed.toISOString().slice(0, 19) === at.slice(0, 19)
  );
};

/** Encodes the sort key of the last row as a cursor, which is opaque to clients. */
export const encodeCursor = (at: string, id: string): string =>
  Buffer.from(`${at} ${id}`).toString('base64url');

/** Returns the error of a cursor that no list has returned. */
const invalidCursor = () => validationError('cursor', 'This cursor is not valid.');

/** Encodes a sort key of any shape as a cursor. */
export const encodeKeyCursor = (key: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(key)).toString('base64url');

/** Returns the sort key of a cursor. @throws invalid if it does not have the shape. */
export const decodeKeyCursor = <Key>(shape: z.ZodType<Key>, cursor: string): Key => {
  try {
    return shape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw invalidCursor();
  }
};

/** Returns where a page starts. @throws invalid for a page beyond the maximum depth or an invalid cursor. */
export const pagePositionOf = (
  { page, limit, cursor }: PageQuery,
  order: SortOrder = 'newestFirst',
): PagePosition => {
  if (cursor !== undefined) {
    const [at = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
    if (!isInstant(at) || !isUuid(id)) throw invalidCursor();
    return { at, id, offset: 0, limit };
  }
  const offset = (page - 1) * limit;
  if (offset + limit > maxPageDepth && page > 1) throw validationError('page', errorMessages.pageTooDeep);
  return { ...startKeys[order], offset, limit };
};
