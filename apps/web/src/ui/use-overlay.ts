import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/**
 * A window over a page that stands in the address (`?name=value`): a link opens it, Back closes it.
 * Closed from inside it takes its own entry of the history away, or only the query where it was opened by a link.
 */
export const useOverlay = (name: string, value: string) => {
  const [search] = useSearchParams();
  const { state, hash } = useLocation();
  const navigate = useNavigate();
  const open = search.get(name) === value;

  const show = () => {
    const next = new URLSearchParams(search);
    next.set(name, value);
    void navigate({ search: next.toString(), hash }, { state: { over: true }, preventScrollReset: true });
  };
  const close = () => {
    if (!open) return;
    if ((state as { over?: boolean } | null)?.over) {
      void navigate(-1);
      return;
    }
    const rest = new URLSearchParams(search);
    rest.delete(name);
    void navigate({ search: rest.toString(), hash }, { replace: true, preventScrollReset: true });
  };
  return { open, show, close };
};
