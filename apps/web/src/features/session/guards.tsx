import { childLinkPage, circleLinkPage, teamLinkPage } from '@rinkside/contracts/link-pages';
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { hasProfileAtom, loadProfile, profileAtom, profileErrorAtom } from '../../state/profile';
import { logout } from '../../state/session/token-refresh';
import { sessionAtom, sessionEndAtom } from '../../state/session/session.store';
import { store } from '../../state/store';
import { Button } from '../../ui/button';
import { ErrorState } from '../../ui/error-state';
import { HalfRink } from '../../ui/rink';
import { PageSpinner } from '../../ui/spinner';
import { clearReturnTo, peekReturnTo, rememberReturnTo } from './return-to';

interface GuardProps {
  children: ReactNode;
}

/** Redirects, with a spinner until the other page's script has loaded. */
const Redirect = ({ to }: { to: string }) => (
  <>
    <PageSpinner />
    <Navigate to={to} replace />
  </>
);

/** Redirects to another page and remembers this one. */
const RedirectAndReturn = ({ to }: { to: string }) => {
  const { pathname, search, hash } = useLocation();
  useLayoutEffect(() => rememberReturnTo(pathname + search + hash), [pathname, search, hash]);
  return <Redirect to={to} />;
};

/** Requires a session. Others are redirected to /login and back, or to / after a logout. */
export const RequireSession = ({ children }: GuardProps) => {
  const session = useAtomValue(sessionAtom);
  const end = useAtomValue(sessionEndAtom);
  if (session) return children;
  return end === 'logout' ? <Redirect to="/" /> : <RedirectAndReturn to="/login" />;
};

/** Renders children once the profile is loaded; before that a spinner, or the error with Retry. */
const WithProfile = ({ children }: GuardProps) => {
  const profile = useAtomValue(profileAtom);
  const error = useAtomValue(profileErrorAtom);
  useEffect(() => {
    // Keep an error from the initial load until the user retries: an automatic retry would make it flicker.
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

const RequireCompleteProfile = ({ children }: GuardProps) =>
  useAtomValue(hasProfileAtom) ? children : <RedirectAndReturn to="/onboarding/names" />;

/** Requires a session and a complete profile; redirects to onboarding first. */
export const RequireProfile = ({ children }: GuardProps) => (
  <RequireSession>
    <WithProfile>
      <RequireCompleteProfile>{children}</RequireCompleteProfile>
    </WithProfile>
  </RequireSession>
);

const RequireIncompleteProfile = ({ children }: GuardProps) => {
  const complete = useAtomValue(hasProfileAtom);
  // Decided once on mount: the last onboarding step navigates on its own.
  const [arrivedComplete] = useState(complete);
  return arrivedComplete ? <Redirect to="/app/dashboard" /> : children;
};

/** For the onboarding: requires a session; redirects a complete profile to the dashboard. */
export const RequireUnonboarded = ({ children }: GuardProps) => (
  <RequireSession>
    <WithProfile>
      <RequireIncompleteProfile>{children}</RequireIncompleteProfile>
    </WithProfile>
  </RequireSession>
);

const RedirectToReturnPath = () => {
  const complete = useAtomValue(hasProfileAtom);
  const [returnTo] = useState(peekReturnTo);
  useEffect(() => {
    if (complete) clearReturnTo();
  }, [complete]);
  // These pages are for accounts without a profile, too.
  const isOpen =
    complete || [childLinkPage, circleLinkPage, teamLinkPage].some((page) => returnTo.startsWith(page));
  return <Redirect to={isOpen ? returnTo : '/onboarding/names'} />;
};

/** For /login: redirects signed-in users to the page they came from, or to onboarding. */
export const RedirectSignedIn = ({ children }: GuardProps) => {
  const session = useAtomValue(sessionAtom);
  if (!session) return children;
  return (
    <WithProfile>
      <RedirectToReturnPath />
    </WithProfile>
  );
};
