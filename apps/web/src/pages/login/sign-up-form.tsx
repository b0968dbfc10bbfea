import { isCommonPassword } from '@rinkside/contracts/password';
import { sessionRules, type SignUpFields } from '@rinkside/contracts/session';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { signUp } from '../../state/session/oidc-client';
import { signUpMessage } from '../../state/session/identity-error';
import { sessionMessages } from '../../state/session/messages';
import { useFormDraft } from '../../state/offline/use-draft';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { PasswordInput } from '../../ui/password-input';
import { TextInput } from '../../ui/text-input';
import { takeShownTexts } from '../../ui/shown-texts';
import { FormFailure } from './form-failure';
import { lazyResolver } from './lazy-resolver';
import { signUpDraftName } from './sign-up-draft';
import { PasswordStrength } from './password-strength';
import { useSignIn } from './use-sign-in';

/** The list is large and only needed here. Without it, the server decides. */
const isKnownCommonPassword = (password: string): Promise<boolean> =>
  import('@rinkside/contracts/common-passwords').then(
    ({ commonPasswords }) => isCommonPassword(password, commonPasswords),
    () => false,
  );

/** Opens in a new tab and keeps the form, because passwords are not kept as a draft. */
const PolicyLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} target="_blank" className="link rounded-sm">
    {children}
  </Link>
);

export const SignUpForm = () => {
  const form = useForm({
    resolver: lazyResolver(async () => (await import('@rinkside/contracts/session.schema')).signUpForm),
    mode: 'onBlur',
    reValidateMode: 'onChange',
    defaultValues: { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' },
  });
  const { register, handleSubmit, formState, control, setError } = form;
  const draft = useFormDraft(form, signUpDraftName, ['password', 'confirmPassword']);
  const password = useWatch({ control, name: 'password' });
  const { failure, attempt } = useSignIn({ done: sessionMessages.signUpDone, messageOf: signUpMessage });
  const { errors, isSubmitting, isSubmitted } = formState;
  const submit = async (fields: SignUpFields) => {
    if (await isKnownCommonPassword(fields.password))
      setError('password', { message: sessionRules.passwordGuessable }, { shouldFocus: true });
    else
      await attempt(async () => {
        const session = await signUp(fields);
        draft.complete();
        return session;
      });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        takeShownTexts(event.currentTarget, form);
        void handleSubmit(submit)(event);
      }}
      className="grid gap-4"
    >
      <FormFailure failure={failure} invalid={isSubmitted && Object.keys(errors).length > 0} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label="First name" error={errors.firstName?.message} required>
          {(field) => <TextInput {...field} {...register('firstName')} autoComplete="given-name" />}
        </Field>
        <Field label="Last name" error={errors.lastName?.message} required>
          {(field) => <TextInput {...field} {...register('lastName')} autoComplete="family-name" />}
        </Field>
      </div>
      <Field label="Email" error={errors.email?.message} required>
        {(field) => (
          <TextInput
            {...field}
            {...register('email')}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="off"
          />
        )}
      </Field>
      <Field
        label="Password"
        hint={<PasswordStrength password={password} />}
        error={errors.password?.message}
        required
      >
        {(field) => <PasswordInput {...field} {...register('password')} autoComplete="new-password" />}
      </Field>
      <Field label="Confirm password" error={errors.confirmPassword?.message} required>
        {(field) => <PasswordInput {...field} {...register('confirmPassword')} autoComplete="new-password" />}
      </Field>
      <Button type="submit" size="large" wide loading={isSubmitting} className="mt-1">
        Sign Up
      </Button>
      <p className="text-center text-sm text-soft">
        By signing up you agree to the <PolicyLink to="/#terms">terms</PolicyLink> and the{' '}
        <PolicyLink to="/#privacy">privacy rules</PolicyLink>.
      </p>
    </form>
  );
};
