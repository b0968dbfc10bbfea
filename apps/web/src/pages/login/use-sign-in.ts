import { useState } from 'react';
import type { Session } from '../../features/session/storage';
import { beginSession } from '../../state/session';
import { toast } from '../../ui/toast';

interface Outcome {
  done: string;
  messageOf: (error: unknown) => string;
}

/** Runs one try to open a session; its failure is toasted and stays readable in the form. */
export const useSignIn = ({ done, messageOf }: Outcome) => {
  const [failure, setFailure] = useState<string | null>(null);
  const attempt = async (open: () => Promise<Session>): Promise<void> => {
    setFailure(null);
    try {
      const session = await open();
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
