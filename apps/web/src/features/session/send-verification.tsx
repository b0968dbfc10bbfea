import { useState } from 'react';
import { sendVerification } from '../../state/session/account-client';
import { accountMessage } from '../../state/session/identity-error';
import { sessionMessages } from '../../state/session/messages';
import { Button } from '../../ui/button';
import { toast } from '../../ui/toast';

/** Sends the link that confirms the email again, and says where to. */
export const SendVerification = () => {
  const [sending, setSending] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const send = async () => {
    setSending(true);
    try {
      setSentTo((await sendVerification()).email);
    } catch (error) {
      toast.error(accountMessage(error));
    } finally {
      setSending(false);
    }
  };
  return (
    <output>
      {sentTo === null ? (
        <Button variant="secondary" size="small" loading={sending} onClick={() => void send()}>
          Send the link again
        </Button>
      ) : (
        <strong className="break-words">{sessionMessages.verificationSent(sentTo)}</strong>
      )}
    </output>
  );
};
