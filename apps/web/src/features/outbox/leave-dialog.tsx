import { useAtomValue } from 'jotai';
import { logout } from '../../state/session';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { uploadingAtom } from '../highlight/upload/upload.state';
import { outboxAtom } from './outbox';
import { unsentText } from './unsent.text';

export interface LeaveDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Confirms a logout that would lose unsent content. */
export const LeaveDialog = ({ open, onOpenChange }: LeaveDialogProps) => (
  <ConfirmDialog
    open={open}
    onOpenChange={onOpenChange}
    title="Log out and lose what was not sent?"
    text={`${unsentText(useAtomValue(outboxAtom), useAtomValue(uploadingAtom))} not sent yet. Logging out removes everything of yours from this device.`}
    confirmLabel="Log out anyway"
    onConfirm={logout}
  />
);
