import { product } from '@rinkside/contracts/product';
import { nameOf, type Account } from './accounts.js';
import { escapeHtml } from './html-page.js';
import type { MailKind } from './mail.js';
import { messages } from './messages.js';

/** What a mail says: its kind, or why the link to a new password is not sent. */
export type MailTemplate = MailKind | 'reset-later';

interface Content {
  subject: string;
  text: string;
  html: string;
}

interface Template {
  subject: string;
  message: string;
  button: string;
  /** What to do if the mail was not expected. */
  unexpected: string;
}

/** The text of every kind of mail. */
const templates: Record<MailTemplate, Template> = {
  'verify-email': {
    subject: `Confirm your email address for ${product.name}`,
    message: 'Please confirm that this is your email address. The link works for 7 days.',
    button: 'Confirm email address',
    unexpected: `If you have no account at ${product.name}, you need not do anything.`,
  },
  'reset-password': {
    subject: `Choose a new ${product.name} password`,
    message:
      'With this link you can choose a new password. It works once, for 1 hour. It signs out all devices.',
    button: 'Choose a new password',
    unexpected: 'If you did not ask for this, you need not do anything. Your password stays as it is.',
  },
  'password-changed': {
    subject: `Your ${product.name} password was changed`,
    message:
      'The password of your account was changed. Only the devices and passkeys that were chosen to stay can still use it.',
    button: 'Open Rinkside',
    unexpected:
      'If you did not change it, someone else can use your account: choose "Forgot your password?" on the sign-in page now.',
  },
  'passkey-added': {
    subject: `A passkey was added to your ${product.name} account`,
    message: 'A new passkey can sign in to your account. The settings list all passkeys.',
    button: 'Open Rinkside',
    unexpected:
      'If you did not add it, someone else can use your account: choose "Forgot your password?" on the sign-in page now. That also removes all passkeys.',
  },
  'passkey-removed': {
    subject: `A passkey was removed from your ${product.name} account`,
    message: 'The passkey can no longer sign in to your account. The settings list the others.',
    button: 'Open Rinkside',
    unexpected:
      'If you did not remove it, someone else can use your account: choose "Forgot your password?" on the sign-in page now.',
  },
  'change-email': {
    subject: `Confirm your new email address for ${product.name}`,
    message:
      'Somebody who is signed in to the account below wants it to use this email address. Only confirm if it is your own account. The link works for 1 day.',
    button: 'Use this address',
    unexpected:
      'If this is not your account, do not open the link. Your address then stays free for an account of your own.',
  },
  'email-changed': {
    subject: `The email address of your ${product.name} account was changed`,
    message:
      'Your account has a new email address. If that was you, you need not do anything. If not, the link below restores this address, signs out all devices and lets you choose a new password. It works for 7 days.',
    button: 'Restore this address',
    unexpected: 'Without a click, the new address stays.',
  },
  'reset-later': {
    subject: `About the ${product.name} account with this email address`,
    message:
      'Somebody asked for a new password. This account has this email address for a few days only, and its earlier address can still take the account back. Until then, no new password can be chosen by mail. If it is your account, use the link in the mail to the earlier address, or ask again a week after the change.',
    button: 'This is not my account',
    unexpected:
      'If it is not your account, the link above takes your email address off it. It works for 1 day.',
  },
  'email-released': {
    subject: `The email address of your ${product.name} account was changed back`,
    message:
      'The owner of the new email address said that it is not the address of this account. The account uses this address again.',
    button: 'Open Rinkside',
    unexpected: 'Your password and your devices stay as they are.',
  },
};

const linkStyle =
  'display:inline-block;padding:12px 20px;border-radius:10px;background:#ff7d2e;color:#150c04;font-weight:700;text-decoration:none';

interface Delivery {
  account: Account;
  /** The address that the mail goes to. */
  to: string;
  link: string;
}

/**
 * Returns a mail as text and as HTML. Names the account, because a person can enter the address of another
 * person.
 */
export const renderMail = (template: MailTemplate, { account, to, link }: Delivery): Content => {
  const { subject, message, button, unexpected } = templates[template];
  // The earlier address does not learn the new one.
  const about = messages.accountOf(nameOf(account), template === 'email-changed' ? to : account.email);
  const greeting = account.given_name ? `Hi ${account.given_name},` : 'Hi,';
  const paragraphs = [greeting, message, about].map(escapeHtml);
  paragraphs.push(
    `<a href="${escapeHtml(link)}" style="${linkStyle}">${escapeHtml(button)}</a>`,
    `If the button does not work, open this address:<br><span style="word-break:break-all">${escapeHtml(link)}</span>`,
    escapeHtml(unexpected),
    escapeHtml(product.name),
  );
  return {
    subject,
    text: `${[greeting, message, about, `${button}:\n${link}`, unexpected, product.name].join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 16px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div style="max-width:520px;margin:0 auto">
${paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${paragraph}</p>`).join('\n')}
</div>
</body>
</html>
`,
  };
};
