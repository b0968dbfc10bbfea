import { product } from '@rinkside/contracts/product';
import { cleanLine } from '@rinkside/contracts/text';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { endCodeFlow, finishCodeFlow, isCodeFlowStarted } from '../../state/session/oidc-client';
import { takeReturnTo } from '../../features/session/return-to';
import { sessionMessages } from '../../state/session/messages';
import { beginSession, sessionAtom } from '../../state/session/session.store';
import { store } from '../../state/store';
import { TextLink } from '../../ui/link';
import { Spinner } from '../../ui/spinner';
import { toast } from '../../ui/toast';

const maxReasonLength = 200;
/** Error codes of OAuth 2.0 and OpenID Connect, which are safe to show from any link. */
const standardErrors = new Set([
  'access_denied', 'invalid_request', 'unauthorized_client', 'unsupported_response_type', 'invalid_scope', 'server_error',
  'temporarily_unavailable', 'interaction_required', 'login_required', 'account_selection_required', 'consent_required',
]); // prettier-ignore
const slowAfterMs = 8000;

/**
 * Returns the error message if the provider sent no code, else null. Any site can link to this page, so it
 * shows texts of the address only if the state belongs to a sign-in started here.
 */
const errorMessageOf = (params: URLSearchParams): string | null => {
  const error = params.get('error');
  if (error) {
    const description = endCodeFlow(params.get('state')) && (params.get('error_description') ?? error);
    const reason = description || (standardErrors.has(error) && error);
    return reason
      ? sessionMessages.callbackFailedBecause(cleanLine(reason).slice(0, maxReasonLength))
      : sessionMessages.callbackFailed;
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
      // Opened again after the sign-in, for instance with Back: nothing failed.
      if (store.get(sessionAtom) && !isCodeFlowStarted(params.get('state'))) {
        await navigate(takeReturnTo(), { replace: true });
        return;
      }
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
