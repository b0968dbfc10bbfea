import { proofRoutes, proofRules } from '@rinkside/contracts/proof';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Fingerprint, LogIn } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ApiError, call, messageOf } from '../../state/api';
import { queryClient, viewerEpochAtom } from '../../state/query-client';
import { requestProof } from '../../state/session/account-client';
import { canUsePasskeys } from '../../state/session/can-use-passkeys';
import { accountMessage, IdentityError } from '../../state/session/identity-error';
import { sessionMessages } from '../../state/session/messages';
import { startCodeFlow } from '../../state/session/oidc-client';
import { loadPasskey, readOwnPasskeys } from '../../state/session/own-passkeys';
import { sessionAtom } from '../../state/session/session.store';
import { store } from '../../state/store';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { PasswordInput } from '../../ui/password-input';
import { toast } from '../../ui/toast';
import { rememberReturnTo } from './return-to';
import { useIdentityConfig } from './use-identity-config';

export interface ProofOptions {
  /** The profile that the act is about. */
  profile: string;
  /** Does what cannot be undone. With a hosted provider the proof is the ID token, if there is one. */
  act: (proof: string | undefined) => Promise<void>;
  /** Whether the other fields of the dialog are complete. */
  isComplete?: () => boolean;
  /** Shown if the act fails without a message. */
  failed: string;
}

export interface Proof {
  /** The password, or the button that signs in again at a hosted provider. */
  fields: ReactNode;
  /** Confirms with what was entered, then acts. */
  confirm: () => void;
  busy: boolean;
}

/** Returns why the proof was not given; null for another error. */
const refusalOf = (error: unknown): string | null => {
  if (error instanceof IdentityError) return accountMessage(error);
  return error instanceof Error && error.name === 'PasskeyError' ? error.message : null;
};

const SignInAgain = ({ profile }: { profile: string }) => {
  const { pathname, search } = useLocation();
  const start = () => {
    rememberReturnTo(pathname + search);
    call(proofRoutes.nonce, { body: { profile } })
      .then(({ nonce }) => startCodeFlow('reauthenticate', nonce))
      .catch((error: unknown) => toast.error(messageOf(error, sessionMessages.accountFailed)));
  };
  return (
    <div role="alert" className="grid justify-items-start gap-2">
      <p>{sessionMessages.signInAgain}</p>
      <Button variant="secondary" icon={<LogIn size={18} aria-hidden="true" />} onClick={start}>
        Sign in again
      </Button>
    </div>
  );
};

/** Asks for the proof that something needs which cannot be undone. */
export const useProof = ({ profile, act, isComplete = () => true, failed }: ProofOptions): Proof => {
  const isHosted = useIdentityConfig()?.account_endpoint === null;
  const viewing = useAtomValue(viewerEpochAtom);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [needsSignIn, setNeedsSignIn] = useState(false);
  const [busy, setBusy] = useState(false);
  const { data: passkeys = [] } = useQuery(
    { queryKey: ['passkeys', viewing], queryFn: readOwnPasskeys, enabled: !isHosted && canUsePasskeys() },
    queryClient,
  );

  const run = async (prove: () => Promise<string | undefined>) => {
    if (!isComplete()) return;
    setBusy(true);
    try {
      await act(await prove());
    } catch (reason) {
      const refusal = refusalOf(reason);
      if (refusal !== null) setError(refusal);
      else if (isHosted && reason instanceof ApiError && reason.serverMessage === proofRules.notProven)
        setNeedsSignIn(true);
      else toast.error(messageOf(reason, failed));
    } finally {
      setBusy(false);
    }
  };
  const confirm = () => {
    if (isHosted) return void run(() => Promise.resolve(store.get(sessionAtom)?.idToken ?? undefined));
    if (isComplete() && password === '') return setError(proofRules.notProven);
    return void run(() => requestProof({ profile, password }));
  };
  const confirmWithPasskey = () =>
    void run(async () => {
      const { askForPasskey, sendAnswer } = await loadPasskey();
      return sendAnswer(await askForPasskey(), (assertion) => requestProof({ profile, assertion }));
    });

  const fields = isHosted ? (
    needsSignIn && <SignInAgain profile={profile} />
  ) : (
    <div className="grid justify-items-start gap-2">
      <div className="w-full">
        <Field label="Your password" error={error}>
          {(control) => (
            <PasswordInput
              {...control}
              value={password}
              autoComplete="current-password"
              onChange={(event) => {
                setPassword(event.target.value);
                setError(null);
              }}
            />
          )}
        </Field>
      </div>
      {passkeys.length > 0 && (
        <Button
          variant="secondary"
          icon={<Fingerprint size={18} aria-hidden="true" />}
          disabled={busy}
          onClick={confirmWithPasskey}
        >
          Use a passkey instead
        </Button>
      )}
    </div>
  );
  return { fields, confirm, busy };
};
