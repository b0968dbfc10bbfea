import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { organizationRoutes, type OrganizationView } from '@rinkside/contracts/organization';
import { organizationBody } from '@rinkside/contracts/organization.schema';
import { useForm } from 'react-hook-form';
import { ApiError, call, messageOf } from '../../state/api';
import { keyForDraft } from '../../state/offline/draft-store';
import { useFormDraft } from '../../state/offline/use-draft';
import { queryClient } from '../../state/query-client';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { DraftNotice } from '../../ui/draft-notice';
import { Field } from '../../ui/field';
import { takeShownTexts } from '../../ui/shown-texts';
import { TextInput } from '../../ui/text-input';
import { toast } from '../../ui/toast';
import { organizationMessages } from './messages';

export interface AddOrganizationProps {
  /** Initial name: the search text. */
  name: string;
  /** Dialog title; by default "Add your organization". */
  title?: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onAdded: (organization: OrganizationView) => void;
}

const draftName = 'organization';
const fields = ['name', 'team_name', 'website'] as const;
const labels = {
  name: 'Organization name',
  team_name: 'Team name (optional)',
  website: 'Website (optional)',
};

const AddForm = ({ name, onOpenChange, onAdded }: Omit<AddOrganizationProps, 'open' | 'title'>) => {
  const form = useForm({
    resolver: standardSchemaResolver(organizationBody),
    defaultValues: { name },
  });
  const { register, handleSubmit, setError, formState } = form;
  const draft = useFormDraft(form, draftName);
  const add = handleSubmit(async (body) => {
    try {
      const idempotencyKey = keyForDraft(draftName, JSON.stringify(body));
      const added = await call(organizationRoutes.create, { body, idempotencyKey });
      // Cached search results do not contain it.
      queryClient.removeQueries({ queryKey: ['organizations'] });
      draft.complete();
      onAdded(added);
      onOpenChange(false);
    } catch (error) {
      for (const { path, message } of error instanceof ApiError ? error.errors : []) {
        const field = fields.find((candidate) => candidate === path);
        if (field) setError(field, { message });
      }
      toast.error(messageOf(error, organizationMessages.createFailed));
    }
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        // React events of a portal bubble to the surrounding form.
        event.stopPropagation();
        takeShownTexts(event.currentTarget, form);
        void add(event);
      }}
      className="grid gap-4"
    >
      {draft.restored && <DraftNotice onStartOver={draft.startOver} />}
      {fields.map((field) => (
        <Field
          key={field}
          label={labels[field]}
          required={field === 'name'}
          error={formState.errors[field]?.message}
          {...(field === 'website' && { hint: 'Starts with https://' })}
        >
          {(control) => (
            <TextInput
              {...control}
              {...register(field, {
                setValueAs: (value: string) => (field === 'name' ? value : value.trim() || undefined),
              })}
              inputMode={field === 'website' ? 'url' : 'text'}
              autoComplete="off"
            />
          )}
        </Field>
      ))}
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={() => onOpenChange(false)}>
          Cancel
        </Button>
        <Button type="submit" loading={formState.isSubmitting}>
          Add organization
        </Button>
      </div>
    </form>
  );
};

/** Dialog to add an organization to the directory. */
export const AddOrganization = ({ open, title = 'Add your organization', ...rest }: AddOrganizationProps) => (
  <Dialog
    open={open}
    onOpenChange={rest.onOpenChange}
    title={title}
    text="Others in your club will find it too."
  >
    <AddForm {...rest} />
  </Dialog>
);
