import type { Env } from '@rinkside/platform/env';
import type { Log } from '@rinkside/platform/log';
import { findAccount, findAccountByEmail, isEmailTaken, type Account } from './accounts.js';
import type { Pool } from './database.js';
import { readUndoState } from './email-undo.js';
import { createLinkOfMail, type Link, type LinkPurpose } from './links.js';
import { claimMail, deleteMail, retryMail, type QueuedMail } from './mail.js';
import { renderMail, type MailTemplate } from './mail-templates.js';
import { createMailTransport } from './mail-transport.js';
import { startPoller, type Poller } from './poller.js';

export interface MailSenderOptions {
  env: Env;
  log: Log;
  issuer: string;
  pool: Pool;
  pollIntervalMs: number;
}

/** What the link of a mail is for; the others link to the web app. */
const purposes: Partial<Record<MailTemplate, LinkPurpose>> = {
  'verify-email': 'verify-email',
  'reset-password': 'reset-password',
  'reset-later': 'release-email',
  'change-email': 'change-email',
  'email-changed': 'undo-email',
};

/** The server will refuse this mail in every attempt, for example because the mailbox does not exist. */
const isPermanent = (error: unknown) =>
  error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;

/** Starts sending queued mails, one at a time. Any number of processes may send. */
export const startMailSender = ({ env, log, issuer, pool, pollIntervalMs }: MailSenderOptions): Poller => {
  const transport = createMailTransport(env);
  log.info({ destination: transport.destination }, 'mails go to');

  /**
   * While a change of the address can be undone, the new address gets no link to a new password. Its user
   * could lose the account to the owner of the earlier address, or take over an account of another person.
   */
  const templateOf = async ({ kind }: QueuedMail, { subject }: Account): Promise<MailTemplate> =>
    kind === 'reset-password' && (await readUndoState(pool, subject)).open_until ? 'reset-later' : kind;

  /** The token is made here, so that the queue holds no secret. Each attempt makes another one. @returns undefined for a withdrawn mail */
  const linkOf = async (mailId: string, template: MailTemplate, link: Link): Promise<string | undefined> => {
    const purpose = purposes[template];
    if (!purpose) return env.PUBLIC_ORIGIN;
    const token = await createLinkOfMail(pool, mailId, purpose, link);
    return token && `${issuer}/account/${purpose}?token=${token}`;
  };

  /** @returns the account that got the mail; undefined if none was sent */
  const deliver = async (mail: QueuedMail): Promise<Account | undefined> => {
    const { id, kind, subject, recipient } = mail;
    const account = await (subject ? findAccount(pool, subject) : findAccountByEmail(pool, recipient));
    // The reply to the request must not reveal that the address belongs to another account.
    const isTaken = kind === 'change-email' && (await isEmailTaken(pool, recipient, subject));
    if (!account || isTaken) return undefined;
    // An address that was typed may differ from the account's in case.
    const to = subject ? recipient : account.email;
    const template = await templateOf(mail, account);
    const link = await linkOf(id, template, { subject: account.subject, email: to });
    if (link === undefined) return undefined;
    await transport.send({ id, to, ...renderMail(template, { account, to, link }) });
    return account;
  };

  const sendOne = async (mail: QueuedMail) => {
    const { id, kind, attempts } = mail;
    let account: Account | undefined;
    try {
      account = await deliver(mail);
    } catch (error) {
      log.warn({ err: error, mail: id, kind, attempts }, 'mail not sent');
      return isPermanent(error) ? deleteMail(pool, id) : retryMail(pool, mail);
    }
    await deleteMail(pool, id);
    if (account) log.info({ mail: id, kind, account: account.subject }, 'mail sent');
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
