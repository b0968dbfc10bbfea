import { useState } from 'react';
import { messageOf } from '../../state/api';
import { reloadCircles } from '../../state/circles.live';
import { toast } from '../../ui/toast';

/** Sends a change of a group, says how it ended, and reads the groups again. */
export const useCircleAction = () => {
  const [busy, setBusy] = useState(false);
  /** @returns false if it failed */
  const run = async (send: () => Promise<string>, failed: string): Promise<boolean> => {
    setBusy(true);
    try {
      toast.success(await send());
      return true;
    } catch (error) {
      toast.error(messageOf(error, failed));
      return false;
    } finally {
      await reloadCircles();
      setBusy(false);
    }
  };
  return { busy, run };
};
