import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { logout } from '../../state/session';
import { usePart } from '../../use-part';
import { uploadingAtom } from '../highlight/upload/upload.state';
import { outboxAtom } from './outbox';

const leaveDialog = { chunk: 'leave', load: () => import('./leave-dialog').then((part) => part.LeaveDialog) };

/** The way out: asks first when something has not been sent, because it goes with whoever leaves. */
export const useLeave = (): { leave: () => void; dialog: ReactNode } => {
  const [asking, setAsking] = useState(false);
  const uploading = useAtomValue(uploadingAtom);
  const unsent = useAtomValue(outboxAtom).length > 0 || uploading;
  // All of it was sent while this was asked.
  if (asking && !unsent) setAsking(false);
  const drawDialog = usePart(leaveDialog, asking, () => setAsking(false));
  return {
    leave: unsent ? () => setAsking(true) : logout,
    dialog: drawDialog?.({ open: asking, onOpenChange: setAsking }),
  };
};
