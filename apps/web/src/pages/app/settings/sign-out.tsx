import { sessionRoutes } from '@rinkside/contracts/session';
import { useAtomValue } from 'jotai';
import { LogOut, MonitorSmartphone } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useIdentityConfig } from '../../../features/session/use-identity-config';
import { endOtherSessions } from '../../../state/session/account-client';
import { useLogoutGuard } from '../use-logout-guard';
import { accountMessage, IdentityError } from '../../../state/session/identity-error';
import { sessionMessages } from '../../../state/session/messages';
import { actsAsChildAtom } from '../../../state/session/session.store';
import { call, messageOf } from '../../../state/api';
import { Button, type ButtonProps } from '../../../ui/button';
import { toast } from '../../../ui/toast';
import { keepSessions } from './sessions';

const Explained = ({ note, ...button }: ButtonProps & { note: ReactNode }) => {
  const id = useId();
  return (
    <div className="grid justify-items-start gap-2">
      <Button {...button} variant="secondary" aria-describedby={id} />
      <p id={id} className="text-sm text-soft">
        {note}
      </p>
    </div>
  );
};

/** Ends the current session, or all others. */
export const SignOut = () => {
  const { requestLogout, dialog } = useLogoutGuard();
  const identity = useIdentityConfig();
  const [ending, setEnding] = useState(false);
  // A child profile has no sign-ins of its own.
  const isChild = useAtomValue(actsAsChildAtom);
  const endOthers = async () => {
    setEnding(true);
    try {
      await (identity?.account_endpoint ? endOtherSessions() : call(sessionRoutes.endOthers));
      keepSessions(({ current }) => current);
      toast.success(sessionMessages.othersEnded);
    } catch (error) {
      toast.error(
        error instanceof IdentityError
          ? accountMessage(error)
          : messageOf(error, sessionMessages.othersFailed),
      );
    } finally {
      setEnding(false);
    }
  };
  return (
    <div className="grid gap-5">
      {!isChild && (
        <Explained
          icon={<MonitorSmartphone size={18} aria-hidden="true" />}
          loading={ending}
          onClick={() => void endOthers()}
          note="For a lost phone or a shared computer: every other device has to sign in again, this one stays."
        >
          Sign out everywhere else
        </Explained>
      )}
      <Explained
        icon={<LogOut size={18} aria-hidden="true" />}
        onClick={requestLogout}
        note="Ends your session in all tabs and windows, and revokes its tokens."
      >
        Sign out of this browser
      </Explained>
      {dialog}
    </div>
  );
};
