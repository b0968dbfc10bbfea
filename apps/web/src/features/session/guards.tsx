import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import {
  hasProfileAtom,
  loadProfile,
  logout,
  profileAtom,
  profileErrorAtom,
  sessionAtom,
  sessionEndAtom,
} from '../../state/session';
import { store } from '../../state/store';
import { Button } from '../../ui/button';
import { ErrorState } from '../../ui/error-state';
import { HalfRink } from '../../ui/rink';
import { PageSpinner } from '../../ui/spinner';
import { forgetOrigin, peekOrigin, rememberOrigin } from './origin';

interface GuardProps {
  children: ReactNode;
}

/** Leaves for another page and remembers this one. */
const Detour = ({ to }: { to: string }) => {
  const { pathname, search, hash } = useLocation();
  useLayoutEffect(() => rememberOrigin(pathname + search + hash), [pathname, search, hash]);
  return <Navigate to={to} replace />;
};

/** Shows its children to a signed-in visitor; others go to /login and come back, or to / after a logout. */
export const RequireSession = ({ children }: GuardProps) => {
  const session = useAtomValue(sessionAtom);
  const end = useAtomValue(sessionEndAtom);
  if (session) return children;
  return end === 'logout' ? <Navigate to="/" replace /> : <Detour to="/login" />;
};

/** Children once the profile is known; a spinner before, the cause and Retry when it cannot be. */
const WithProfile = ({ children }: GuardProps) => {
  const profile = useAtomValue(profileAtom);
  const error = useAtomValue(profileErrorAtom);
  useEffect(() => {
    // What failed while the page was opened is told first: asked for again, it would flicker under the reader's finger.
    if (!profile && !store.get(profileErrorAtom)) void loadProfile();
    return () => store.set(profileErrorAtom, null);
  }, [profile]);
  if (profile) return children;
  if (!error) return <PageSpinner label="Checking your session" />;
  return (
    <main className="relative grid min-h-dvh place-items-center overflow-hidden safe-x">
      <HalfRink className="absolute inset-0 size-full text-edge opacity-40" />
      <div className="relative w-full max-w-lg rounded-xl border border-line bg-raised shadow-high">
        <ErrorState title={error} text="You are still signed in." onRetry={() => void loadProfile()}>
          <Button variant="ghost" onClick={logout}>
            Logout
          </Button>
        </ErrorState>
      </div>
    </main>
  );
};

const OnlyOnboarded = ({ children }: GuardProps) =>
  useAtomValue(hasProfileAtom) ? children : <Detour to="/onboarding/names" />;

/** As RequireSession, and the profile must be complete; else onboarding first, then this page. */
export const RequireProfile = ({ children }: GuardProps) => (
  <RequireSession>
    <WithProfile>
      <OnlyOnboarded>{children}</OnlyOnboarded>
    </WithProfile>
  </RequireSession>
);

const OnlyNewcomers = ({ children }: GuardProps) => {
  const complete = useAtomValue(hasProfileAtom);
  // Decided on arrival: whoever finishes here is sent on by the last step itself.
  const [arrivedComplete] = useState(complete);
  return arrivedComplete ? <Navigate to="/app/dashboard" replace /> : children;
};

/** For the onboarding: signed in, profile loaded. Whoever arrives with a complete one goes to the dashboard. */
export const RequireNewcomer = ({ children }: GuardProps) => (
  <RequireSession>
    <WithProfile>
      <OnlyNewcomers>{children}</OnlyNewcomers>
    </WithProfile>
  </RequireSession>
);

const Onward = () => {
  const complete = useAtomValue(hasProfileAtom);
  const [origin] = useState(peekOrigin);
  useEffect(() => {
    if (complete) forgetOrigin();
  }, [complete]);
  return <Navigate to={complete ? origin : '/onboarding/names'} replace />;
};

/** For /login: the signed-in go on to the page they came from, or into onboarding, before anything paints. */
export const RedirectSignedIn = ({ children }: GuardProps) => {
  const session = useAtomValue(sessionAtom);
  if (!session) return children;
  return (
    <WithProfile>
      <Onward />
    </WithProfile>
  );
};
