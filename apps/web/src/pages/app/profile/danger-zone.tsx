import { playerRoutes } from '@rinkside/contracts/player';
import { isolate } from '@rinkside/contracts/text';
import { useAtomValue } from 'jotai';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { familyMessages } from '../../../features/family/messages';
import { useIdentityConfig } from '../../../features/session/use-identity-config';
import { useProof } from '../../../features/session/use-proof';
import { call } from '../../../state/api';
import { displayName } from '../../../state/entities/player-name';
import { familyAtom, familyQuery, familyQueryKey, switchProfile } from '../../../state/family';
import { profileAtom } from '../../../state/profile';
import { queryClient } from '../../../state/query-client';
import { actsAsChildAtom } from '../../../state/session/session.store';
import { logout } from '../../../state/session/token-refresh';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Field } from '../../../ui/field';
import { createDateFormatter } from '../../../ui/date-format';
import { TextInput } from '../../../ui/text-input';
import { toast } from '../../../ui/toast';
import { playerMessages } from '../../../features/player/messages';

const formatDay = createDateFormatter({ dateStyle: 'long' });

const confirmationWord = 'DELETE';

/** Returns the names of the children that a deletion of the account takes with it, as 'Ivy Marlow and Theo Marlow'. */
const useChildNames = (): string => {
  useAtomValue(familyQuery);
  const children = (useAtomValue(familyAtom)?.children ?? []).filter(
    ({ guardians, has_login }) => !has_login && !(guardians > 1),
  );
  return new Intl.ListFormat('en-US').format(children.map((child) => isolate(displayName(child))));
};

/** The child that the account acts as, as its guardian sees it. */
const useActedChild = () => {
  const profile = useAtomValue(profileAtom);
  const isChild = useAtomValue(actsAsChildAtom);
  const family = useAtomValue(familyAtom);
  return isChild ? family?.children.find(({ id }) => id === profile?.id) : undefined;
};

const DeleteAccount = ({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) => {
  const [typed, setTyped] = useState('');
  const [mismatch, setMismatch] = useState(false);
  const isChild = useAtomValue(actsAsChildAtom);
  const profile = useAtomValue(profileAtom)?.id ?? '';
  const child = useActedChild();
  const hasLogin = child?.has_login === true;
  const shared = hasLogin || (child?.guardians ?? 1) > 1;
  const children = useChildNames();
  const proof = useProof({
    profile,
    isComplete: () => {
      const isTyped = typed.trim() === confirmationWord;
      setMismatch(!isTyped);
      return isTyped;
    },
    act: async (given) => {
      const { effective_at } = await call(playerRoutes.remove, { body: { proof: given } });
      if (effective_at && isChild) {
        toast.success(familyMessages.deletionAsked(formatDay(new Date(effective_at))));
        void queryClient.invalidateQueries({ queryKey: [familyQueryKey] });
        return onOpenChange(false);
      }
      if (effective_at) toast.success(playerMessages.deletedLater(formatDay(new Date(effective_at))));
      // The session guard redirects to / after logout.
      if (isChild) switchProfile(null);
      else logout();
      return undefined;
    },
    failed: playerMessages.deleteFailed,
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={isChild ? 'Delete this child profile?' : 'Delete your account?'}
      text={
        isChild
          ? `The profile, games, highlights, posts, comments and files of this child${hasLogin ? ', and the login,' : ''} are deleted permanently${shared ? ' in seven days, sooner if all guardians agree' : ''}. You can download the data in Settings first. Your own profile stays.`
          : `Your profile, games, highlights, posts, comments and files are deleted permanently${children && `, and those of ${children}`}. You can download your data in Settings first.`
      }
      confirmLabel={isChild ? 'Delete child profile' : 'Delete Account'}
      loading={proof.busy}
      onConfirm={proof.confirm}
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
      {proof.fields}
    </ConfirmDialog>
  );
};

/** Offers account deletion, or that of the child profile shown. */
export const DangerZone = () => {
  const [open, setOpen] = useState(false);
  const isChild = useAtomValue(actsAsChildAtom);
  const child = useActedChild();
  const identity = useIdentityConfig();
  // Only the embedded provider deletes a login together with the profile.
  if (child?.has_login && (child.rights === 'oversee' || !identity?.account_endpoint)) return null;
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
