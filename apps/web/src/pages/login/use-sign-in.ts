import { useState } from 'react';
import type { Session } from '../../state/session/session-storage';
import { beginSession } from '../../state/session/session.store';
import { toast } from '../../ui/toast';

interface SignInMessages {
  done: string;
  messageOf: (error: unknown) => string;
}

/** Runs a sign-in attempt. An error is shown as a toast and returned for the form. */
export const useSignIn = ({ done, messageOf }: SignInMessages) => {
  const [failure, setFailure] = useState<string | null>(null);
  const attempt = async (signIn: () => Promise<Session>): Promise<void> => {
    setFailure(null);
    try {
      const session = await signIn();
      toast.success(done);
      beginSession(session);
    } catch (error) {
      const message = messageOf(error);
      setFailure(message);
      toast.error(message);
    }
  };
  return { failure, attempt };
};
