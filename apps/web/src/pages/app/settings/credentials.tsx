import { useAtomValue } from 'jotai';
import { ExternalLink, KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useIdentityConfig } from '../../../features/session/use-identity-config';
import { sessionAtom } from '../../../state/session/session.store';
import { Button } from '../../../ui/button';
import { useLazyComponent } from '../../../ui/use-lazy-component';

const changePassword = {
  chunk: 'change-password',
  load: () => import('./change-password').then((module) => module.ChangePassword),
};

/** The password of the account, or a link to the page of a hosted provider. */
export const Credentials = () => {
  const identity = useIdentityConfig();
  const session = useAtomValue(sessionAtom);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const renderDialog = useLazyComponent(changePassword, isOpen, close);
  // A child profile has no sign-in of its own.
  if (!identity || !session || session.profileId !== undefined) return null;
  if (identity.account_endpoint === null)
    return (
      identity.account_page && (
        <a href={identity.account_page} className="link inline-flex min-h-target items-center gap-2">
          <ExternalLink size={18} aria-hidden="true" />
          Change your email or password
        </a>
      )
    );
  return (
    <>
      <Button
        variant="secondary"
        icon={<KeyRound size={18} aria-hidden="true" />}
        className="justify-self-start"
        onClick={() => setOpen(true)}
      >
        Change password
      </Button>
      {isOpen && renderDialog?.({ email: session.user.email ?? '', onDone: close })}
    </>
  );
};
