import { useForm } from 'react-hook-form';
import { signInWithPassword } from '../../state/session/oidc-client';
import { loginMessage } from '../../state/session/identity-error';
import { sessionMessages } from '../../state/session/messages';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { PasswordInput } from '../../ui/password-input';
import { TextInput } from '../../ui/text-input';
import { takeShownTexts } from '../../ui/shown-texts';
import { ForgotPassword } from './forgot-password';
import { FormFailure } from './form-failure';
import { lazyResolver } from './lazy-resolver';
import { useSignIn } from './use-sign-in';

export const SignInForm = () => {
  const form = useForm({
    resolver: lazyResolver(async () => (await import('@rinkside/contracts/session.schema')).signInForm),
    mode: 'onBlur',
    reValidateMode: 'onChange',
    defaultValues: { email: '', password: '' },
  });
  const { register, handleSubmit, formState } = form;
  const { failure, attempt } = useSignIn({ done: sessionMessages.loginDone, messageOf: loginMessage });
  const { errors, isSubmitting, isSubmitted } = formState;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        takeShownTexts(event.currentTarget, form);
        void handleSubmit(({ email, password }) => attempt(() => signInWithPassword(email, password)))(event);
      }}
      className="grid gap-4"
    >
      <FormFailure failure={failure} invalid={isSubmitted && Object.keys(errors).length > 0} />
      <Field label="Email" error={errors.email?.message} required>
        {(control) => (
          <TextInput
            {...control}
            {...register('email')}
            type="email"
            inputMode="email"
            autoComplete="username webauthn"
            autoCapitalize="off"
          />
        )}
      </Field>
      <Field label="Password" error={errors.password?.message} required>
        {(control) => (
          <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
        )}
      </Field>
      <Button type="submit" size="large" wide loading={isSubmitting} className="mt-1">
        Sign In
      </Button>
      <ForgotPassword />
    </form>
  );
};
