import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { Navigate, Route, Routes, useMatch } from 'react-router-dom';
import { RequireProfile, RequireSession } from '../../features/session/guards';
import { hasProfileAtom } from '../../state/session';
import { allDestinations, type Destination } from './navigation';
import { NotOpen } from './not-open';
import { screenOf } from './screens';
import { Shell } from './shell';

const Screen = (destination: Destination) => {
  const Open = screenOf[destination.path];
  return Open ? <Open /> : <NotOpen {...destination} />;
};

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
              element={<Screen key={destination.path} {...destination} />}
            />
          ))}
        </Route>
        <Route path="*" element={<Navigate to="/" replace />} />
      </Routes>
    </Guarded>
  </RequireSession>
);
