import { useAtomValue } from 'jotai';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { toast } from '../../../ui/toast';
import { usePart } from '../../../use-part';
import { highlightSentences } from '../sentences';
import { uploadingAtom } from './upload.state';

const screen = { chunk: 'upload', load: () => import('./upload-screen').then((part) => part.UploadScreen) };

/** Opens where it stands, so that Back closes it again. */
export const addHighlight = { to: '?add=highlight', state: { over: true } } as const;

/** `?add=highlight` on any page of the app opens the upload over it; once here, it stays for its dock. */
export const UploadHost = () => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const open = search.get('add') === 'highlight';

  const show = () => void navigate(addHighlight.to, { state: addHighlight.state });
  const close = () => {
    if ((state as typeof addHighlight.state | null)?.over) return void navigate(-1);
    const rest = new URLSearchParams(search);
    rest.delete('add');
    return void navigate({ search: rest.toString() }, { replace: true });
  };
  // Whoever comes back to the app finds the dock of what is still being sent.
  const uploading = useAtomValue(uploadingAtom);
  const draw = usePart(screen, open || uploading, () => {
    close();
    toast.error(highlightSentences.uploadFailed);
  });
  if (draw) return draw({ open, onOpen: show, onClose: close });
  return open && <output className="page-progress" aria-label="Loading" />;
};
