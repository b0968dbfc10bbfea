import { Fingerprint } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useIdentityConfig } from '../../features/session/use-identity-config';
import { canUsePasskeys } from '../../state/session/can-use-passkeys';
import { accountMessage } from '../../state/session/identity-error';
import { sessionMessages } from '../../state/session/messages';
import { signInWithAssertion } from '../../state/session/oidc-client';
import { loadPasskey } from '../../state/session/own-passkeys';
import { Button } from '../../ui/button';
import { useSignIn } from './use-sign-in';

/** Less than the provider accepts the answer to a request, ms. */
const suggestionLifetimeMs = 4 * 60_000;

/** 'Use a passkey', with the embedded provider. The browser also suggests passkeys in the email field. */
export const PasskeyButton = () => {
  const endpoint = useIdentityConfig()?.account_endpoint;
  const [busy, setBusy] = useState(false);
  const [round, setRound] = useState(0);
  const { attempt } = useSignIn({
    done: sessionMessages.loginDone,
    messageOf: (error) =>
      error instanceof Error && error.name === 'PasskeyError' ? error.message : accountMessage(error),
  });
  const suggests = Boolean(endpoint) && canUsePasskeys() && !busy;

  useEffect(() => {
    if (!suggests) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const nextRound = () => setRound((count) => count + 1);
    const suggest = async () => {
      const { suggestPasskeys, sendAnswer } = await loadPasskey();
      const answer = await suggestPasskeys(signal);
      if (answer === null || signal.aborted) return;
      await attempt(() => sendAnswer(answer, signInWithAssertion));
      if (!signal.aborted) nextRound();
    };
    void suggest().catch(() => undefined);
    const timer = setTimeout(nextRound, suggestionLifetimeMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `attempt` is new in every render
  }, [suggests, round]);

  if (!canUsePasskeys() || endpoint === null) return null;
  // Its space is reserved until the configuration has loaded.
  if (endpoint === undefined) return <div className="mt-3 min-h-target" />;
  const signIn = async () => {
    setBusy(true);
    await attempt(async () => {
      const { askForPasskey, sendAnswer } = await loadPasskey();
      return sendAnswer(await askForPasskey(), signInWithAssertion);
    });
    setBusy(false);
  };
  return (
    <Button
      variant="secondary"
      wide
      className="mt-3"
      loading={busy}
      icon={<Fingerprint size={18} aria-hidden="true" />}
      onClick={() => void signIn()}
    >
      Use a passkey
    </Button>
  );
};
