import { useAtomValue } from 'jotai';
import type { ComponentType, ReactNode } from 'react';
import { Navigate, Route, Routes, useMatch } from 'react-router-dom';
import { RequireProfile, RequireSession } from '../../features/session/guards';
import { hasProfileAtom, loadProfile, profileAtom, sessionAtom } from '../../state/session';
import { store } from '../../state/store';
import { destinations } from './navigation';
import { loadScreenAt, screenOf } from './screens';
import { Shell } from './shell';

/** The chat needs a session only; every other page a completed profile. */
const Guarded = ({ children }: { children: ReactNode }) => {
  const chat = useMatch('/app/chat');
  const complete = useAtomValue(hasProfileAtom);
  return chat || complete ? children : <RequireProfile>{children}</RequireProfile>;
};

export const AppRoutes = () => (
  <RequireSession>
    <Guarded>
      <Routes>
        <Route index element={<Navigate to="/app/dashboard" replace />} />
        <Route element={<Shell />}>
          {destinations.map(({ path }) => {
            const { Shown: Screen } = screenOf[path];
            return <Route key={path} path={path} element={<Screen key={path} />} />;
          })}
        </Route>
        <Route path="*" element={<Navigate to="/" replace />} />
      </Routes>
    </Guarded>
  </RequireSession>
);

/** Milliseconds to wait for whose app it is; then the page itself says that it waits. */
const patience = 3000;

/**
 * The app once its first screen can be drawn whole: drawn in steps, the page would wait for each of them and be laid
 * out as often.
 */
export const openApp = async (): Promise<ComponentType> => {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, patience);
  const known = !store.get(sessionAtom) || store.get(profileAtom);
  await Promise.race([Promise.all([loadScreenAt(location.pathname), known || loadProfile()]), late]);
  clearTimeout(timer);
  return AppRoutes;
};
