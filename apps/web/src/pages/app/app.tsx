import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { Navigate, Route, Routes, useMatch } from 'react-router-dom';
import { RequireProfile, RequireSession } from '../../features/session/guards';
import { hasProfileAtom } from '../../state/session';
import { Dashboard } from './dashboard/dashboard';
import { allDestinations, type Path } from './navigation';
import { NotOpen } from './not-open';
import { Shell } from './shell';

/** The screens that are open. */
const screens: Partial<Record<Path, ReactNode>> = { dashboard: <Dashboard /> };
const screenOf: Partial<Record<string, ReactNode>> = screens;

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
          {allDestinations.map((destination) => (
            <Route
              key={destination.path}
              path={destination.path}
              element={screenOf[destination.path] ?? <NotOpen {...destination} />}
            />
          ))}
        </Route>
        <Route path="*" element={<Navigate to="/" replace />} />
      </Routes>
    </Guarded>
  </RequireSession>
);
