import { product } from '@rinkside/contracts/product';
import type { Account } from './accounts.js';
import { escapeHtml } from './html-page.js';
import type { MailKind } from './mail.js';

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
const templates: Record<MailKind, Template> = {
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
    message: 'The password of your account was changed, and other devices were signed out.',
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
    message: 'Please confirm that your account shall use this email address. The link works for 1 day.',
    button: 'Use this address',
    unexpected: 'If you did not ask for this, you need not do anything. The account keeps its address.',
  },
  'email-changed': {
    subject: `The email address of your ${product.name} account was changed`,
    message:
      'Your account has a new email address. If that was you, you need not do anything. If not, the link below restores this address, signs out all devices and lets you choose a new password. It works for 7 days.',
    button: 'Restore this address',
    unexpected: 'Without a click, the new address stays.',
  },
};

const linkStyle =
  'display:inline-block;padding:12px 20px;border-radius:10px;background:#ff7d2e;color:#150c04;font-weight:700;text-decoration:none';

/** Returns a mail as text and as HTML. */
export const renderMail = (kind: MailKind, { given_name }: Account, link: string): Content => {
  const { subject, message, button, unexpected } = templates[kind];
  const greeting = given_name ? `Hi ${given_name},` : 'Hi,';
  const paragraphs = [greeting, message].map(escapeHtml);
  paragraphs.push(
    `<a href="${escapeHtml(link)}" style="${linkStyle}">${escapeHtml(button)}</a>`,
    `If the button does not work, open this address:<br><span style="word-break:break-all">${escapeHtml(link)}</span>`,
    escapeHtml(unexpected),
    escapeHtml(product.name),
  );
  return {
    subject,
    text: `${[greeting, message, `${button}:\n${link}`, unexpected, product.name].join('\n\n')}\n`,
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
