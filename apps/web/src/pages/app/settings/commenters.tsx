import { type CommenterGroup, playerRoutes, type ProfileView } from '@rinkside/contracts/player';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useEdit } from '../../../features/edit/use-edit';
import { readProfile } from '../../../features/player/read-profile';
import { useReopenQuestion } from '../../../features/player/use-reopen-question';
import { playerMessages } from '../../../features/player/messages';
import { ApiError, call, messageOf } from '../../../state/api';
import { actsAsChildAtom } from '../../../state/session/session.store';
import { saveProfile } from '../../../state/profile';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { RadioChips } from '../../../ui/radio-group';
import { toast } from '../../../ui/toast';
import { Section } from './section';

const optionsOf = (isChild: boolean): { value: CommenterGroup; label: string }[] => [
  { value: 'club_and_followed', label: `Club and people ${isChild ? 'the child follows' : 'you follow'}` },
  { value: 'everyone', label: 'Everyone' },
  { value: 'nobody', label: 'Nobody else' },
];

const valuesOf = ({ who_can_comment }: ProfileView) => ({ who_can_comment });
const labels = { who_can_comment: 'Who can comment' };
const textOf = (isChild: boolean) => (_field: string, group: unknown) =>
  optionsOf(isChild).find(({ value }) => value === group)?.label ?? null;

const needsGuardian = (error: unknown): boolean =>
  error instanceof ApiError && error.errors.some(({ path }) => path === 'guardian_confirmed');

/** Who can comment on the player's items; saves at once. */
export const Commenters = ({ profile }: { profile: ProfileView }) => {
  const [pending, setPending] = useState<CommenterGroup | null>(null);
  const isChild = useAtomValue(actsAsChildAtom);
  const [asksGuardian, setAsksGuardian] = useState(false);
  const { fieldsToSend, dialog: conflictDialog } = useEdit();
  const { sendAsking, dialog: reopenDialog } = useReopenQuestion();
  const change = async (group: CommenterGroup, guardianConfirmed = false) => {
    setPending(group);
    try {
      const edit = { opened: profile, read: readProfile, valuesOf, labels, textOf: textOf(isChild) };
      const fields = await fieldsToSend(edit, { who_can_comment: group });
      if (!fields?.who_can_comment) return;
      const body = { ...fields, ...(guardianConfirmed && { guardian_confirmed: true }) };
      const saved = await sendAsking((reopen) => call(playerRoutes.update, { body: { ...body, ...reopen } }));
      setAsksGuardian(false);
      if (!saved) return;
      saveProfile(saved);
      toast.success(playerMessages.updated);
    } catch (error) {
      if (needsGuardian(error) && !guardianConfirmed) setAsksGuardian(true);
      else toast.error(messageOf(error, playerMessages.updateFailed));
    } finally {
      setPending(null);
    }
  };
  return (
    <Section
      title="Comments"
      text={`Who can comment on ${isChild ? "the child's" : 'your'} games, highlights and posts. Existing comments stay until you delete them.`}
    >
      <RadioChips
        legend="Who can comment"
        hideLegend
        options={optionsOf(isChild)}
        value={pending ?? profile.who_can_comment}
        onValueChange={(group) => pending === null && void change(group)}
      />
      {conflictDialog}
      {reopenDialog}
      <ConfirmDialog
        open={asksGuardian}
        onOpenChange={setAsksGuardian}
        title="A parent or guardian, please"
        text="I am this player's parent or guardian, and everyone who is signed in may comment."
        confirmLabel="I confirm"
        tone="plain"
        loading={pending !== null}
        onConfirm={() => void change('everyone', true)}
      />
    </Section>
  );
};
