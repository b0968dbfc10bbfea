import type { GameView } from '@rinkside/contracts/game';
import { useAtomValue } from 'jotai';
import { ChevronDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Chart } from '../../../features/season/chart/chart';
import { seriesOf } from '../../../features/season/chart/series';
import { isCounted } from '../../../features/game/season-games';
import { profileAtom } from '../../../state/profile';

const maxGames = 20;

/** A collapsible chart of the last games. */
export const Trend = ({ games }: { games: readonly GameView[] }) => {
  const [open, setOpen] = useState(false);
  const position = useAtomValue(profileAtom)?.position ?? 'skater';
  const series = useMemo(
    () => seriesOf(games.filter(isCounted).slice(0, maxGames), position)[0],
    [games, position],
  );
  if (!series || series.columns.length < 2) return null;
  return (
    <details
      className="group grid grid-cols-1 gap-3"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-target list-none items-center gap-2 rounded-md font-semibold text-blue [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden="true" className="size-5 transition group-open:rotate-180" />
        Your form over the last {series.columns.length} games
      </summary>
      {/* The chart has a hundred elements, which the first screen of a slow phone should not wait for. */}
      <div className="mt-1">{open && <Chart series={series} />}</div>
    </details>
  );
};
