import type { ItemsPage } from '@rinkside/domain/feed/feed.views';
import type { RowsPage } from '@rinkside/domain/feed/page-reader';

/** A reply that is already serialized, mostly by PostgreSQL, with the cursor of the next page if there is one. */
export class RawJson {
  constructor(
    readonly text: string,
    readonly nextCursor: string | null = null,
  ) {}
}

/** `{items, hasMore, nextCursor}` */
export const pageAsObject = ({ items, hasMore, nextCursor }: ItemsPage) =>
  new RawJson(
    `{"items":${items},"hasMore":${hasMore},"nextCursor":${JSON.stringify(nextCursor)}}`,
    nextCursor,
  );

/** A plain array; the next cursor is in the Link header only. */
export const pageAsArray = ({ items, nextCursor }: ItemsPage) => new RawJson(items, nextCursor);
export const rowsAsArray = <Row>({ rows, nextCursor }: RowsPage<Row>) =>
  new RawJson(JSON.stringify(rows), nextCursor);
/** Rows in the shape of {@link pageAsObject}. */
export const rowsAsObject = <Row>({ rows, nextCursor }: RowsPage<Row>) =>
  pageAsObject({ items: JSON.stringify(rows), hasMore: nextCursor !== null, nextCursor });
