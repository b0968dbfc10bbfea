import {
  organizationRoutes,
  organizationRules,
  type OrganizationView,
} from '@rinkside/contracts/organization';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../state/api';
import { queryClient } from '../../state/query-client';
import { useDebouncedValue } from '../../ui/use-debounced-value';

const noResults: readonly OrganizationView[] = [];

/** Searches 300 ms after the last key. Fewer than two characters (trimmed) clear the results and send no request. */
export const useOrganizationSearch = (query: string) => {
  const typed = query.trim();
  const search = useDebouncedValue(typed, organizationRules.searchDebounceMs);
  const isLongEnough = typed.length >= organizationRules.minSearchLength;
  const enabled = isLongEnough && search.length >= organizationRules.minSearchLength;
  const { data, isFetching, isError, isPlaceholderData, failureCount, refetch } = useQuery(
    {
      queryKey: ['organizations', search],
      queryFn: ({ signal }) => call(organizationRoutes.search, { query: { search }, signal }),
      enabled,
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  return {
    results: enabled ? (data ?? noResults) : noResults,
    searching: isLongEnough && (isFetching || search !== typed),
    /** The results are for exactly the typed text. */
    answered: enabled && search === typed && data !== undefined && !isPlaceholderData,
    failed: enabled && isError,
    /** The last request failed; it may still be repeated. */
    unreachable: enabled && (isError || failureCount > 0),
    retry: () => void refetch(),
  };
};
