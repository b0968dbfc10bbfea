import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { MonitorSmartphone } from 'lucide-react';
import { useRef, useState } from 'react';
import { useIdentityConfig } from '../../../features/session/use-identity-config';
import { queryClient, viewerEpochAtom } from '../../../state/query-client';
import { endSession, readSessions, type SessionView } from '../../../state/session/account-client';
import { accountMessage } from '../../../state/session/identity-error';
import { sessionMessages } from '../../../state/session/messages';
import { actsAsChildAtom, sessionAtom } from '../../../state/session/session.store';
import { Button } from '../../../ui/button';
import { ErrorLine } from '../../../ui/error-line';
import { Skeleton } from '../../../ui/skeleton';
import { Timestamp } from '../../../ui/timestamp';
import { toast } from '../../../ui/toast';
import { useFocusRecovery } from '../../../ui/use-focus-recovery';

const sessionsKey = ['sessions'];

/** Removes sessions from the list before it is read again. */
export const keepSessions = (isKept: (session: SessionView) => boolean): void => {
  queryClient.setQueriesData<SessionView[]>({ queryKey: sessionsKey }, (list) => list?.filter(isKept));
};

const Row = ({ session: { id, device, last_used_at, current } }: { session: SessionView }) => {
  const [ending, setEnding] = useState(false);
  const label = device ?? sessionMessages.unknownDevice;
  const end = async () => {
    setEnding(true);
    try {
      await endSession(id);
      keepSessions((session) => session.id !== id);
      toast.success(sessionMessages.sessionEnded(label));
    } catch (error) {
      toast.error(accountMessage(error));
    } finally {
      setEnding(false);
    }
  };
  return (
    <li className="flex min-h-16 items-center gap-3 py-2">
      <MonitorSmartphone size={20} aria-hidden="true" className="shrink-0 text-soft" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold break-words">{label}</p>
        <p className="text-sm text-soft">
          {current ? (
            'This device'
          ) : (
            <>
              Last used <Timestamp at={last_used_at} />
            </>
          )}
        </p>
      </div>
      {!current && (
        <Button
          size="small"
          variant="secondary"
          loading={ending}
          aria-label={`Sign out ${label}`}
          onClick={() => void end()}
        >
          Sign out
        </Button>
      )}
    </li>
  );
};

/** The signed-in sessions of the account at the embedded provider. */
export const Sessions = () => {
  const identity = useIdentityConfig();
  const session = useAtomValue(sessionAtom);
  const actsAsChild = useAtomValue(actsAsChildAtom);
  const viewing = useAtomValue(viewerEpochAtom);
  const list = useRef<HTMLUListElement>(null);
  const keepFocus = useFocusRecovery(list);
  const enabled = Boolean(identity?.account_endpoint && session && !actsAsChild);
  const { data, error, isFetching, refetch } = useQuery(
    { queryKey: [...sessionsKey, viewing], queryFn: readSessions, enabled },
    queryClient,
  );
  if (!enabled) return null;
  return (
    <div className="grid gap-1">
      <h3 className="font-semibold">Signed-in devices</h3>
      {data ? (
        <ul ref={list} {...keepFocus} className="divide-y divide-line">
          {data.map((row) => (
            <Row key={row.id} session={row} />
          ))}
        </ul>
      ) : error ? (
        <ErrorLine onRetry={() => void refetch()} retrying={isFetching}>
          {sessionMessages.sessionsFailed}
        </ErrorLine>
      ) : (
        <Skeleton className="h-16 w-full" />
      )}
    </div>
  );
};
