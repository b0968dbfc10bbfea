import { useAtomValue } from 'jotai';
import type { ComponentType, ReactNode } from 'react';
import { Navigate, Route, Routes, useMatch } from 'react-router-dom';
import { RequireProfile, RequireSession } from '../../features/session/guards';
import { hasProfileAtom, loadProfile, profileAtom } from '../../state/profile';
import { sessionAtom } from '../../state/session/session.store';
import { store } from '../../state/store';
import { destinations } from './navigation';
import { loadScreenAt, screensByPath } from './screens';
import { Shell } from './shell';

/** The chat requires only a session; every other page also a completed profile. */
const Guarded = ({ children }: { children: ReactNode }) => {
  const chat = useMatch('/app/chat');
  const complete = useAtomValue(hasProfileAtom);
  return chat || complete ? children : <RequireProfile>{children}</RequireProfile>;
};

/** The profile is not a query, so it is read again here when the page becomes visible. */
const onVisible = () => {
  if (!document.hidden && store.get(sessionAtom)) void loadProfile();
};
document.addEventListener('visibilitychange', onVisible);

export const AppRoutes = () => (
  <RequireSession>
    <Guarded>
      <Routes>
        <Route index element={<Navigate to="/app/dashboard" replace />} />
        <Route element={<Shell />}>
          {destinations.map(({ path }) => {
            const { Component: Screen } = screensByPath[path];
            return <Route key={path} path={path} element={<Screen key={path} />} />;
          })}
        </Route>
        <Route path="*" element={<Navigate to="/" replace />} />
      </Routes>
    </Guarded>
  </RequireSession>
);

/** How long to wait for the first screen and the profile before the page shows its own loading state. */
const initialLoadTimeoutMs = 3000;

/** Loads the app together with its first screen and the profile, so that the first render is complete and laid out once. */
export const loadApp = async (): Promise<ComponentType> => {
  const { promise: timeout, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, initialLoadTimeoutMs);
  const profileReady = !store.get(sessionAtom) || store.get(profileAtom);
  await Promise.race([
    Promise.all([loadScreenAt(location.pathname), profileReady || loadProfile()]),
    timeout,
  ]);
  clearTimeout(timer);
  return AppRoutes;
};
