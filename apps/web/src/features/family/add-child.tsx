import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { childRoutes, childRules, type ChildView } from '@rinkside/contracts/child';
import type { OrganizationCard } from '@rinkside/contracts/organization';
import {
  type AgeLevel,
  ageLevels,
  ageOn,
  type Level,
  levels,
  playerRules,
  type Position,
  positions,
  todayUtc,
} from '@rinkside/contracts/player';
import * as player from '@rinkside/contracts/player.schema';
import { type ReactNode, useId } from 'react';
import { Controller, type DefaultValues, useForm } from 'react-hook-form';
import * as z from 'zod';
import { ApiError, call, messageOf } from '../../state/api';
import { familyQueryKey } from '../../state/family';
import { queryClient } from '../../state/query-client';
import { useIdempotencyAttempt } from '../../state/idempotency-key';
import { useFormDraft } from '../../state/offline/use-draft';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { Dialog } from '../../ui/dialog';
import { DraftNotice } from '../../ui/draft-notice';
import { Field } from '../../ui/field';
import { RadioChips } from '../../ui/radio-group';
import { takeShownTexts } from '../../ui/shown-texts';
import { TextInput } from '../../ui/text-input';
import { toast } from '../../ui/toast';
import { OrganizationSearch } from '../organization/organization-search';
import { parseBirthdate, typedBirthdate } from '../player/birthdate';
import { BirthdateField } from '../player/birthdate-field';
import { familyMessages } from './messages';

const rules = z.object({
  first_name: player.firstName,
  last_name: player.lastName,
  birthdate: typedBirthdate.refine((date) => ageOn(date, todayUtc()) <= childRules.maxAge, childRules.tooOld),
  position: player.position,
  age: player.ageLevel,
  level: player.level.optional(),
  organization: z
    .custom<OrganizationCard | null>()
    .refine((organization) => organization !== null, playerRules.organization),
  confirmed: z.boolean().refine((confirmed) => confirmed, familyMessages.confirm),
});
type Values = z.input<typeof rules>;
const initial: DefaultValues<Values> = {
  first_name: '',
  last_name: '',
  birthdate: '',
  organization: null,
  confirmed: false,
};

const options = {
  position: positions.map((value) => ({ value, label: { skater: 'Skater', goalie: 'Goalie' }[value] })),
  age: ageLevels.map((value) => ({ value, label: value })),
  level: levels.map((value) => ({ value, label: value })),
};

export interface AddChildProps {
  onDone: () => void;
  /** What the form begins with, from an invitation link. */
  proposed?: {
    organization: OrganizationCard;
    position?: Position;
    age?: AgeLevel;
    level?: Level;
  };
  /** What else the button does with the new child, and the fields that it needs. */
  next?: { label: string; fields: ReactNode; isReady: boolean; run: (child: ChildView) => Promise<unknown> };
}

/** The form that adds a child profile. */
export const AddChild = ({ onDone, proposed, next }: AddChildProps) => {
  const id = useId();
  const form = useForm<Values>({
    resolver: standardSchemaResolver(rules),
    defaultValues: { ...initial, ...proposed },
  });
  const draft = useFormDraft(form, 'child', ['confirmed']);
  const attempt = useIdempotencyAttempt();
  const { control, register, formState } = form;
  const { errors, isSubmitting } = formState;
  const save = form.handleSubmit(
    async ({ first_name, last_name, birthdate, position, age, level, organization }) => {
      if (next && !next.isReady) return;
      const organization_id = organization?.id ?? '';
      const body = {
        first_name,
        last_name,
        birthdate,
        position,
        age,
        organization_id,
        ...(level && { level }),
      };
      try {
        const child = await call(childRoutes.add, {
          body,
          idempotencyKey: attempt.keyFor(JSON.stringify(body)),
          asAccount: true,
        });
        void queryClient.invalidateQueries({ queryKey: [familyQueryKey] });
        draft.complete();
        if (next) await next.run(child);
        else toast.success(familyMessages.added(first_name));
        onDone();
      } catch (error) {
        for (const { path, message } of error instanceof ApiError ? error.errors : [])
          form.setError(path === 'organization_id' ? 'organization' : (path as keyof Values), { message });
        toast.error(messageOf(error, familyMessages.addFailed));
      }
    },
  );
  return (
    <Dialog
      open
      onOpenChange={onDone}
      title="Add a child"
      size="wide"
      closable={!isSubmitting}
      footer={
        <>
          <Button variant="secondary" disabled={isSubmitting} onClick={onDone}>
            Cancel
          </Button>
          <Button type="submit" form={id} loading={isSubmitting}>
            {next?.label ?? 'Add child'}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.stopPropagation();
          takeShownTexts(event.currentTarget, form, { birthdate: parseBirthdate });
          void save(event);
        }}
        className="grid grid-cols-1 gap-5"
      >
        {draft.restored && <DraftNotice onStartOver={draft.startOver} />}
        <p className="text-soft">
          Your child gets a profile with games, highlights and posts of its own. It has no login: you act for
          it.
        </p>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="First name" required error={errors.first_name?.message}>
            {(props) => <TextInput {...props} autoComplete="off" {...register('first_name')} />}
          </Field>
          <Field label="Last name" required error={errors.last_name?.message}>
            {(props) => <TextInput {...props} autoComplete="off" {...register('last_name')} />}
          </Field>
          <Controller
            control={control}
            name="birthdate"
            render={({ field, fieldState }) => (
              <BirthdateField
                value={field.value}
                onChange={field.onChange}
                inputRef={field.ref}
                error={fieldState.error?.message}
                hint={false}
              />
            )}
          />
        </div>
        <Controller
          control={control}
          name="position"
          render={({ field, fieldState }) => (
            <RadioChips<string>
              legend="Position"
              options={options.position}
              value={field.value}
              onValueChange={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="age"
          render={({ field, fieldState }) => (
            <RadioChips<string>
              legend="Age level"
              options={options.age}
              value={field.value}
              onValueChange={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
        {proposed?.level && (
          <Controller
            control={control}
            name="level"
            render={({ field, fieldState }) => (
              <RadioChips<string>
                legend="Level"
                options={options.level}
                value={field.value}
                onValueChange={field.onChange}
                error={fieldState.error?.message}
              />
            )}
          />
        )}
        <Controller
          control={control}
          name="organization"
          render={({ field, fieldState }) => (
            <OrganizationSearch
              label="Organization"
              value={field.value}
              onChange={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
        {next?.fields}
        <Checkbox
          className="pb-8"
          label="I am this child's parent or guardian, and they may use Rinkside."
          error={errors.confirmed?.message}
          {...register('confirmed')}
        />
      </form>
    </Dialog>
  );
};
