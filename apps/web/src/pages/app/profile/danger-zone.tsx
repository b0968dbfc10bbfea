import { playerRoutes } from '@rinkside/contracts/player';
import { isolate } from '@rinkside/contracts/text';
import { useAtomValue } from 'jotai';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { call, messageOf } from '../../../state/api';
import { displayName } from '../../../state/entities/player-name';
import { familyAtom, familyQuery, switchProfile } from '../../../state/family';
import { actsAsChildAtom } from '../../../state/session/session.store';
import { logout } from '../../../state/session/token-refresh';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Field } from '../../../ui/field';
import { TextInput } from '../../../ui/text-input';
import { toast } from '../../../ui/toast';
import { playerMessages } from '../../../features/player/messages';

const confirmationWord = 'DELETE';

/** Returns the names of the children that a deletion of the account takes with it, as 'Ivy Marlow and Theo Marlow'. */
const useChildNames = (): string => {
  useAtomValue(familyQuery);
  const children = (useAtomValue(familyAtom)?.children ?? []).filter(
    ({ guardians, has_login }) => !has_login && !(guardians > 1),
  );
  return new Intl.ListFormat('en-US').format(children.map((child) => isolate(displayName(child))));
};

const DeleteAccount = ({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) => {
  const [typed, setTyped] = useState('');
  const [mismatch, setMismatch] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const isChild = useAtomValue(actsAsChildAtom);
  const children = useChildNames();

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
      if (isChild) switchProfile(null);
      else logout();
    } catch (error) {
      setDeleting(false);
      toast.error(messageOf(error, playerMessages.deleteFailed));
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={change}
      title={isChild ? 'Delete this child profile?' : 'Delete your account?'}
      text={
        isChild
          ? 'The profile, games, highlights, posts, comments and files of this child are deleted permanently. You can download the data in Settings first. Your own profile stays.'
          : `Your profile, games, highlights, posts, comments and files are deleted permanently${children && `, and those of ${children}`}. You can download your data in Settings first.`
      }
      confirmLabel={isChild ? 'Delete child profile' : 'Delete Account'}
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

/** Offers account deletion, or that of the child profile shown. */
export const DangerZone = () => {
  const [open, setOpen] = useState(false);
  const isChild = useAtomValue(actsAsChildAtom);
  return (
    <section
      aria-labelledby="danger-zone"
      className="flex flex-wrap items-center justify-between gap-4 rounded-lg border border-red/50 bg-board p-4 sm:p-5 print:hidden"
    >
      <div className="grid gap-0.5">
        <h2 id="danger-zone" className="display text-xl text-red">
          Danger Zone
        </h2>
        <p className="text-sm text-soft">
          {isChild
            ? 'Deleting this profile removes everything in it.'
            : 'Deleting your account removes everything you have shared.'}
        </p>
      </div>
      <Button variant="danger" icon={<Trash2 size={18} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {isChild ? 'Delete child profile' : 'Delete Account'}
      </Button>
      {open && <DeleteAccount open onOpenChange={setOpen} />}
    </section>
  );
};
