import { useAtomValue } from 'jotai';
import { sessionAtom } from '../../features/session/tokens';
import { LinkButton } from '../../ui/link';

export const useSignedIn = (): boolean => useAtomValue(sessionAtom) !== null;

/** The one big button of the page: 'Open app' for those who are signed in already. */
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
