import { ConfirmDialog } from '../../ui/confirm-dialog';
import { removeEntry } from './outbox';

export interface DiscardDialogProps {
  id: string;
  /** Noun for the entry: 'game', 'post'. */
  noun: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Confirms discarding an outbox entry, which exists on this device only. */
export const DiscardDialog = ({ id, noun, open, onOpenChange }: DiscardDialogProps) => (
  <ConfirmDialog
    open={open}
    onOpenChange={onOpenChange}
    title={`Discard this ${noun}?`}
    text="It is stored on this device only and cannot be restored."
    confirmLabel={`Discard ${noun}`}
    onConfirm={() => {
      onOpenChange(false);
      void removeEntry(id);
    }}
  />
);
