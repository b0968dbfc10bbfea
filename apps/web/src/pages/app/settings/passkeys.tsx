import type { PasskeyView } from '@rinkside/contracts/session';
import { isolate } from '@rinkside/contracts/text';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Fingerprint } from 'lucide-react';
import { useRef, useState } from 'react';
import { useIdentityConfig } from '../../../features/session/use-identity-config';
import { queryClient, viewerEpochAtom } from '../../../state/query-client';
import { canUsePasskeys } from '../../../state/session/can-use-passkeys';
import { removePasskey } from '../../../state/session/account-client';
import { accountMessage } from '../../../state/session/identity-error';
import { sessionMessages } from '../../../state/session/messages';
import { readOwnPasskeys } from '../../../state/session/own-passkeys';
import { actsAsChildAtom, sessionAtom } from '../../../state/session/session.store';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { ErrorLine } from '../../../ui/error-line';
import { Skeleton } from '../../../ui/skeleton';
import { Timestamp } from '../../../ui/timestamp';
import { toast } from '../../../ui/toast';
import { useFocusRecovery } from '../../../ui/use-focus-recovery';
import { useLazyComponent } from '../../../ui/use-lazy-component';

const addDialog = {
  chunk: 'add-passkey',
  load: () => import('./add-passkey').then((module) => module.AddPasskey),
};

const Row = ({ passkey: { id, name, backed_up, created_at, last_used_at } }: { passkey: PasskeyView }) => {
  const [asked, setAsked] = useState(false);
  const [removing, setRemoving] = useState(false);
  const remove = async () => {
    setRemoving(true);
    try {
      await removePasskey(id);
      setAsked(false);
      toast.success(sessionMessages.passkeyRemoved);
      await queryClient.invalidateQueries({ queryKey: ['passkeys'] });
    } catch (error) {
      toast.error(accountMessage(error));
    } finally {
      setRemoving(false);
    }
  };
  return (
    <li className="flex min-h-16 items-center gap-3 py-2">
      <Fingerprint size={20} aria-hidden="true" className="shrink-0 text-soft" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold break-words">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-soft">
          Added <Timestamp at={created_at} />
          {last_used_at && (
            <>
              , last used <Timestamp at={last_used_at} />
            </>
          )}
          {!backed_up && ', on one device only'}
        </p>
      </div>
      <Button
        size="small"
        variant="secondary"
        aria-label={`Remove ${isolate(name)}`}
        onClick={() => setAsked(true)}
      >
        Remove
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={`Remove the passkey ${isolate(name)}?`}
        text="You can no longer sign in with it here. Also remove it from your device or password manager."
        confirmLabel="Remove"
        loading={removing}
        onConfirm={() => void remove()}
      />
    </li>
  );
};

/** The passkeys of the account at the embedded provider, where the browser can use them. */
export const Passkeys = () => {
  const identity = useIdentityConfig();
  const session = useAtomValue(sessionAtom);
  const actsAsChild = useAtomValue(actsAsChildAtom);
  const viewing = useAtomValue(viewerEpochAtom);
  const [adding, setAdding] = useState(false);
  const close = () => setAdding(false);
  const renderDialog = useLazyComponent(addDialog, adding, close);
  const list = useRef<HTMLUListElement>(null);
  const keepFocus = useFocusRecovery(list);
  const enabled = Boolean(identity?.account_endpoint && session && !actsAsChild && canUsePasskeys());
  const { data, error, isFetching, refetch } = useQuery(
    { queryKey: ['passkeys', viewing], queryFn: readOwnPasskeys, enabled },
    queryClient,
  );
  if (!enabled) return null;
  return (
    <div className="grid justify-items-start gap-2">
      <h3 className="font-semibold">Passkeys</h3>
      <p className="text-sm text-soft">
        Sign in with your fingerprint, your face or the PIN of your device instead of the password.
      </p>
      {data && data.length > 0 && (
        <ul ref={list} {...keepFocus} className="w-full divide-y divide-line">
          {data.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {!data && error && (
        <ErrorLine onRetry={() => void refetch()} retrying={isFetching}>
          {sessionMessages.passkeysFailed}
        </ErrorLine>
      )}
      {!data && !error && <Skeleton className="h-12 w-full" />}
      <Button
        variant="secondary"
        icon={<Fingerprint size={18} aria-hidden="true" />}
        onClick={() => setAdding(true)}
      >
        Add a passkey
      </Button>
      {adding && renderDialog?.({ onDone: close })}
    </div>
  );
};
