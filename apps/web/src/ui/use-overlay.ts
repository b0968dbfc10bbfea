import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { isOverlayEntry } from './use-back-to-close';

/**
 * Keeps the open state of a dialog in the URL (`?name=value`): links open it, Back closes it. `close` goes back in the
 * history if `show` opened the dialog, else it removes the query parameter.
 */
export const useOverlay = (name: string, value: string) => {
  const [search] = useSearchParams();
  const { state, hash } = useLocation();
  const navigate = useNavigate();
  const open = search.get(name) === value;

  const show = () => {
    const next = new URLSearchParams(search);
    next.set(name, value);
    void navigate(
      { search: next.toString(), hash },
      { replace: isOverlayEntry(), state: { over: true }, preventScrollReset: true },
    );
  };
  const close = () => {
    if (!open) return;
    if ((state as { over?: boolean } | null)?.over) {
      void navigate(-1);
      return;
    }
    const next = new URLSearchParams(search);
    next.delete(name);
    void navigate({ search: next.toString(), hash }, { replace: true, preventScrollReset: true });
  };
  return { open, show, close };
};
