import type { Env } from '@rinkside/platform/env';
import type { Log } from '@rinkside/platform/log';
import { findAccount, findAccountByEmail, isEmailTaken } from './accounts.js';
import type { Pool } from './database.js';
import { createLink } from './links.js';
import { claimMail, deleteMail, retryMail, type MailKind, type QueuedMail } from './mail.js';
import { renderMail } from './mail-templates.js';
import { createMailTransport } from './mail-transport.js';
import { startPoller, type Poller } from './poller.js';

export interface MailSenderOptions {
  env: Env;
  log: Log;
  issuer: string;
  pool: Pool;
  pollIntervalMs: number;
}

/** The server will refuse this mail in every attempt, for example because the mailbox does not exist. */
const isPermanent = (error: unknown) =>
  error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;

/** Starts sending queued mails, one at a time. Any number of processes may send. */
export const startMailSender = ({ env, log, issuer, pool, pollIntervalMs }: MailSenderOptions): Poller => {
  const transport = createMailTransport(env);
  log.info({ destination: transport.destination }, 'mails go to');

  /** The token is made here, so that the queue holds no secret. Each attempt makes another one. */
  const linkOf = async (kind: MailKind, subject: string, email: string) => {
    if (kind === 'password-changed' || kind === 'passkey-added' || kind === 'passkey-removed')
      return env.PUBLIC_ORIGIN;
    const purpose = kind === 'email-changed' ? 'undo-email' : kind;
    const token = await createLink(pool, purpose, { subject, email });
    return `${issuer}/account/${purpose}?token=${token}`;
  };

  const sendOne = async (mail: QueuedMail) => {
    const { id, kind, subject, recipient, attempts } = mail;
    const account = await (subject ? findAccount(pool, subject) : findAccountByEmail(pool, recipient));
    // The reply to the request must not tell that the address belongs to someone.
    const isTaken = kind === 'change-email' && (await isEmailTaken(pool, recipient, subject));
    try {
      if (account && !isTaken) {
        // An address that was typed may differ from the account's in case.
        const to = subject ? recipient : account.email;
        const link = await linkOf(kind, account.subject, to);
        await transport.send({ id, to, ...renderMail(kind, account, link) });
      }
    } catch (error) {
      log.warn({ err: error, mail: id, kind, attempts }, 'mail not sent');
      return isPermanent(error) ? deleteMail(pool, id) : retryMail(pool, mail);
    }
    await deleteMail(pool, id);
    if (account && !isTaken) log.info({ mail: id, kind, account: account.subject }, 'mail sent');
  };

  const poller = startPoller({
    log,
    queue: 'mails',
    intervalMs: pollIntervalMs,
    runNext: async () => {
      const mail = await claimMail(pool);
      if (mail) await sendOne(mail);
      return mail !== undefined;
    },
  });
  return {
    wake: poller.wake,
    close: async () => {
      await poller.close();
      transport.close();
    },
  };
};
