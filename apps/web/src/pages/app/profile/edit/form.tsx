import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { playerRoutes, type ProfileView } from '@rinkside/contracts/player';
import { useAtomValue } from 'jotai';
import { useId, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ApiError, call, messageOf } from '../../../../state/api';
import { useFormDraft } from '../../../../state/offline/use-draft';
import { queryClient } from '../../../../state/query-client';
import { profileAtom, saveProfile } from '../../../../state/profile';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { DraftNotice } from '../../../../ui/draft-notice';
import { takeShownTexts } from '../../../../ui/shown-texts';
import { toast } from '../../../../ui/toast';
import { useEdit } from '../../../../features/edit/use-edit';
import { parseBirthdate } from '../../../../features/player/birthdate';
import { readProfile } from '../../../../features/player/read-profile';
import { useReopenQuestion } from '../../../../features/player/use-reopen-question';
import { playerMessages } from '../../../../features/player/messages';
import {
  type EditValues,
  profileBodyOf,
  profileDraftOf,
  profileEdit,
  rulesFor,
  storedValues,
} from './edit-form';
import { PersonFields } from './person-fields';
import { PhotoField } from './photo-field';
import { PrivacyFields } from './privacy-fields';
import { TeamFields } from './team-fields';

/** Maps the path of a server error to a form field. */
const fieldOf = (path: string): keyof EditValues | null =>
  path === 'organization_id' ? 'organization' : path in fields ? (path as keyof EditValues) : null;
const fields: Record<keyof EditValues, true> = {
  first_name: true, last_name: true, birthdate: true, zipcode: true, role: true, position: true,
  organization: true, age: true, level: true, guardian_confirmed: true, guardian_ai_confirmed: true,
  show_full_name_publicly: true, full_name_confirmed: true, public_player_page: true,
}; // prettier-ignore

/** The form with all profile fields. */
const EditForm = ({ profile, onDone }: { profile: ProfileView; onDone: () => void }) => {
  const id = useId();
  // The profile may change while the form is open.
  const [initial] = useState(() => ({
    edit: profileEdit(profile, readProfile),
    rules: rulesFor(profile),
    draft: profileDraftOf(profile),
  }));
  const { opened } = initial.edit;
  const form = useForm<EditValues>({
    resolver: standardSchemaResolver(initial.rules),
    defaultValues: initial.draft,
  });
  const draft = useFormDraft(form, 'profile');
  const { fieldsToSend, dialog: conflictDialog } = useEdit();
  const { sendAsking, dialog: reopenDialog } = useReopenQuestion();
  const save = form.handleSubmit(async (values) => {
    try {
      const fields = await fieldsToSend(initial.edit, storedValues(values));
      if (!fields) return;
      const body = profileBodyOf(opened, fields, values);
      if (Object.keys(body).length > 0) {
        const saved = await sendAsking((reopen) =>
          call(playerRoutes.update, { body: { ...body, ...reopen } }),
        );
        if (!saved) return;
        saveProfile(saved);
        // Refetches everything that shows this player or their team.
        void queryClient.invalidateQueries();
      }
      draft.complete();
      toast.success(playerMessages.updated);
      onDone();
    } catch (error) {
      for (const { path, message } of error instanceof ApiError ? error.errors : []) {
        const field = fieldOf(path);
        if (field) form.setError(field, { message });
      }
      toast.error(messageOf(error, playerMessages.updateFailed));
    }
  });
  const { isSubmitting } = form.formState;
  return (
    <Dialog
      open
      onOpenChange={onDone}
      title="Edit Profile"
      size="wide"
      hasAddress
      closable={!isSubmitting}
      footer={
        <>
          <Button variant="secondary" disabled={isSubmitting} onClick={onDone}>
            Cancel
          </Button>
          <Button type="submit" form={id} loading={isSubmitting}>
            Save changes
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form
          id={id}
          noValidate
          onSubmit={(event) => {
            event.stopPropagation();
            takeShownTexts(event.currentTarget, form, { birthdate: parseBirthdate });
            void save(event);
          }}
          className="grid grid-cols-1 gap-7"
        >
          {draft.restored && <DraftNotice onStartOver={draft.startOver} />}
          <PhotoField profile={profile} />
          <PersonFields profile={opened} />
          <TeamFields />
          <PrivacyFields profile={opened} />
        </form>
      </FormProvider>
      {conflictDialog}
      {reopenDialog}
    </Dialog>
  );
};

export interface EditProfileProps {
  open: boolean;
  onDone: () => void;
}

/** The dialog for editing the profile; each opening starts from the saved profile. */
export const EditProfile = ({ open, onDone }: EditProfileProps) => {
  const profile = useAtomValue(profileAtom);
  return open && profile ? <EditForm profile={profile} onDone={onDone} /> : null;
};
