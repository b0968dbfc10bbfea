import { useAtomValue } from 'jotai';
import { logout } from '../../state/session/token-refresh';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { uploadingAtom } from '../../features/highlight/upload/upload.state';
import { highlightDraftName } from '../../features/highlight/upload/upload.state';
import { accountDraftsAtom } from '../../state/offline/draft-store';
import { unsentLogsAtom } from '../../features/live-game/live-log';
import { accountOutboxAtom } from '../../features/outbox/outbox';
import { unsentSummary } from './unsent-summary';

export interface LogoutDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Confirms a logout that would lose unsent content. */
export const LogoutDialog = ({ open, onOpenChange }: LogoutDialogProps) => {
  const uploading = useAtomValue(uploadingAtom);
  // The draft of a highlight that is being uploaded is counted as the highlight.
  const drafts = useAtomValue(accountDraftsAtom).filter(
    ({ name }) => !uploading || name !== highlightDraftName,
  );
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Log out and delete unsent entries?"
      text={`${unsentSummary(useAtomValue(accountOutboxAtom), uploading, drafts.length, useAtomValue(unsentLogsAtom).length)} not sent yet. Logging out removes everything of yours from this device.`}
      confirmLabel="Log out anyway"
      onConfirm={logout}
    />
  );
};
