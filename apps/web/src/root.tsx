import { useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect, useState } from 'react';
import {
  type Location,
  Navigate,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigation,
} from 'react-router-dom';
import './features/offline/install-prompt';
import { rememberReturnTo } from './features/session/return-to';
import { clearSessionEnd, sessionAtom, sessionEndAtom } from './state/session/session.store';
import { isLoadingAtom } from './ui/page-progress';

const Toasts = lazy(() => import('./ui/toasts').then(({ Toasts }) => ({ default: Toasts })));

/** Pages that have their own guard or do not need a session. */
const unguardedPaths = /^\/($|login|callback|app|onboarding|highlight|player|score|join|circle|team)/;

/** Scroll positions are stored by history entry. The first entry of a load always has the key 'default', so use its URL. */
const scrollKey = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);

/** Wraps every page: toasts, scroll restoration, and the redirect to /login when the session expires. */
export const Root = () => {
  const { pathname, search } = useLocation();
  const isNavigating = useNavigation().state === 'loading';
  const isLoading = useAtomValue(isLoadingAtom);
  const session = useAtomValue(sessionAtom);
  const end = useAtomValue(sessionEndAtom);
  // The landing page shows no toasts, so it does not load them.
  const [toasts, setToasts] = useState(pathname !== '/');
  if (pathname !== '/' && !toasts) setToasts(true);
  const expired = !session && end === 'expired' && !unguardedPaths.test(pathname);

  useEffect(() => {
    if (pathname === '/') clearSessionEnd();
  }, [pathname]);
  useEffect(() => {
    if (expired) rememberReturnTo(pathname + search);
  }, [expired, pathname, search]);
  const signedIn = session !== null;
  useEffect(() => {
    // On every page: queued entries must not wait for the next visit of the app.
    if (signedIn)
      void import('./features/offline/start-offline')
        .then((offline) => offline.startOffline())
        .catch(() => null);
  }, [signedIn]);

  return (
    <>
      {expired && <Navigate to="/login" replace />}
      {(isNavigating || isLoading) && <output className="page-progress" aria-label="Loading" />}
      <Outlet />
      {/* Each toast has its own live region. `aria-live` here keeps open dialogs from hiding toasts from screen readers. */}
      {toasts && (
        <div aria-live="off">
          <Suspense fallback={null}>
            <Toasts />
          </Suspense>
        </div>
      )}
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
};
