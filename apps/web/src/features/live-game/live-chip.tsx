import { shownStatus } from '@rinkside/contracts/live-game';
import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { runningGamesAtom } from '../../state/entities/entity-store';
import { useRoom } from '../../state/live-client';
import { serverNow } from '../../state/server-clock';
import { useRefetchWhenStale } from '../../state/use-refetch-when-stale';
import { nowAtom } from '../../ui/now';
import { openLogsAtom } from './live-log';
import { liveGamesQuery } from './live-game.query';

/** Link to a running game that the viewer may see: their own first. Nothing is shown without one. */
export const LiveChip = () => {
  // Games start in the rooms of the followed players and clubs.
  useRefetchWhenStale(useAtomValue(liveGamesQuery), useRoom('following'));
  useAtomValue(nowAtom);
  const game = useAtomValue(runningGamesAtom).find((view) => shownStatus(view, serverNow()) === 'live');
  const [own] = useAtomValue(openLogsAtom);
  const id = own?.log.id ?? game?.id;
  if (!id) return null;
  return (
    <Link
      to={`/app/live/${id}`}
      aria-label="Live game"
      className="inline-flex min-h-target animate-fade items-center rounded-md px-1"
    >
      <span className="inline-flex items-center gap-1.5 rounded-full bg-red-solid px-2.5 py-1 text-xs leading-none font-bold tracking-wider text-on-red">
        <span aria-hidden="true" className="size-2 animate-sheen rounded-full bg-white" />
        LIVE
      </span>
    </Link>
  );
};
