import type { GameView } from '@rinkside/contracts/game';
import { useAtomValue } from 'jotai';
import { useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  defaultGamesFilter,
  filterGames,
  type GamesFilter,
  readGamesFilter,
  seasonsOf,
  writeGamesFilter,
} from '../../../features/game/games-filter';
import { ownGamesQuery } from '../../../features/game/player-games.query';
import { absoluteTime } from '../../../ui/relative-time';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { RetryButton } from '../../../ui/retry-button';
import { useFocusRecovery } from '../../../ui/use-focus-recovery';
import { GamesFilters } from './games-filters';
import { MonthList } from './month-list';
import { Trend } from './trend';

/** Shows that a refresh failed and how old the games are. */
const StaleNotice = () => {
  const { error, isFetching, refetch, dataUpdatedAt } = useAtomValue(ownGamesQuery);
  if (!error) return null;
  return (
    <Banner action={<RetryButton onRetry={() => void refetch()} retrying={isFetching} />}>
      Could not be refreshed. These are your games as of {absoluteTime(new Date(dataUpdatedAt).toISOString())}
      .
    </Banner>
  );
};

/** The games list, filtered by the URL parameters. */
export const RecentGames = ({ games }: { games: readonly GameView[] }) => {
  const [query, setQuery] = useSearchParams();
  const filterKey = query.toString();
  const filter = useMemo(() => readGamesFilter(new URLSearchParams(filterKey)), [filterKey]);
  const found = useMemo(() => filterGames(games, filter), [games, filter]);
  const setFilter = (next: GamesFilter) =>
    setQuery(writeGamesFilter(next), { replace: true, preventScrollReset: true });
  const section = useRef<HTMLElement>(null);
  const focusHandlers = useFocusRecovery(section);
  return (
    <section
      ref={section}
      {...focusHandlers}
      aria-labelledby="recent-games"
      className="grid grid-cols-1 gap-3"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="recent-games" className="display text-2xl">
          Recent Games
        </h2>
        <output className="text-sm text-soft">
          {found.length < games.length && `${found.length} of `}
          {games.length} {games.length === 1 ? 'game' : 'games'}
        </output>
      </div>
      <Trend games={games} />
      <GamesFilters filter={filter} seasons={seasonsOf(games)} onChange={setFilter} />
      <StaleNotice />
      {found.length > 0 ? (
        <MonthList games={found} filterKey={filterKey} grouped={filter.sort !== 'best'} />
      ) : (
        <div className="rounded-lg border border-dashed border-edge">
          <EmptyState
            level="h3"
            title="No game matches"
            text="Try another opponent, result or season."
            action={
              <Button variant="secondary" onClick={() => setFilter(defaultGamesFilter)}>
                Clear filters
              </Button>
            }
          />
        </div>
      )}
    </section>
  );
};
