import { useAtom } from 'jotai';
import { toast } from '../../../ui/toast';
import { useLazyComponent } from '../../../ui/use-lazy-component';
import { highlightMessages } from '../messages';
import { viewedPhotosAtom } from './viewed-photo';

const viewer = {
  chunk: 'photo viewer',
  load: () => import('./photo-viewer').then((module) => module.PhotoViewer),
};
export const preparePhotoViewer = (): void => void viewer.load().catch(() => null);

/** Renders the app's photo viewer. */
export const PhotoViewerHost = () => {
  const [photos, setPhotos] = useAtom(viewedPhotosAtom);
  const close = () => setPhotos(null);
  const renderViewer = useLazyComponent(viewer, photos !== null, () => {
    close();
    toast.error(highlightMessages.loadFailed);
  });
  return photos && (renderViewer?.({ ...photos, onClose: close }) ?? null);
};
