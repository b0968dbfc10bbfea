import { useAtomValue } from 'jotai';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { toast } from '../../../ui/toast';
import { useLazyComponent } from '../../../ui/use-lazy-component';
import { highlightMessages } from '../messages';
import { uploadingAtom } from './upload.state';

const screen = {
  chunk: 'upload',
  load: () => import('./upload-screen').then((module) => module.UploadScreen),
};

/** Link that opens the upload over the current page, so that Back closes it. */
export const addHighlight = { to: '?add=highlight', state: { over: true } } as const;

/** `?add=highlight` on any app page opens the upload dialog. Stays mounted for the tray once loaded. */
export const UploadHost = () => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const open = search.get('add') === 'highlight';

  const show = () => void navigate(addHighlight.to, { state: addHighlight.state });
  const close = () => {
    if ((state as typeof addHighlight.state | null)?.over) return void navigate(-1);
    const remaining = new URLSearchParams(search);
    remaining.delete('add');
    return void navigate({ search: remaining.toString() }, { replace: true });
  };
  // Also load it for an unfinished upload, to show the tray.
  const uploading = useAtomValue(uploadingAtom);
  const renderScreen = useLazyComponent(screen, open || uploading, () => {
    close();
    toast.error(highlightMessages.uploadFailed);
  });
  return renderScreen?.({ open, onOpen: show, onClose: close }) ?? null;
};
