import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  to: string;
  /** The whole message with its headers. */
  raw: string;
  messageId: string;
}

/** Decodes quoted-printable and returns the address of the link in a mail. */
export const linkIn = ({ raw }: ReceivedMail): string =>
  raw
    .replaceAll(/=\r?\n/g, '')
    .replaceAll('=3D', '=')
    .match(/https?:\/\/\S+\?token=[\w-]{43}/)?.[0] ?? '';

/** Starts an SMTP server that keeps what it accepts. `refuse` answers a mail with this code. */
export const startMailServer = async () => {
  const accepted: ReceivedMail[] = [];
  const behavior: { refuse?: number; delayMs: number } = { delayMs: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (behavior.refuse)
          return done(Object.assign(new Error('refused'), { responseCode: behavior.refuse }));
        const raw = Buffer.concat(chunks).toString();
        const [recipient] = session.envelope.rcptTo;
        const messageId = /^Message-ID: (.+)$/im.exec(raw)?.[1]?.trim() ?? '';
        setTimeout(() => {
          accepted.push({ to: recipient?.address ?? '', raw, messageId });
          done();
        }, behavior.delayMs);
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const mailsTo = (email: string) => accepted.filter(({ to }) => to === email);
  return {
    url: `smtp://127.0.0.1:${port}`,
    accepted,
    behavior,
    mailsTo,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};
