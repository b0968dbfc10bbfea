import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { product } from '@rinkside/contracts/product';
import type { Env } from '@rinkside/platform/env';
import { createTransport } from 'nodemailer';

/** One mail as it is sent. */
export interface Message {
  /** The same in every attempt: the Message-ID, with which mail servers recognize repeats, is made of it. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface MailTransport {
  /** Where mails go, for the log; without credentials. */
  destination: string;
  send(message: Message): Promise<void>;
  close(): void;
}

/** Bounds an attempt below the lease of a mail, ms. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends by SMTP to SMTP_URL; without it, writes each mail as a file to `{RINKSIDE_HOME}/mail`. */
export const createMailTransport = (env: Env): MailTransport => {
  const { hostname } = new URL(env.PUBLIC_ORIGIN);
  const from = env.MAIL_FROM ?? `${product.name} <no-reply@${hostname}>`;
  const envelopeOf = ({ id, ...message }: Message) => ({
    from,
    messageId: `<${id}@${hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...message,
  });

  if (env.SMTP_URL === undefined) {
    const folder = resolve(env.RINKSIDE_HOME, 'mail');
    const composer = createTransport({ streamTransport: true, buffer: true });
    return {
      destination: folder,
      send: async (message) => {
        const { message: content } = await composer.sendMail(envelopeOf(message));
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const file = join(folder, `${message.id}.eml`);
        await writeFile(`${file}.part`, content, { mode: 0o600 });
        await rename(`${file}.part`, file);
      },
      close: () => composer.close(),
    };
  }
  const smtp = createTransport({ url: env.SMTP_URL, ...timeouts });
  return {
    destination: new URL(env.SMTP_URL).host,
    send: async (message) => void (await smtp.sendMail(envelopeOf(message))),
    close: () => smtp.close(),
  };
};
