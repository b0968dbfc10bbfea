import type { ItemsPage } from '@rinkside/domain/feed/feed.views';
import type { RowsPage } from '@rinkside/domain/feed/page-reader';
import type { preSerializationHookHandler } from 'fastify';

/** A reply that is already serialized, mostly by PostgreSQL, with the cursor of the next page if there is one. */
export class RawJson {
  constructor(
    readonly text: string,
    readonly nextCursor: string | null = null,
  ) {}
}

/** Fastify hook: sends a {@link RawJson} as it is, with a `Link` header to the next page. */
export const sendRawJson: preSerializationHookHandler = (request, reply, payload, done) => {
  if (payload instanceof RawJson) {
    if (payload.nextCursor) reply.header('link', nextPageLink(request.url, payload.nextCursor));
    reply.serializer(({ text }: RawJson) => text);
  }
  done(null, payload);
};

const nextPageLink = (url: string, cursor: string): string => {
  const [path, query = ''] = url.split('?');
  const otherParams = query.split('&').filter((pair) => pair && !/^(page|cursor)(=|$)/.test(pair));
  return `<${path}?${[...otherParams, `cursor=${cursor}`].join('&')}>; rel="next"`;
};

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
