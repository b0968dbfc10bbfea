import { highlightRoutes } from '@rinkside/contracts/highlight';
import { useState } from 'react';
import { ApiError, call, messageOf } from '../../../state/api';
import { entityStore } from '../../../state/entities/entity-store';
import { queryClient } from '../../../state/query-client';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { toast } from '../../../ui/toast';
import { highlightMessages } from '../messages';

export interface DeleteHighlightProps {
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Confirms and deletes a highlight, then refetches the lists. A 404 counts as deleted. */
export const DeleteHighlight = ({ id, open, onOpenChange }: DeleteHighlightProps) => {
  const [deleting, setDeleting] = useState(false);
  const remove = async () => {
    setDeleting(true);
    try {
      await call(highlightRoutes.remove, { params: { id } }).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      });
      onOpenChange(false);
      entityStore.removeItem(id);
      toast.success(highlightMessages.deleted);
      for (const queryKey of [['feed'], ['highlight']]) void queryClient.invalidateQueries({ queryKey });
    } catch (error) {
      setDeleting(false);
      toast.error(messageOf(error, highlightMessages.deleteFailed));
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete this highlight?"
      text="The file is deleted too, with its likes and comments. This cannot be undone."
      confirmLabel="Delete highlight"
      loading={deleting}
      onConfirm={() => void remove()}
    />
  );
};
