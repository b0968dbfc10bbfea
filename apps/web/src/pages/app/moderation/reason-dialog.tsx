import { coachCircleRules } from '@rinkside/contracts/coach-circle';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { TextInput } from '../../../ui/text-input';

interface ReasonDialogProps {
  title: string;
  text: ReactNode;
  confirmLabel: string;
  busy: boolean;
  onClose: () => void;
  onConfirm: (reason: string) => void;
}

/** Asks a moderator for the reason of a decision, which is logged. */
export const ReasonDialog = ({ title, text, confirmLabel, busy, onClose, onConfirm }: ReasonDialogProps) => {
  const id = useId();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') setError(coachCircleRules.reason);
    else onConfirm(reason.trim());
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closable={!busy}
      title={title}
      text={text}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} loading={busy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        <Field label="Reason, for the log" required error={error}>
          {(control) => (
            <TextInput
              {...control}
              value={reason}
              maxLength={coachCircleRules.maxReason}
              autoComplete="off"
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
};
