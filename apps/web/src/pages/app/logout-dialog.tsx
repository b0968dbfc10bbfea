import { useAtomValue } from 'jotai';
import { logout } from '../../state/session/token-refresh';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { uploadingAtom } from '../../features/highlight/upload/upload.state';
import { outboxAtom } from '../../features/outbox/outbox';
import { unsentSummary } from './unsent-summary';

export interface LogoutDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Confirms a logout that would lose unsent content. */
export const LogoutDialog = ({ open, onOpenChange }: LogoutDialogProps) => (
  <ConfirmDialog
    open={open}
    onOpenChange={onOpenChange}
    title="Log out and lose what was not sent?"
    text={`${unsentSummary(useAtomValue(outboxAtom), useAtomValue(uploadingAtom))} not sent yet. Logging out removes everything of yours from this device.`}
    confirmLabel="Log out anyway"
    onConfirm={logout}
  />
);
