import type { PageQuery } from '@rinkside/contracts/paging';
import type { Sql, Statement } from '@rinkside/platform/sql';
import { cursorAfter, positionOf, type Order } from './cursor.js';

/** A page of rows with the cursor of the next one. */
export interface RowsPage<Row> {
  rows: Row[];
  nextCursor: string | null;
}

/** What a paged statement answers: the row as readers get it, and its sort key. */
export interface Listed<Row> {
  row: Row;
  id: string;
  at: string;
}

/**
 * Reads one page of a statement whose parameters are: $1 whose list, $2 and $3 the sort key to go on from,
 * $4 limit + 1, $5 offset, then what else it asks for. @throws 400 for a page too deep or a cursor that is none.
 */
export const rowsPage =
  <Row>(of: Statement<Listed<Row>>, order: Order = 'newestFirst') =>
  async (sql: Sql, whose: string, query: PageQuery, ...more: unknown[]): Promise<RowsPage<Row>> => {
    const { at, id, limit, offset } = positionOf(query, order);
    const found = await sql.rows(of, [whose, at, id, limit + 1, offset, ...more]);
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    return {
      rows: shown.map(({ row }) => row),
      nextCursor: found.length > limit && last ? cursorAfter(last.at, last.id) : null,
    };
  };
