import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  organizationRoutes,
  type NewOrganizationBody,
  type OrganizationBody,
  type OrganizationCard,
  type OrganizationResult,
} from '@rinkside/contracts/organization';
import { organizationBody } from '@rinkside/contracts/organization.schema';
import { useState } from 'react';
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
import { LookalikeQuestion } from './lookalike-question';
import { organizationMessages } from './messages';

export interface AddOrganizationProps {
  /** Initial name: the search text. */
  name: string;
  /** Dialog title; by default "Add your organization". */
  title?: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called with the new organization, or with an existing one that the person means. */
  onAdded: (organization: OrganizationCard) => void;
}

const draftName = 'organization';
const fields = ['name', 'team_name', 'website'] as const;
const labels = {
  name: 'Organization name',
  team_name: 'Team name (optional)',
  website: 'Website (optional)',
};

interface Question {
  body: OrganizationBody;
  candidates: readonly OrganizationResult[];
}

const AddForm = ({ name, onOpenChange, onAdded }: Omit<AddOrganizationProps, 'open' | 'title'>) => {
  const form = useForm({
    resolver: standardSchemaResolver(organizationBody),
    defaultValues: { name },
  });
  const { register, handleSubmit, setError, formState } = form;
  const draft = useFormDraft(form, draftName);
  /** What the person tried to add, and the organizations with a name like it. */
  const [question, setQuestion] = useState<Question | null>(null);
  const finish = (organization: OrganizationCard) => {
    draft.complete();
    onAdded(organization);
    onOpenChange(false);
  };
  const create = async (body: NewOrganizationBody) => {
    try {
      const idempotencyKey = keyForDraft(draftName, JSON.stringify(body));
      const added = await call(organizationRoutes.create, { body, idempotencyKey });
      // Cached search results do not contain it.
      queryClient.removeQueries({ queryKey: ['organizations'] });
      finish(added);
    } catch (error) {
      if (error instanceof ApiError && error.candidates.length > 0) {
        setQuestion({ body, candidates: error.candidates });
        return;
      }
      for (const { path, message } of error instanceof ApiError ? error.errors : []) {
        const field = fields.find((candidate) => candidate === path);
        if (field) setError(field, { message });
      }
      toast.error(messageOf(error, organizationMessages.createFailed));
    }
  };
  const add = handleSubmit((body) => create(body));
  if (question)
    return (
      <LookalikeQuestion
        candidates={question.candidates}
        onPick={finish}
        onNone={() => create({ ...question.body, confirmed: true })}
        onBack={() => setQuestion(null)}
      />
    );
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
