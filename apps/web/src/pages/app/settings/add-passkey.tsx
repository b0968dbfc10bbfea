import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { passkeyRules, sessionRules } from '@rinkside/contracts/session';
import { passkeyName } from '@rinkside/contracts/session.schema';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { queryClient } from '../../../state/query-client';
import { sessionMessages } from '../../../state/session/messages';
import { createPasskey, PasskeyError } from '../../../state/session/passkey';
import { Field } from '../../../ui/field';
import { PasswordInput } from '../../../ui/password-input';
import { TextInput } from '../../../ui/text-input';
import { toast } from '../../../ui/toast';
import { CredentialForm } from './credential-form';

const rules = z.object({ name: passkeyName, password: z.string().min(1, sessionRules.passwordRequired) });
type Values = z.output<typeof rules>;

const fieldByError: Record<string, keyof Values> = { wrong_password: 'password' };

export interface AddPasskeyProps {
  onDone: () => void;
}

/** The form that adds a passkey to the account. */
export const AddPasskey = ({ onDone }: AddPasskeyProps) => {
  const form = useForm<Values>({
    resolver: standardSchemaResolver(rules),
    defaultValues: { name: '', password: '' },
  });
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <CredentialForm
      form={form}
      title="Add a passkey"
      text="Your browser asks for your fingerprint, your face or your PIN next."
      submitLabel="Continue"
      fieldByError={fieldByError}
      send={async (fields) => {
        try {
          await createPasskey(fields);
        } catch (error) {
          if (!(error instanceof PasskeyError)) throw error;
          toast.error(error.message);
          return;
        }
        toast.success(sessionMessages.passkeyAdded);
        onDone();
        await queryClient.invalidateQueries({ queryKey: ['passkeys'] });
      }}
      onDone={onDone}
    >
      <Field label="Name of the passkey" hint="For example: My phone" error={errors.name?.message} required>
        {(control) => <TextInput {...control} {...register('name')} maxLength={passkeyRules.maxNameLength} />}
      </Field>
      <Field label="Current password" error={errors.password?.message} required>
        {(control) => (
          <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
        )}
      </Field>
    </CredentialForm>
  );
};
