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
import './offline/install-prompt';
import { rememberOrigin } from './features/session/origin';
import { forgetSessionEnd, sessionAtom, sessionEndAtom } from './features/session/tokens';

const Toasts = lazy(() => import('./ui/toasts').then(({ Toasts }) => ({ default: Toasts })));

/** Pages that guard themselves, or that an expired session does not interrupt. */
const settled = /^\/($|login|callback|app|onboarding|highlight|player)/;

/** Where one was is kept by entry of the history; the first of every load is called the same, so by its address. */
const placeKey = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);

/** Around every page: toasts, the scroll position, and the way to /login when the session runs out. */
export const Root = () => {
  const { pathname, search } = useLocation();
  const loading = useNavigation().state === 'loading';
  const session = useAtomValue(sessionAtom);
  const end = useAtomValue(sessionEndAtom);
  // The landing page sends none, so it does not load them.
  const [toasts, setToasts] = useState(pathname !== '/');
  if (pathname !== '/' && !toasts) setToasts(true);
  const expired = !session && end === 'expired' && !settled.test(pathname);

  useEffect(() => {
    if (pathname === '/' || pathname === '/login') forgetSessionEnd();
  }, [pathname]);
  useEffect(() => {
    if (expired) rememberOrigin(pathname + search);
  }, [expired, pathname, search]);

  return (
    <>
      {expired && <Navigate to="/login" replace />}
      {loading && <output className="page-progress" aria-label="Loading page" />}
      <Outlet />
      {/* Each toast speaks for itself; with this, windows that hide the page from screen readers leave them be. */}
      {toasts && (
        <div aria-live="off">
          <Suspense fallback={null}>
            <Toasts />
          </Suspense>
        </div>
      )}
      <ScrollRestoration getKey={placeKey} />
    </>
  );
};
