import { ConfirmDialog } from '../../ui/confirm-dialog';
import { takeOut } from './outbox';

export interface DiscardDialogProps {
  id: string;
  /** 'game', 'post'. */
  what: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks before something that is nowhere but on this device is thrown away. */
export const DiscardDialog = ({ id, what, open, onOpenChange }: DiscardDialogProps) => (
  <ConfirmDialog
    open={open}
    onOpenChange={onOpenChange}
    title={`Discard this ${what}?`}
    text="It is on this device only, and nobody can bring it back."
    confirmLabel={`Discard ${what}`}
    onConfirm={() => {
      onOpenChange(false);
      void takeOut(id);
    }}
  />
);
