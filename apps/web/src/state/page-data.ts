import type { ReplyOf, Route } from '@rinkside/contracts/route';

/** Replies by API path that the server wrote into the document of a public page. */
const readReplies = (): Record<string, unknown> => {
  const text = document.querySelector('#page-data')?.textContent;
  return text ? (JSON.parse(text) as Record<string, unknown>) : {};
};

let replies: Record<string, unknown> | undefined;

/** Returns a reply once: when the page is shown again, it may have become private. */
const takeReply = (path: string): unknown => {
  replies ??= readReplies();
  const reply = replies[path];
  delete replies[path];
  return reply;
};

/** Returns options that start a query with the reply in the document, if any, as of the time it was requested. */
export const documentReply = <R extends Route>({ path }: R, id: string) => ({
  initialData: () => takeReply(path.replace(':id', id)) as ReplyOf<R> | undefined,
  initialDataUpdatedAt: performance.timeOrigin,
});
