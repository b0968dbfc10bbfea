import { product } from '@rinkside/contracts/product';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { finishCodeFlow } from '../../state/session/oidc-client';
import { takeReturnTo } from '../../features/session/return-to';
import { sessionMessages } from '../../state/session/messages';
import { beginSession } from '../../state/session/session.store';
import { TextLink } from '../../ui/link';
import { Spinner } from '../../ui/spinner';
import { toast } from '../../ui/toast';

/** The reason comes from the URL, so it is untrusted input: shorten it and show it as plain text only. */
const maxReasonLength = 200;
const slowAfterMs = 8000;

/** Returns the error message if the provider sent no code, else null. */
const errorMessageOf = (params: URLSearchParams): string | null => {
  const error = params.get('error');
  if (error) {
    const reason = params.get('error_description') ?? error;
    return sessionMessages.callbackFailedBecause(reason.slice(0, maxReasonLength));
  }
  return params.get('code') ? null : sessionMessages.callbackFailedBecause(sessionMessages.callbackNoCode);
};

/** `/callback`: exchanges the code once and opens the return page, or goes back to /login with an error. */
export const CallbackPage = () => {
  const navigate = useNavigate();
  const started = useRef(false);
  const [slow, setSlow] = useState(false);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const params = new URLSearchParams(location.search);
    // Removes the code from the URL at once, so it is in no history entry, copied link or referrer.
    history.replaceState(history.state, '', '/callback');
    const finish = async () => {
      const errorMessage = errorMessageOf(params);
      if (errorMessage) {
        toast.error(errorMessage);
        await navigate('/login', { replace: true });
        return;
      }
      try {
        beginSession(await finishCodeFlow(params.get('code') ?? '', params.get('state')));
        toast.success(sessionMessages.loginDone);
        await navigate(takeReturnTo(), { replace: true });
      } catch {
        toast.error(sessionMessages.callbackFailed);
        await navigate('/login', { replace: true });
      }
    };
    void finish();
  }, [navigate]);

  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <main className="grid min-h-dvh place-items-center safe-x">
      <title>{`${sessionMessages.callbackWorking} · ${product.name}`}</title>
      <div className="grid justify-items-center gap-5 text-center">
        <Spinner size="large" label={null} className="text-blue" />
        <output className="display text-2xl">{sessionMessages.callbackWorking}</output>
        {slow && (
          <p className="animate-fade text-soft">
            This takes longer than it should. <TextLink to="/login">Back to sign in</TextLink>
          </p>
        )}
      </div>
    </main>
  );
};
