import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { runningGamesAtom } from '../../state/entities/entity-store';
import { openLogsAtom } from './live-log';

const LiveCards = lazy(() => import('./live-cards').then(({ LiveCards }) => ({ default: LiveCards })));

export interface LiveGamesProps {
  /** Shows only the games of this organization or player. */
  of?: { organization: string } | { player: string };
}

/** The running games that the viewer may see, those they score first. Nothing is shown without one. */
export const LiveGames = ({ of }: LiveGamesProps) => {
  const logs = useAtomValue(openLogsAtom);
  const own = of ? [] : logs.map(({ log }) => log.id);
  const games = useAtomValue(runningGamesAtom).filter(
    ({ id, organization, player }) =>
      !own.includes(id) &&
      (!of || ('player' in of ? player.id === of.player : organization?.id === of.organization)),
  );
  if (games.length + own.length === 0) return null;
  return (
    <Suspense>
      <LiveCards own={own} games={games} />
    </Suspense>
  );
};
