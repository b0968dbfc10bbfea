import { useQuery } from '@tanstack/react-query';
import { atom, useAtomValue } from 'jotai';
import { queryClient, viewerEpochAtom } from '../../state/query-client';
import { readEmailState, type EmailState } from '../../state/session/account-client';
import { accessTokenAtom, actsAsChildAtom, sessionAtom } from '../../state/session/session.store';
import { useIdentityConfig } from './use-identity-config';

const claimsOf = (accessToken: string): Partial<EmailState & { iss: string }> => {
  try {
    const payload = accessToken.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as ReturnType<typeof claimsOf>;
  } catch {
    return {};
  }
};

/**
 * The email that is not confirmed according to the access token of the embedded provider. It may have been confirmed
 * since. Needs no request, so nothing on the page moves.
 */
export const unconfirmedEmailAtom = atom((get) => {
  const { iss, email, email_verified } = claimsOf(get(accessTokenAtom) ?? '');
  return iss === `${location.origin}/oidc` && email_verified === false ? email : undefined;
});

/** Returns the email of the account at the embedded provider; null while loading, and with a hosted provider. */
export const useEmailState = (): EmailState | null => {
  const identity = useIdentityConfig();
  const session = useAtomValue(sessionAtom);
  const actsAsChild = useAtomValue(actsAsChildAtom);
  const viewing = useAtomValue(viewerEpochAtom);
  const enabled = Boolean(identity?.account_endpoint && session && !actsAsChild);
  const { data } = useQuery(
    {
      queryKey: ['email-state', viewing],
      queryFn: readEmailState,
      enabled,
      // The link in the mail opens another tab.
      refetchOnWindowFocus: 'always',
    },
    queryClient,
  );
  return enabled ? (data ?? null) : null;
};
