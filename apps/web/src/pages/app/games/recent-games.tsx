import type { GameView } from '@rinkside/contracts/game';
import { useAtomValue } from 'jotai';
import { useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  everyGame,
  filterGames,
  type GamesFilter,
  readFilter,
  seasonsOf,
  writeFilter,
} from '../../../features/game/games-filter';
import { ownGamesQuery } from '../../../features/game/player-games.query';
import { absoluteTime } from '../../../features/feed/moment.text';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { RetryButton } from '../../../ui/retry-button';
import { useKeptFocus } from '../../../ui/use-kept-focus';
import { GamesFilters } from './games-filters';
import { MonthList } from './month-list';
import { Trend } from './trend';

/** What was read before stays, and says since when. */
const Stale = () => {
  const { error, isFetching, refetch, dataUpdatedAt } = useAtomValue(ownGamesQuery);
  if (!error) return null;
  return (
    <Banner action={<RetryButton onRetry={() => void refetch()} retrying={isFetching} />}>
      Could not be refreshed. These are your games as of {absoluteTime(new Date(dataUpdatedAt).toISOString())}
      .
    </Banner>
  );
};

/** All games of a career, filtered as the address says. */
export const RecentGames = ({ games }: { games: readonly GameView[] }) => {
  const [query, setQuery] = useSearchParams();
  const question = query.toString();
  const filter = useMemo(() => readFilter(new URLSearchParams(question)), [question]);
  const found = useMemo(() => filterGames(games, filter), [games, filter]);
  const change = (next: GamesFilter) =>
    setQuery(writeFilter(next), { replace: true, preventScrollReset: true });
  const section = useRef<HTMLElement>(null);
  const keepFocus = useKeptFocus(section);
  return (
    <section ref={section} {...keepFocus} aria-labelledby="recent-games" className="grid grid-cols-1 gap-3">
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
      <GamesFilters filter={filter} seasons={seasonsOf(games)} onChange={change} />
      <Stale />
      {found.length > 0 ? (
        <MonthList games={found} question={question} grouped={filter.sort !== 'best'} />
      ) : (
        <div className="rounded-lg border border-dashed border-edge">
          <EmptyState
            level="h3"
            title="No game matches"
            text="Try another opponent, result or season."
            action={
              <Button variant="secondary" onClick={() => change(everyGame)}>
                Clear filters
              </Button>
            }
          />
        </div>
      )}
    </section>
  );
};
