import { useAtom } from 'jotai';
import { toast } from '../../../ui/toast';
import { usePart } from '../../../use-part';
import { highlightSentences } from '../sentences';
import { playingAtom } from './playing';

const player = { chunk: 'player', load: () => import('./player').then((module) => module.Player) };

/** Renders the app's player. */
export const PlayerHost = () => {
  const [id, setId] = useAtom(playingAtom);
  const close = () => setId(null);
  const renderPlayer = usePart(player, id !== null, () => {
    close();
    toast.error(highlightSentences.loadFailed);
  });
  if (!id) return null;
  return (
    renderPlayer?.({ key: id, id, onClose: close }) ?? (
      <output className="page-progress" aria-label="Loading the player" />
    )
  );
};
