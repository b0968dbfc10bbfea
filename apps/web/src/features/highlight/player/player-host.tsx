import { useAtom } from 'jotai';
import { Suspense } from 'react';
import { lazyPart } from '../../../lazy-page';
import { playingAtom } from './playing';

const Player = lazyPart('player', () => import('./player').then((part) => part.Player));

/** Where the one player of the app appears. */
export const PlayerHost = () => {
  const [id, setId] = useAtom(playingAtom);
  return (
    id && (
      <Suspense fallback={<output className="page-progress" aria-label="Loading the player" />}>
        <Player key={id} id={id} onClose={() => setId(null)} />
      </Suspense>
    )
  );
};
