import { useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { setBlocked } from './block';

export interface BlockDialogProps {
  userId: string;
  /** Whom, as the viewer knows them. */
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Once they are blocked; whatever showed them shows nothing any more. */
  onBlocked?: () => void;
}

/** Asks before somebody is blocked, and says what it does. */
export const BlockDialog = ({ userId, name, open, onOpenChange, onBlocked }: BlockDialogProps) => {
  const [blocking, setBlocking] = useState(false);
  const block = async () => {
    setBlocking(true);
    const done = await setBlocked(userId, true);
    setBlocking(false);
    if (!done) return;
    onOpenChange(false);
    onBlocked?.();
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Block ${name}?`}
      text="Neither of you sees the other any more, and you stop following each other. They are not told. You can unblock them in Settings."
      confirmLabel="Block"
      loading={blocking}
      onConfirm={() => void block()}
    />
  );
};
