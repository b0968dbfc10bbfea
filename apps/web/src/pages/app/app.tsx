import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { Navigate, Route, Routes, useMatch } from 'react-router-dom';
import { RequireProfile, RequireSession } from '../../features/session/guards';
import { hasProfileAtom } from '../../state/session';
import { destinations } from './navigation';
import { screenOf } from './screens';
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
            const Screen = screenOf[path];
            return <Route key={path} path={path} element={<Screen key={path} />} />;
          })}
        </Route>
        <Route path="*" element={<Navigate to="/" replace />} />
      </Routes>
    </Guarded>
  </RequireSession>
);
