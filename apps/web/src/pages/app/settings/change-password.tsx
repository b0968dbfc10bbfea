import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { sessionRules } from '@rinkside/contracts/session';
import { password } from '@rinkside/contracts/session.schema';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { changePassword } from '../../../state/session/account-client';
import { accountMessage, IdentityError } from '../../../state/session/identity-error';
import { sessionMessages } from '../../../state/session/messages';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { PasswordInput } from '../../../ui/password-input';
import { takeShownTexts } from '../../../ui/shown-texts';
import { toast } from '../../../ui/toast';

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
  /** Tells password managers which account it is. */
  email: string;
  onDone: () => void;
}

/** The form that changes the password of the account. */
export const ChangePassword = ({ email, onDone }: ChangePasswordProps) => {
  const id = useId();
  const form = useForm<Values>({
    resolver: standardSchemaResolver(rules),
    defaultValues: { current_password: '', password: '', confirm: '' },
  });
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  const save = form.handleSubmit(async ({ current_password, password: next }) => {
    try {
      await changePassword({ current_password, password: next });
      toast.success(sessionMessages.passwordChanged);
      onDone();
    } catch (error) {
      const field = error instanceof IdentityError && error.code ? fieldByError[error.code] : undefined;
      if (field) form.setError(field, { message: accountMessage(error) }, { shouldFocus: true });
      else toast.error(accountMessage(error));
    }
  });
  return (
    <Dialog
      open
      onOpenChange={onDone}
      title="Change password"
      text="All other devices are signed out, and you get a mail."
      closable={!isSubmitting}
      footer={
        <>
          <Button variant="secondary" disabled={isSubmitting} onClick={onDone}>
            Cancel
          </Button>
          <Button type="submit" form={id} loading={isSubmitting}>
            Change password
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
      </form>
    </Dialog>
  );
};
