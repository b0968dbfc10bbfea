import type { FeedItem } from '@rinkside/contracts/feed';
import { gameRoutes } from '@rinkside/contracts/game';
import { highlightRoutes } from '@rinkside/contracts/highlight';
import type { ContentType } from '@rinkside/contracts/item';
import { postRoutes } from '@rinkside/contracts/post';
import { useAtomValue } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { useMemo } from 'react';
import { ApiError, call, isNonRetryableError } from '../../state/api';
import { entityStore, itemAtom } from '../../state/entities/entity-store';
import { useRoom } from '../../state/live-client';
import { viewerEpochAtom } from '../../state/query-client';
import { useRefetchWhenStale } from '../../state/use-refetch-when-stale';

const fetchItem: Record<ContentType, (id: string) => Promise<FeedItem>> = {
  post: (id) => call(postRoutes.one, { params: { id }, cacheOffline: true }),
  highlight: (id) => call(highlightRoutes.one, { params: { id } }),
  game: (id) => call(gameRoutes.one, { params: { id }, cacheOffline: true }),
};

const itemQuery = (kind: ContentType, id: string) =>
  atomWithQuery((get) => ({
    queryKey: [kind, id, get(viewerEpochAtom)],
    queryFn: async () => {
      const askedAt = performance.now();
      try {
        entityStore.applyViews([await fetchItem[kind](id)]);
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) entityStore.markNotFound(id);
        throw error;
      }
      return { askedAt };
    },
  }));

/** One item by id, updated live. */
export const useItem = (kind: ContentType, id: string) => {
  const query = useMemo(() => itemQuery(kind, id), [kind, id]);
  const { data, error, isError, isFetching, refetch } = useAtomValue(query);
  const item = useAtomValue(itemAtom(id));
  useRefetchWhenStale({ data, isError, isFetching, refetch }, useRoom(`${kind}:${id}`));

  const isClientError = isNonRetryableError(error);
  const current = item?.content_type === kind ? item : null;
  return {
    item: current,
    /** It never existed, is not visible to the viewer, or was removed. */
    isMissing: !current && (isClientError || data !== undefined),
    /** Why it could not be loaded. */
    error: isClientError ? null : error,
    fetching: isFetching,
    retry: () => void refetch(),
  };
};
