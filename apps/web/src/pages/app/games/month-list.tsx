import { type GameView, outcomeOf } from '@rinkside/contracts/game';
import { useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { NewItemsPill } from '../../../features/feed/new-items-pill';
import { useBufferedList } from '../../../state/feed/use-buffered-list';
import { GameRow } from '../../../features/game/game-row';
import { isCounted } from '../../../features/game/season-games';
import { byMonth, type GameMonth } from '../../../features/game/games-filter';
import { Button } from '../../../ui/button';
import { createDateFormatter } from '../../../ui/date-format';
import { useIncrementalRows } from './use-incremental-rows';

export interface MonthListProps {
  games: readonly GameView[];
  /** The filter as a query string; it identifies the list. */
  filterKey: string;
  /** Groups by month; only for lists sorted by date. */
  grouped: boolean;
}

const monthName = createDateFormatter({ month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Returns for example '3–1–1': wins, losses, and ties if there are any. */
const record = (games: readonly GameView[]) => {
  const counts = { win: 0, loss: 0, tie: 0 };
  for (const game of games) counts[outcomeOf(game)]++;
  return [counts.win, counts.loss, ...(counts.tie > 0 ? [counts.tie] : [])].join('–');
};

const savedGameId = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'saved' in state ? String(state.saved) : null;

const Rows = ({ games, fresh }: { games: readonly GameView[]; fresh: string | null }) => (
  <ul className="grid grid-cols-1 gap-px overflow-hidden rounded-lg border border-line bg-line shadow-low">
    {games.map((game) => (
      <GameRow key={game.id} game={game} isNew={game.id === fresh} />
    ))}
  </ul>
);

const MonthSection = ({
  month,
  all,
  ...rows
}: GameMonth & { all: readonly GameView[]; fresh: string | null }) => (
  <section aria-labelledby={`month-${month}`} className="grid grid-cols-1 gap-2">
    <h3
      id={`month-${month}`}
      className="sticky top-(--top-bar) z-10 -mx-1 flex items-baseline justify-between bg-rink px-1 py-1.5"
    >
      <span className="eyebrow">{monthName(new Date(`${month}-01T00:00:00Z`))}</span>
      <span className="numeral text-soft">
        <span className="sr-only">Record </span>
        {record(all.filter((game) => isCounted(game) && game.date.startsWith(month)))}
      </span>
    </h3>
    <Rows {...rows} />
  </section>
);

/** A list of games that renders incrementally. New games of other tabs are buffered until the user reveals them. */
export const MonthList = ({ games, filterKey, grouped }: MonthListProps) => {
  const list = useRef<HTMLDivElement>(null);
  const saved = savedGameId(useLocation().state);
  // After Back or a reload the game is no longer new and the scroll position is restored.
  const fresh = useNavigationType() === NavigationType.Pop ? null : saved;
  const { shown, pendingCount, reveal } = useBufferedList(games, filterKey, list);
  const savedIndex = shown.findIndex(({ id }) => id === saved);
  const { count, more, end } = useIncrementalRows(filterKey, shown.length, savedIndex + 1);
  const rendered = shown.slice(0, count);
  return (
    <div ref={list} className="grid grid-cols-1 gap-4">
      <NewItemsPill
        count={pendingCount}
        onReveal={() => {
          reveal();
          scrollTo({ top: 0 });
        }}
      />
      {grouped
        ? byMonth(rendered).map((month) => (
            <MonthSection key={month.month} {...month} all={shown} fresh={fresh} />
          ))
        : rendered.length > 0 && <Rows games={rendered} fresh={fresh} />}
      {count < shown.length && (
        <div ref={end}>
          <Button variant="secondary" wide onClick={more}>
            Show more
          </Button>
        </div>
      )}
    </div>
  );
};
