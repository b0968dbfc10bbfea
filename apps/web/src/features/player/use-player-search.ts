import { playerRoutes } from '@rinkside/contracts/player';
import { callPage } from '../../state/api';
import { entityStore } from '../../state/entities/entity-store';
import { requestedAt } from '../../state/preloaded-responses';
import { useSearchPages } from '../../state/use-search-pages';

/**
 * Searches players by name. Without a text, returns suggestions: own organization and recent opponents first. A page's
 * `notice` says what is missing.
 */
export const usePlayerSearch = (search: string, limit: number) =>
  useSearchPages('players', { search, limit }, async (query, signal) => {
    const askedAt = requestedAt();
    const page = await callPage(playerRoutes.search, { query, signal });
    entityStore.applyFollows(page.rows, askedAt);
    return page;
  });
