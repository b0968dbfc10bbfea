import { followRoutes } from '@rinkside/contracts/follow';
import { isolate } from '@rinkside/contracts/text';
import { useState } from 'react';
import { call, messageOf } from '../../state/api';
import { queryClient } from '../../state/query-client';
import { Button } from '../../ui/button';
import { toast } from '../../ui/toast';
import { followMessages } from './messages';

/** Ends the follow of a player by the profile shown. */
export const EndFollow = ({ userId, name }: { userId: string; name: string }) => {
  const [busy, setBusy] = useState(false);
  const end = async () => {
    setBusy(true);
    try {
      await call(followRoutes.unfollow, { params: { id: userId } });
      void queryClient.invalidateQueries({ queryKey: ['follows'] });
    } catch (error) {
      toast.error(messageOf(error, followMessages.removeFailed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="small"
      variant="secondary"
      loading={busy}
      aria-label={`Unfollow ${isolate(name)}`}
      onClick={() => void end()}
    >
      Unfollow
    </Button>
  );
};
