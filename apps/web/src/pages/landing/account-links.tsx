import { useAtomValue } from 'jotai';
import { sessionAtom } from '../../state/session/session.store';
import { LinkButton } from '../../ui/link';

export const useSignedIn = (): boolean => useAtomValue(sessionAtom) !== null;

/** The main button of the page: 'Open app' for signed-in visitors, else sign-up. */
export const StartLink = ({ children }: { children: string }) =>
  useSignedIn() ? (
    <LinkButton to="/app/dashboard" size="large">
      Open app
    </LinkButton>
  ) : (
    <LinkButton to="/login?mode=signup" size="large">
      {children}
    </LinkButton>
  );
