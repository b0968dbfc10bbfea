import {
  organizationRoutes,
  organizationRules,
  type OrganizationView,
} from '@rinkside/contracts/organization';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../state/api';
import { queryClient } from '../../state/queries';
import { usePaused } from '../../ui/use-paused';

const none: readonly OrganizationView[] = [];

/** Searches 300 ms after the last key; fewer than two characters, spaces aside, clear the results and ask nothing. */
export const useOrganizationSearch = (query: string) => {
  const typed = query.trim();
  const search = usePaused(typed, organizationRules.searchPause);
  const enough = typed.length >= organizationRules.searchMinimum;
  const asked = enough && search.length >= organizationRules.searchMinimum;
  const { data, isFetching, isError, isPlaceholderData, refetch } = useQuery(
    {
      queryKey: ['organizations', search],
      queryFn: ({ signal }) => call(organizationRoutes.search, { query: { search }, signal }),
      enabled: asked,
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  return {
    results: asked ? (data ?? none) : none,
    searching: enough && (isFetching || search !== typed),
    /** The answer for exactly what is typed is here. */
    answered: asked && search === typed && data !== undefined && !isPlaceholderData,
    failed: asked && isError,
    retry: () => void refetch(),
  };
};
