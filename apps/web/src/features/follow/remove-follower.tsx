import { followRoutes } from '@rinkside/contracts/follow';
import { isolate } from '@rinkside/contracts/text';
import { useState } from 'react';
import { ApiError, call, messageOf } from '../../state/api';
import { queryClient } from '../../state/query-client';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { toast } from '../../ui/toast';
import { followMessages } from './messages';

export interface RemoveFollowerProps {
  userId: string;
  /** Display name. */
  name: string;
}

/** Confirms and removes a follower of the viewer. A 404 counts as removed. */
export const RemoveFollower = ({ userId, name }: RemoveFollowerProps) => {
  const [asking, setAsking] = useState(false);
  const [removing, setRemoving] = useState(false);
  const remove = async () => {
    setRemoving(true);
    try {
      await call(followRoutes.removeFollower, { params: { id: userId } }).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      });
      toast.success(followMessages.removed);
      setAsking(false);
      void queryClient.invalidateQueries({ queryKey: ['follows'] });
    } catch (error) {
      toast.error(messageOf(error, followMessages.removeFailed));
    } finally {
      setRemoving(false);
    }
  };
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        aria-label={`Remove ${isolate(name)}`}
        onClick={() => setAsking(true)}
      >
        Remove
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Remove ${isolate(name)}?`}
        text={`${isolate(name)} no longer follows, and can ask or follow again. A block prevents that.`}
        confirmLabel="Remove"
        loading={removing}
        onConfirm={() => void remove()}
      />
    </>
  );
};
