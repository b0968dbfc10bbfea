import type { ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import { initialFocusProps } from './use-return-focus';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  text: ReactNode;
  /** The verb on the button: 'Delete post', not 'OK'. */
  confirmLabel: string;
  onConfirm: () => void;
  tone?: 'danger' | 'plain';
  loading?: boolean;
  children?: ReactNode;
}

/** Asks for confirmation before an irreversible action; 'Cancel' has the focus. */
export const ConfirmDialog = ({
  confirmLabel,
  onConfirm,
  tone = 'danger',
  loading = false,
  ...rest
}: ConfirmDialogProps) => (
  <Dialog
    {...rest}
    role="alertdialog"
    closable={!loading}
    footer={
      <>
        <Button
          variant="secondary"
          {...initialFocusProps}
          disabled={loading}
          onClick={() => rest.onOpenChange(false)}
        >
          Cancel
        </Button>
        <Button variant={tone === 'danger' ? 'danger' : 'primary'} loading={loading} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </>
    }
  />
);
