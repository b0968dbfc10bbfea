import { commentRoutes } from '@rinkside/contracts/comment';
import { useState } from 'react';
import { ApiError, call, messageOf } from '../../state/api';
import { entityStore } from '../../state/entities/entity-store';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { toast } from '../../ui/toast';
import { commentMessages } from './messages';

export interface DeleteCommentProps {
  id: string;
  itemId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Confirms and deletes a comment. A 404 counts as deleted. */
export const DeleteComment = ({ id, itemId, open, onOpenChange }: DeleteCommentProps) => {
  const [deleting, setDeleting] = useState(false);
  const remove = async () => {
    setDeleting(true);
    try {
      await call(commentRoutes.remove, { params: { id } }).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      });
      onOpenChange(false);
      entityStore.removeComment(itemId, id);
      toast.success(commentMessages.deleted);
    } catch (error) {
      setDeleting(false);
      toast.error(messageOf(error, commentMessages.deleteFailed));
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete this comment?"
      text="It is deleted for everyone. This cannot be undone."
      confirmLabel="Delete comment"
      loading={deleting}
      onConfirm={() => void remove()}
    />
  );
};
