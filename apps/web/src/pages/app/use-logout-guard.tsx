import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { logout } from '../../state/session/token-refresh';
import { useLazyComponent } from '../../ui/use-lazy-component';
import { uploadingAtom } from '../../features/highlight/upload/upload.state';
import { accountDraftsAtom } from '../../state/offline/draft-store';
import { unsentLogsAtom } from '../../features/live-game/live-log';
import { accountOutboxAtom } from '../../features/outbox/outbox';

const leaveDialog = {
  chunk: 'leave',
  load: () => import('./logout-dialog').then((module) => module.LogoutDialog),
};

/** Logout with a confirmation while content is unsent, because a logout removes it. */
export const useLogoutGuard = (): { requestLogout: () => void; dialog: ReactNode } => {
  const [isConfirming, setIsConfirming] = useState(false);
  const uploading = useAtomValue(uploadingAtom);
  const unsent =
    [useAtomValue(accountOutboxAtom), useAtomValue(accountDraftsAtom), useAtomValue(unsentLogsAtom)].some(
      ({ length }) => length > 0,
    ) || uploading;
  // Everything was sent while the dialog was open.
  if (isConfirming && !unsent) setIsConfirming(false);
  const renderDialog = useLazyComponent(leaveDialog, isConfirming, () => setIsConfirming(false));
  return {
    requestLogout: unsent ? () => setIsConfirming(true) : logout,
    dialog: renderDialog?.({ open: isConfirming, onOpenChange: setIsConfirming }),
  };
};
