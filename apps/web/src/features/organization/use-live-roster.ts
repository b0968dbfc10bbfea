import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { rosterChangedAtAtom } from '../../state/entities/entity-store';
import { useRoom } from '../../state/live-client';
import { queryClient } from '../../state/query-client';
import { useRefetchWhenStale } from '../../state/use-refetch-when-stale';
import { useDebouncedValue } from '../../ui/use-debounced-value';
import { organizationKey, organizationQuery } from './organization.query';
import { membersQuery } from './roster.query';

/** Debounce of refetches (ms): a whole team may join within a minute. */
const debounceMs = 400;

/** Refetches an organization's page and people if one of them was requested before the roster last changed. */
export const useLiveRoster = (id: string): void => {
  const page = useAtomValue(organizationQuery(id));
  const members = useAtomValue(membersQuery(id));
  const askedTimes = [page.data?.askedAt, members.data?.pages[0]?.askedAt];
  useRefetchWhenStale(
    {
      data: { askedAt: Math.min(...askedTimes.map((askedAt = Infinity) => askedAt)) },
      isError: page.isError || members.isError,
      isFetching: page.isFetching || members.isFetching,
      refetch: useCallback(
        (options) => queryClient.invalidateQueries({ queryKey: organizationKey(id) }, options),
        [id],
      ),
    },
    useRoom(`organization:${id}`),
    useDebouncedValue(useAtomValue(rosterChangedAtAtom(id)), debounceMs),
  );
};
