import type { PageQuery } from '@rinkside/contracts/paging';
import type { Sql, Statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import { encodeCursor, encodeKeyCursor, pagePositionOf, type SortOrder } from './cursor.js';

/** A page of rows with the cursor of the next page. */
export interface RowsPage<Row> {
  rows: Row[];
  nextCursor: string | null;
}

/** Turns `limit + 1` rows of a search into a page; `keyOf` returns the sort key of a row. */
export const searchPageOf = <Found extends { row: unknown }>(
  found: readonly Found[],
  limit: number,
  keyOf: (last: Found) => readonly unknown[],
): RowsPage<Found['row']> => {
  const last = found[limit - 1];
  return {
    rows: found.slice(0, limit).map(({ row }) => row),
    nextCursor: found.length > limit && last ? encodeKeyCursor(keyOf(last)) : null,
  };
};

/** A row of a paged statement: the view as JSON, and its sort key. */
export interface PagedRow<Row> {
  row: Row;
  id: string;
  at: string;
}
export const pagedRow = <Row>() => z.object({ row: z.custom<Row>(), id: z.string(), at: z.string() });

/**
 * Returns a reader of pages of a statement. The statement's parameters: $1 the list's owner, $2 and $3 the sort key to
 * continue after, $4 limit + 1, $5 offset, then `more`. @throws invalid for a page beyond the maximum depth or an invalid cursor.
 */
export const createPageReader =
  <Row>(statement: Statement<PagedRow<Row>>, order: SortOrder = 'newestFirst') =>
  async (sql: Sql, ownerId: string, query: PageQuery, ...more: unknown[]): Promise<RowsPage<Row>> => {
    const { at, id, limit, offset } = pagePositionOf(query, order);
    const rows = await sql.rows(statement, [ownerId, at, id, limit + 1, offset, ...more]);
    const pageRows = rows.slice(0, limit);
    const last = pageRows.at(-1);
    return {
      rows: pageRows.map(({ row }) => row),
      nextCursor: rows.length > limit && last ? encodeCursor(last.at, last.id) : null,
    };
  };
