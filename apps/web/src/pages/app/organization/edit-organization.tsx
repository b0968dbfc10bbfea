import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type OrganizationBody,
  type OrganizationDetails,
  organizationRoutes,
} from '@rinkside/contracts/organization';
import { organizationBody } from '@rinkside/contracts/organization.schema';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useEdit } from '../../../features/edit/use-edit';
import { organizationMessages } from '../../../features/organization/messages';
import { ApiError, call, messageOf } from '../../../state/api';
import { useFormDraft } from '../../../state/offline/use-draft';
import { queryClient } from '../../../state/query-client';
import { loadProfile } from '../../../state/profile';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { DraftNotice } from '../../../ui/draft-notice';
import { Field } from '../../../ui/field';
import { takeShownTexts } from '../../../ui/shown-texts';
import { TextInput } from '../../../ui/text-input';
import { toast } from '../../../ui/toast';
import { ImageField } from './image-field';

const labels = { name: 'Organization name', team_name: 'Team name', website: 'Website' };

const valuesOf = ({ name, team_name, website }: OrganizationDetails): OrganizationBody => ({
  name,
  team_name,
  website,
});

const fields = [
  { name: 'name', label: 'Organization name' },
  { name: 'team_name', label: 'Team name (optional)' },
  { name: 'website', label: 'Website (optional)', inputMode: 'url' },
] as const;

export interface EditOrganizationProps {
  organization: OrganizationDetails;
  onDone: () => void;
}

/** The form with which coaches edit their organization. */
const EditForm = ({ organization, onDone }: EditOrganizationProps) => {
  const id = useId();
  const params = { id: organization.id };
  // The organization may change while the form is open.
  const [opened] = useState(organization);
  const form = useForm({
    resolver: standardSchemaResolver(organizationBody),
    defaultValues: valuesOf(opened),
  });
  const { fieldsToSend, dialog } = useEdit();
  const { register, handleSubmit, setError, formState } = form;
  const draft = useFormDraft(form, `organization:${organization.id}`);
  const save = handleSubmit(async (values) => {
    try {
      const read = () => call(organizationRoutes.one, { params });
      const body = await fieldsToSend({ opened, read, valuesOf, labels }, values);
      if (!body) return;
      const proposed =
        Object.keys(body).length > 0 && (await call(organizationRoutes.edit, { params, body })).proposed;
      // Refetches everything that shows the organization, including the viewer's profile.
      void queryClient.invalidateQueries();
      void loadProfile();
      draft.complete();
      toast.success(proposed ? organizationMessages.proposed : organizationMessages.updated);
      onDone();
    } catch (error) {
      for (const { path, message } of error instanceof ApiError ? error.errors : []) {
        const field = fields.find(({ name }) => name === path);
        if (field) setError(field.name, { message });
      }
      toast.error(messageOf(error, organizationMessages.updateFailed));
    }
  });
  return (
    <Dialog
      open
      onOpenChange={onDone}
      title={organization.can.propose ? 'Propose an edit' : 'Edit organization'}
      text={organization.can.propose && organizationMessages.proposing}
      hasAddress
      closable={!formState.isSubmitting}
      footer={
        <>
          <Button variant="secondary" disabled={formState.isSubmitting} onClick={onDone}>
            Cancel
          </Button>
          <Button type="submit" form={id} loading={formState.isSubmitting}>
            {organization.can.propose ? 'Send proposal' : 'Save changes'}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <ImageField organization={organization} />
        <form
          id={id}
          noValidate
          onSubmit={(event) => {
            takeShownTexts(event.currentTarget, form);
            void save(event);
          }}
          className="grid grid-cols-1 gap-4"
        >
          {draft.restored && <DraftNotice onStartOver={draft.startOver} />}
          {fields.map(({ name, label, ...rest }) => (
            <Field
              key={name}
              label={label}
              required={name === 'name'}
              error={formState.errors[name]?.message}
              {...(name === 'website' && { hint: 'Starts with https://' })}
            >
              {(control) => (
                <TextInput
                  {...control}
                  {...rest}
                  {...register(name, {
                    setValueAs: (value: string | null) => (name === 'name' ? value : value?.trim() || null),
                  })}
                  autoComplete="off"
                />
              )}
            </Field>
          ))}
        </form>
      </div>
      {dialog}
    </Dialog>
  );
};

export const EditOrganization = ({ open, ...rest }: EditOrganizationProps & { open: boolean }) =>
  open ? <EditForm {...rest} /> : null;
