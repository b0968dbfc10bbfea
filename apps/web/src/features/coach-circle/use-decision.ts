import { useState } from 'react';
import { messageOf } from '../../state/api';
import { loadProfile } from '../../state/profile';
import { queryClient } from '../../state/query-client';
import { toast } from '../../ui/toast';
import { coachCircleMessages } from './messages';

/** Sends a decision that changes who the viewer sees, shows the result and refetches everything. */
export const useDecision = () => {
  const [busy, setBusy] = useState<string | null>(null);
  /** @param name which button is busy @returns false if it failed */
  const run = async (name: string, send: () => Promise<string>): Promise<boolean> => {
    setBusy(name);
    try {
      toast.success(await send());
      return true;
    } catch (error) {
      toast.error(messageOf(error, coachCircleMessages.failed));
      return false;
    } finally {
      void loadProfile();
      await queryClient.invalidateQueries();
      setBusy(null);
    }
  };
  return { busy, run };
};
