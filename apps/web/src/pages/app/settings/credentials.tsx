import { useAtomValue } from 'jotai';
import { CircleAlert, CircleCheck, ExternalLink, KeyRound, Mail } from 'lucide-react';
import { useState } from 'react';
import { useEmailState } from '../../../features/session/email-state';
import { SendVerification } from '../../../features/session/send-verification';
import { useIdentityConfig } from '../../../features/session/use-identity-config';
import { profileAtom } from '../../../state/profile';
import { actsAsChildAtom, sessionAtom } from '../../../state/session/session.store';
import { Button } from '../../../ui/button';
import { useLazyComponent } from '../../../ui/use-lazy-component';

const changePassword = {
  chunk: 'change-password',
  load: () => import('./change-password').then((module) => module.ChangePassword),
};

const changeEmail = {
  chunk: 'change-email',
  load: () => import('./change-email').then((module) => module.ChangeEmail),
};

/** The email and the password of the account, or a link to the page of a hosted provider. */
export const Credentials = () => {
  const identity = useIdentityConfig();
  const session = useAtomValue(sessionAtom);
  const actsAsChild = useAtomValue(actsAsChildAtom);
  const profile = useAtomValue(profileAtom);
  const state = useEmailState();
  const email = state?.email ?? profile?.email;
  const [dialog, setDialog] = useState<'email' | 'password' | null>(null);
  const close = () => setDialog(null);
  const renderEmail = useLazyComponent(changeEmail, dialog === 'email', close);
  const renderPassword = useLazyComponent(changePassword, dialog === 'password', close);
  // A child profile has no sign-in of its own.
  if (!identity || !session || actsAsChild) return null;
  if (identity.account_endpoint === null)
    return (
      identity.account_page && (
        <a href={identity.account_page} className="link inline-flex min-h-target items-center gap-2">
          <ExternalLink size={18} aria-hidden="true" />
          Change your email, password or passkeys
        </a>
      )
    );
  return (
    <>
      <div className="grid justify-items-start gap-2">
        <p>
          Email: <strong className="break-all">{email}</strong>
        </p>
        {state && (
          <p className="flex items-center gap-2 text-sm text-soft">
            {state.email_verified ? (
              <CircleCheck size={18} aria-hidden="true" className="text-good" />
            ) : (
              <CircleAlert size={18} aria-hidden="true" className="text-red" />
            )}
            {state.email_verified ? 'Confirmed' : 'Not confirmed'}
          </p>
        )}
        {state?.email_verified === false && <SendVerification />}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          icon={<Mail size={18} aria-hidden="true" />}
          onClick={() => setDialog('email')}
        >
          Change email
        </Button>
        <Button
          variant="secondary"
          icon={<KeyRound size={18} aria-hidden="true" />}
          onClick={() => setDialog('password')}
        >
          Change password
        </Button>
      </div>
      {dialog === 'email' && renderEmail?.({ onDone: close })}
      {dialog === 'password' && renderPassword?.({ email: email ?? '', onDone: close })}
    </>
  );
};
