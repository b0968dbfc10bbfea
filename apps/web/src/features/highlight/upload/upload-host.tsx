import { atom, useAtom } from 'jotai';
import { Suspense, useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { lazyPart } from '../../../lazy-page';

const UploadScreen = lazyPart('upload', () => import('./upload-screen').then((part) => part.UploadScreen));

/** Its script stays once it came: an upload goes on while its window is closed. */
const neededAtom = atom(false);

/** Opens where it stands, so that Back closes it again. */
export const addHighlight = { to: '?add=highlight', state: { over: true } } as const;

/** `?add=highlight` on any page of the app opens the upload over it. */
export const UploadHost = () => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [needed, setNeeded] = useAtom(neededAtom);
  const open = search.get('add') === 'highlight';
  useEffect(() => {
    if (open) setNeeded(true);
  }, [open, setNeeded]);

  const show = () => void navigate(addHighlight.to, { state: addHighlight.state });
  const close = () => {
    if ((state as typeof addHighlight.state | null)?.over) return void navigate(-1);
    const rest = new URLSearchParams(search);
    rest.delete('add');
    return void navigate({ search: rest.toString() }, { replace: true });
  };
  return open || needed ? (
    <Suspense fallback={<output className="page-progress" aria-label="Loading" />}>
      <UploadScreen open={open} onOpen={show} onClose={close} />
    </Suspense>
  ) : null;
};
