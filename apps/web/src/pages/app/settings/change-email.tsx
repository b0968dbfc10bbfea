import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { sessionRules } from '@rinkside/contracts/session';
import { email } from '@rinkside/contracts/session.schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { requestEmailChange } from '../../../state/session/account-client';
import { sessionMessages } from '../../../state/session/messages';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { PasswordInput } from '../../../ui/password-input';
import { TextInput } from '../../../ui/text-input';
import { CredentialForm } from './credential-form';

const rules = z.object({ email, password: z.string().min(1, sessionRules.passwordRequired) });
type Values = z.output<typeof rules>;

const fieldByError: Record<string, keyof Values> = { wrong_password: 'password', invalid_email: 'email' };

export interface ChangeEmailProps {
  onDone: () => void;
}

/** The form that asks for a link to confirm a new email address. */
export const ChangeEmail = ({ onDone }: ChangeEmailProps) => {
  const [requested, setRequested] = useState<string | null>(null);
  const form = useForm<Values>({
    resolver: standardSchemaResolver(rules),
    defaultValues: { email: '', password: '' },
  });
  const { register, formState } = form;
  const { errors } = formState;
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
    <CredentialForm
      form={form}
      title="Change email"
      text="The new address gets a link. It is used once you have opened the link."
      submitLabel="Send the link"
      fieldByError={fieldByError}
      send={async (fields) => {
        await requestEmailChange(fields);
        setRequested(fields.email);
      }}
      onDone={onDone}
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
    </CredentialForm>
  );
};
