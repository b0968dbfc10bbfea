import { useAtom } from 'jotai';
import { toast } from '../../../ui/toast';
import { usePart } from '../../../use-part';
import { highlightSentences } from '../sentences';
import { playingAtom } from './playing';

const player = { chunk: 'player', load: () => import('./player').then((part) => part.Player) };

/** Where the one player of the app appears. */
export const PlayerHost = () => {
  const [id, setId] = useAtom(playingAtom);
  const close = () => setId(null);
  const draw = usePart(player, id !== null, () => {
    close();
    toast.error(highlightSentences.loadFailed);
  });
  if (!id) return null;
  return (
    draw?.({ key: id, id, onClose: close }) ?? (
      <output className="page-progress" aria-label="Loading the player" />
    )
  );
};
