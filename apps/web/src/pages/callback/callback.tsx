import { product } from '@rinkside/contracts/product';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { finishCodeFlow } from '../../features/session/identity';
import { takeOrigin } from '../../features/session/origin';
import { sessionSentences as say } from '../../features/session/sentences';
import { beginSession } from '../../state/session';
import { TextLink } from '../../ui/link';
import { Spinner } from '../../ui/spinner';
import { toast } from '../../ui/toast';

/** Text from the address is anybody's: short, and never more than text. */
const longestReason = 200;
const escapeAfter = 8000;

/** What the provider sent back instead of a code, or null. */
const refusalIn = (params: URLSearchParams): string | null => {
  const error = params.get('error');
  if (error) {
    const reason = params.get('error_description') ?? error;
    return say.callbackFailedBecause(reason.slice(0, longestReason));
  }
  return params.get('code') ? null : say.callbackFailedBecause(say.callbackNoCode);
};

/** `/callback`: exchanges the code once and goes on to the remembered page, or back to /login with the reason. */
export const Callback = () => {
  const navigate = useNavigate();
  const started = useRef(false);
  const [slow, setSlow] = useState(false);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const params = new URLSearchParams(location.search);
    // The code leaves the address at once: no history entry, copy or referrer carries it.
    history.replaceState(history.state, '', '/callback');
    const finish = async () => {
      const refusal = refusalIn(params);
      if (refusal) {
        toast.error(refusal);
        await navigate('/login', { replace: true });
        return;
      }
      try {
        beginSession(await finishCodeFlow(params.get('code') ?? '', params.get('state')));
        toast.success(say.loginDone);
        await navigate(takeOrigin(), { replace: true });
      } catch {
        toast.error(say.callbackFailed);
        await navigate('/login', { replace: true });
      }
    };
    void finish();
  }, [navigate]);

  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), escapeAfter);
    return () => clearTimeout(timer);
  }, []);

  return (
    <main className="grid min-h-dvh place-items-center safe-x">
      <title>{`${say.callbackWorking} · ${product.name}`}</title>
      <div className="grid justify-items-center gap-5 text-center">
        <Spinner size="large" label={null} className="text-blue" />
        <output className="display text-2xl">{say.callbackWorking}</output>
        {slow && (
          <p className="animate-fade text-soft">
            This takes longer than it should. <TextLink to="/login">Back to sign in</TextLink>
          </p>
        )}
      </div>
    </main>
  );
};
