import { vi } from 'vitest';
import type { ReceivedMail, startMailServer } from './mail-server.js';

/** Waits for the given number of mails to an address. @returns the last one */
export const waitForMail = (
  { mailsTo }: Awaited<ReturnType<typeof startMailServer>>,
  email: string,
  count = 1,
): Promise<ReceivedMail> =>
  vi.waitFor(
    () => {
      const mails = mailsTo(email);
      const last = mails.at(-1);
      if (mails.length < count || !last) throw new Error(`${mails.length} of ${count} mails to ${email}`);
      return last;
    },
    { timeout: 15_000 },
  );
