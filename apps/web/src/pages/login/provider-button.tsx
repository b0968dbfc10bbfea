import type { ConfigView } from '@rinkside/contracts/session';
import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { startCodeFlow } from '../../state/session/oidc-client';
import { loginMessage, signUpMessage } from '../../state/session/identity-error';
import { loadConfig } from '../../state/config';
import { Button } from '../../ui/button';
import { toast } from '../../ui/toast';

/** 'Continue with {provider}'. Its space is reserved until the configuration has loaded. */
export const ProviderButton = ({ mode }: { mode: 'signin' | 'signup' }) => {
  const [identity, setIdentity] = useState<ConfigView['identity'] | null>(null);
  const [redirecting, setRedirecting] = useState(false);
  useEffect(() => {
    let unmounted = false;
    loadConfig().then(
      (config) => unmounted || setIdentity(config.identity),
      // The password form works without this; it shows its own errors.
      () => null,
    );
    return () => {
      unmounted = true;
    };
  }, []);
  const startLogin = async () => {
    setRedirecting(true);
    try {
      await startCodeFlow(mode === 'signup' ? 'signup' : 'login');
    } catch (error) {
      setRedirecting(false);
      toast.error(mode === 'signup' ? signUpMessage(error) : loginMessage(error));
    }
  };
  return (
    <div className="mt-5 min-h-24">
      {identity && (
        <div className="grid animate-fade gap-5">
          <p className="flex items-center gap-4 text-sm text-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            or
          </p>
          <Button
            variant="secondary"
            wide
            loading={redirecting}
            icon={<KeyRound size={18} aria-hidden="true" />}
            onClick={() => void startLogin()}
          >
            Continue with {identity.label}
          </Button>
        </div>
      )}
    </div>
  );
};
