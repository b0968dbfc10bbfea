import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { sessionRules } from '@rinkside/contracts/session';
import { password } from '@rinkside/contracts/session.schema';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { changePassword } from '../../../state/session/account-client';
import { queryClient } from '../../../state/query-client';
import { sessionMessages } from '../../../state/session/messages';
import { Field } from '../../../ui/field';
import { PasswordInput } from '../../../ui/password-input';
import { toast } from '../../../ui/toast';
import { CredentialForm } from './credential-form';
import { useKeptAccess } from './kept-access';

const rules = z
  .object({
    current_password: z.string().min(1, sessionRules.passwordRequired),
    password,
    confirm: z.string().min(1, sessionRules.confirmRequired),
  })
  .refine((form) => form.confirm === form.password, {
    path: ['confirm'],
    error: sessionRules.confirmDiffers,
  });
type Values = z.output<typeof rules>;

const fieldByError: Record<string, keyof Values> = {
  wrong_password: 'current_password',
  invalid_password: 'password',
};

export interface ChangePasswordProps {
  /** Identifies the account to password managers. */
  email: string;
  onDone: () => void;
}

/** The form that changes the password of the account. */
export const ChangePassword = ({ email, onDone }: ChangePasswordProps) => {
  const form = useForm<Values>({
    resolver: standardSchemaResolver(rules),
    defaultValues: { current_password: '', password: '', confirm: '' },
  });
  const { register, formState } = form;
  const { errors } = formState;
  const { fields, kept } = useKeptAccess();
  return (
    <CredentialForm
      form={form}
      title="Change password"
      text="This device stays signed in, and you get a mail."
      submitLabel="Change password"
      fieldByError={fieldByError}
      send={async ({ current_password, password: next }) => {
        await changePassword({ current_password, password: next, ...kept });
        await queryClient.invalidateQueries({ queryKey: ['passkeys'] });
        await queryClient.invalidateQueries({ queryKey: ['sessions'] });
        toast.success(sessionMessages.passwordChanged);
        onDone();
      }}
      onDone={onDone}
    >
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field label="Current password" error={errors.current_password?.message} required>
        {(control) => (
          <PasswordInput {...control} {...register('current_password')} autoComplete="current-password" />
        )}
      </Field>
      <Field label="New password" error={errors.password?.message} required>
        {(control) => <PasswordInput {...control} {...register('password')} autoComplete="new-password" />}
      </Field>
      <Field label="Confirm new password" error={errors.confirm?.message} required>
        {(control) => <PasswordInput {...control} {...register('confirm')} autoComplete="new-password" />}
      </Field>
      {fields}
    </CredentialForm>
  );
};
