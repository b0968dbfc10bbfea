import { gameRoutes } from '@rinkside/contracts/game';
import { useState } from 'react';
import { ApiError, call, messageOf } from '../../state/api';
import { entityStore } from '../../state/entities/entity-store';
import { queryClient } from '../../state/query-client';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { toast } from '../../ui/toast';
import { gameMessages } from './messages';

export interface DeleteGameProps {
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called before the game is removed from the entity store. */
  onDeleted?: (() => void) | undefined;
}

/** Confirms and deletes a game, then refetches the lists. A 404 counts as deleted. */
export const DeleteGame = ({ id, open, onOpenChange, onDeleted }: DeleteGameProps) => {
  const [deleting, setDeleting] = useState(false);
  const remove = async () => {
    setDeleting(true);
    try {
      await call(gameRoutes.remove, { params: { id } }).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      });
      onOpenChange(false);
      onDeleted?.();
      entityStore.removeItem(id);
      toast.success(gameMessages.deleted);
      for (const queryKey of [['feed'], ['game', 'own'], ['season']])
        void queryClient.invalidateQueries({ queryKey });
    } catch (error) {
      setDeleting(false);
      toast.error(messageOf(error, gameMessages.deleteFailed));
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete this game?"
      text="It is deleted for everyone, with its likes and comments, and your season is counted without it. This cannot be undone."
      confirmLabel="Delete game"
      loading={deleting}
      onConfirm={() => void remove()}
    />
  );
};
