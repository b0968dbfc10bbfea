import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { queryClient, viewerEpochAtom } from '../../state/query-client';
import { readEmailState } from '../../state/session/account-client';
import { accessTokenAtom } from '../../state/session/session.store';
import { refreshAccessToken } from '../../state/session/token-refresh';
import { store } from '../../state/store';
import { unconfirmedEmailAtom } from './email-state';
import { SendVerification } from './send-verification';

/** How often the account is asked whether the email is confirmed, while the page waits for it. */
const intervalMs = 15_000;

const getNewToken = async () => {
  const token = store.get(accessTokenAtom);
  if (token) await refreshAccessToken(token).catch(() => null);
};

export interface AddressNeededProps {
  /** Called once the email is confirmed, with a token that says so. */
  onConfirmed: () => void;
}

/** Sends the link that confirms the email again, and notices when it is confirmed on this or another device. */
export const AddressNeeded = ({ onConfirmed }: AddressNeededProps) => {
  const email = useAtomValue(unconfirmedEmailAtom);
  const viewing = useAtomValue(viewerEpochAtom);
  const isUnconfirmed = email !== undefined;
  const { data } = useQuery(
    {
      queryKey: ['email-state', 'awaited', viewing],
      queryFn: readEmailState,
      enabled: isUnconfirmed,
      refetchInterval: intervalMs,
    },
    queryClient,
  );
  const isConfirmed = isUnconfirmed && data?.email_verified === true;
  const finish = useEffectEvent(onConfirmed);
  useEffect(() => {
    if (isConfirmed) void getNewToken().then(() => finish());
  }, [isConfirmed]);
  if (!isUnconfirmed) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-0 text-sm">
        The link is in the mailbox of <strong className="break-all">{email}</strong>.
      </p>
      <SendVerification />
    </div>
  );
};
