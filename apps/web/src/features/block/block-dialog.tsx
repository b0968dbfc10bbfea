import { isolate } from '@rinkside/contracts/text';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { setBlocked } from './block';

export interface BlockDialogProps {
  userId: string;
  /** Display name of the player to block. */
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called after the block, to hide their content. */
  onBlocked?: () => void;
}

/** Confirms a block and explains what it does. */
export const BlockDialog = ({ userId, name, open, onOpenChange, onBlocked }: BlockDialogProps) => {
  const [blocking, setBlocking] = useState(false);
  const block = async () => {
    setBlocking(true);
    const succeeded = await setBlocked(userId, true);
    setBlocking(false);
    if (!succeeded) return;
    onOpenChange(false);
    onBlocked?.();
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Block ${isolate(name)}?`}
      text="Neither of you sees the other any more, and you stop following each other. They are not told. You can unblock them in Settings."
      confirmLabel="Block"
      loading={blocking}
      onConfirm={() => void block()}
    />
  );
};
