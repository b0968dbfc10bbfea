import { useAtom, useAtomValue } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { personAtom } from '../../state/session/session.store';
import { Banner } from '../../ui/banner';
import { nowAtom } from '../../ui/now';
import { unconfirmedEmailAtom, useEmailState } from './email-state';
import { SendVerification } from './send-verification';

/** How long the reminder stays away once it is closed. */
const pauseMs = 5 * 24 * 60 * 60 * 1000;

/** When each account closed the reminder on this device, ms since 1970. */
const closedAtom = atomWithStorage<Record<string, number>>('rinkside.email-reminder', {}, undefined, {
  getOnInit: true,
});

const Reminder = ({ person, email }: { person: string; email: string }) => {
  const state = useEmailState();
  const [closed, setClosed] = useAtom(closedAtom);
  if (state?.email_verified) return null;
  return (
    <Banner onClose={() => setClosed({ ...closed, [person]: Date.now() })}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0">
          Please confirm your email address <strong className="break-all">{state?.email ?? email}</strong>.
          The link is in your mailbox.
        </p>
        <SendVerification />
      </div>
    </Banner>
  );
};

/** Asks the owner of an account to confirm the email. */
export const EmailReminder = () => {
  const person = useAtomValue(personAtom);
  const email = useAtomValue(unconfirmedEmailAtom);
  const closed = useAtomValue(closedAtom);
  const now = useAtomValue(nowAtom);
  if (!person || email === undefined || now - (closed[person] ?? 0) < pauseMs) return null;
  return <Reminder person={person} email={email} />;
};
