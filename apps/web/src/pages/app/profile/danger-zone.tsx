import { playerRoutes } from '@rinkside/contracts/player';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { call, messageOf } from '../../../state/api';
import { logout } from '../../../state/session/token-refresh';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Field } from '../../../ui/field';
import { TextInput } from '../../../ui/text-input';
import { toast } from '../../../ui/toast';
import { playerMessages } from '../../../features/player/messages';

const confirmationWord = 'DELETE';

const DeleteAccount = ({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) => {
  const [typed, setTyped] = useState('');
  const [mismatch, setMismatch] = useState(false);
  const [deleting, setDeleting] = useState(false);

  const change = (next: boolean) => {
    setTyped('');
    setMismatch(false);
    onOpenChange(next);
  };
  const remove = async () => {
    if (typed.trim() !== confirmationWord) return setMismatch(true);
    setDeleting(true);
    try {
      await call(playerRoutes.remove);
      // The session guard redirects to / after logout.
      logout();
    } catch (error) {
      setDeleting(false);
      toast.error(messageOf(error, playerMessages.deleteFailed));
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={change}
      title="Delete your account?"
      text="Your profile, games, highlights, posts, comments and files are deleted permanently. You can download your data in Settings first."
      confirmLabel="Delete Account"
      loading={deleting}
      onConfirm={() => void remove()}
    >
      <Field
        label={`Type ${confirmationWord} to confirm`}
        error={mismatch && `Please type ${confirmationWord}, in capital letters.`}
      >
        {(control) => (
          <TextInput
            {...control}
            value={typed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => {
              setTyped(event.target.value);
              setMismatch(false);
            }}
          />
        )}
      </Field>
    </ConfirmDialog>
  );
};

/** Offers account deletion. */
export const DangerZone = () => {
  const [open, setOpen] = useState(false);
  return (
    <section
      aria-labelledby="danger-zone"
      className="flex flex-wrap items-center justify-between gap-4 rounded-lg border border-red/50 bg-board p-4 sm:p-5 print:hidden"
    >
      <div className="grid gap-0.5">
        <h2 id="danger-zone" className="display text-xl text-red">
          Danger Zone
        </h2>
        <p className="text-sm text-soft">Deleting your account removes everything you have shared.</p>
      </div>
      <Button variant="danger" icon={<Trash2 size={18} aria-hidden="true" />} onClick={() => setOpen(true)}>
        Delete Account
      </Button>
      <DeleteAccount open={open} onOpenChange={setOpen} />
    </section>
  );
};
