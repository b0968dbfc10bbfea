import type { FeedItem } from '@rinkside/contracts/feed';
import { gameRoutes } from '@rinkside/contracts/game';
import { highlightRoutes } from '@rinkside/contracts/highlight';
import type { ContentType } from '@rinkside/contracts/item';
import { postRoutes } from '@rinkside/contracts/post';
import { useAtomValue } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { useMemo } from 'react';
import { ApiError, call, isRefusal } from '../../state/api';
import { fold, itemAtom } from '../../state/fold';
import { useRoom } from '../../state/live.link';
import { viewingAtom } from '../../state/queries';
import { useReread } from '../../state/reread';

const read: Record<ContentType, (id: string) => Promise<FeedItem>> = {
  post: (id) => call(postRoutes.one, { params: { id } }),
  highlight: (id) => call(highlightRoutes.one, { params: { id } }),
  game: (id) => call(gameRoutes.one, { params: { id } }),
};

const itemQuery = (kind: ContentType, id: string) =>
  atomWithQuery((get) => ({
    queryKey: [kind, id, get(viewingAtom)],
    queryFn: async () => {
      const askedAt = performance.now();
      try {
        fold.views([await read[kind](id)]);
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) fold.missing(id);
        throw error;
      }
      return { askedAt };
    },
  }));

/** One item at its own address, live. */
export const useItem = (kind: ContentType, id: string) => {
  const query = useMemo(() => itemQuery(kind, id), [kind, id]);
  const { data, error, isError, isFetching, refetch } = useAtomValue(query);
  const item = useAtomValue(itemAtom(id));
  useReread({ data, isError, isFetching, refetch }, useRoom(`${kind}:${id}`));

  const refused = isRefusal(error);
  const known = item?.content_type === kind ? item : null;
  return {
    item: known,
    /** It was never there, is not the viewer's to see, or has gone meanwhile. */
    gone: !known && (refused || data !== undefined),
    /** Why it could not be asked for. */
    error: refused ? null : error,
    fetching: isFetching,
    retry: () => void refetch(),
  };
};
