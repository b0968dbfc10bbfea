import type { ConfigView } from '@rinkside/contracts/session';
import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { startCodeFlow } from '../../features/session/identity';
import { loginMessage, signUpMessage } from '../../features/session/identity-error';
import { loadConfig } from '../../state/config';
import { Button } from '../../ui/button';
import { toast } from '../../ui/toast';

/** 'Continue with {provider}' (decisions B24); it comes with the configuration, its place is kept until then. */
export const ProviderButton = ({ mode }: { mode: 'signin' | 'signup' }) => {
  const [identity, setIdentity] = useState<ConfigView['identity'] | null>(null);
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    let gone = false;
    loadConfig().then(
      (config) => gone || setIdentity(config.identity),
      // Without it the form still works as soon as the server answers; it will say what is wrong.
      () => null,
    );
    return () => {
      gone = true;
    };
  }, []);
  const leave = async () => {
    setLeaving(true);
    try {
      await startCodeFlow(mode === 'signup' ? 'signup' : 'login');
    } catch (error) {
      setLeaving(false);
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
            loading={leaving}
            icon={<KeyRound size={18} aria-hidden="true" />}
            onClick={() => void leave()}
          >
            Continue with {identity.label}
          </Button>
        </div>
      )}
    </div>
  );
};
