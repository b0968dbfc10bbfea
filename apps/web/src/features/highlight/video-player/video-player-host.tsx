import { useAtom } from 'jotai';
import { toast } from '../../../ui/toast';
import { useLazyComponent } from '../../../ui/use-lazy-component';
import { highlightMessages } from '../messages';
import { playingAtom } from './playing';

const player = { chunk: 'player', load: () => import('./video-player').then((module) => module.VideoPlayer) };

/** Renders the app's player. */
export const VideoPlayerHost = () => {
  const [id, setId] = useAtom(playingAtom);
  const close = () => setId(null);
  const renderPlayer = useLazyComponent(player, id !== null, () => {
    close();
    toast.error(highlightMessages.loadFailed);
  });
  return id && (renderPlayer?.({ key: id, id, onClose: close }) ?? null);
};
