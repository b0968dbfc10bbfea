import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { sessionRules } from '@rinkside/contracts/session';
import { email } from '@rinkside/contracts/session.schema';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { requestEmailChange } from '../../../state/session/account-client';
import { accountMessage, IdentityError } from '../../../state/session/identity-error';
import { sessionMessages } from '../../../state/session/messages';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { PasswordInput } from '../../../ui/password-input';
import { takeShownTexts } from '../../../ui/shown-texts';
import { TextInput } from '../../../ui/text-input';
import { toast } from '../../../ui/toast';

const rules = z.object({ email, password: z.string().min(1, sessionRules.passwordRequired) });
type Values = z.output<typeof rules>;

const fieldByError: Record<string, keyof Values> = { wrong_password: 'password', invalid_email: 'email' };

export interface ChangeEmailProps {
  onDone: () => void;
}

/** The form that asks for a link to confirm a new email address. */
export const ChangeEmail = ({ onDone }: ChangeEmailProps) => {
  const id = useId();
  const [requested, setRequested] = useState<string | null>(null);
  const form = useForm<Values>({
    resolver: standardSchemaResolver(rules),
    defaultValues: { email: '', password: '' },
  });
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  const save = form.handleSubmit(async (fields) => {
    try {
      await requestEmailChange(fields);
      setRequested(fields.email);
    } catch (error) {
      const field = error instanceof IdentityError && error.code ? fieldByError[error.code] : undefined;
      if (field) form.setError(field, { message: accountMessage(error) }, { shouldFocus: true });
      else toast.error(accountMessage(error));
    }
  });
  if (requested !== null)
    return (
      <Dialog
        open
        onOpenChange={onDone}
        title="Look into your mailbox"
        footer={<Button onClick={onDone}>Done</Button>}
      >
        <Banner tone="good">{sessionMessages.emailRequested(requested)}</Banner>
      </Dialog>
    );
  return (
    <Dialog
      open
      onOpenChange={onDone}
      title="Change email"
      text="The new address gets a link. It is used once you have opened the link."
      closable={!isSubmitting}
      footer={
        <>
          <Button variant="secondary" disabled={isSubmitting} onClick={onDone}>
            Cancel
          </Button>
          <Button type="submit" form={id} loading={isSubmitting}>
            Send the link
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.stopPropagation();
          takeShownTexts(event.currentTarget, form);
          void save(event);
        }}
        className="grid gap-4"
      >
        <Field label="New email" error={errors.email?.message} required>
          {(control) => (
            <TextInput
              {...control}
              {...register('email')}
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="off"
            />
          )}
        </Field>
        <Field label="Current password" error={errors.password?.message} required>
          {(control) => (
            <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
          )}
        </Field>
      </form>
    </Dialog>
  );
};
