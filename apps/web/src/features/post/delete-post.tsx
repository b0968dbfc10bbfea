import { postRoutes } from '@rinkside/contracts/post';
import { useState } from 'react';
import { ApiError, call, messageOf } from '../../state/api';
import { entityStore } from '../../state/entities/entity-store';
import { queryClient } from '../../state/query-client';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { toast } from '../../ui/toast';
import { postMessages } from './messages';

export interface DeletePostProps {
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Confirms and deletes a post, then refetches the lists. A 404 counts as deleted. */
export const DeletePost = ({ id, open, onOpenChange }: DeletePostProps) => {
  const [deleting, setDeleting] = useState(false);
  const remove = async () => {
    setDeleting(true);
    try {
      await call(postRoutes.remove, { params: { id } }).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      });
      onOpenChange(false);
      entityStore.removeItem(id);
      toast.success(postMessages.deleted);
      for (const queryKey of [['feed'], ['post']]) void queryClient.invalidateQueries({ queryKey });
    } catch (error) {
      setDeleting(false);
      toast.error(messageOf(error, postMessages.deleteFailed));
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete this post?"
      text="It is deleted for everyone, with its likes and comments. This cannot be undone."
      confirmLabel="Delete post"
      loading={deleting}
      onConfirm={() => void remove()}
    />
  );
};
