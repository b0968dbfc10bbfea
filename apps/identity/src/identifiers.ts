import { createHmac, hkdfSync } from 'node:crypto';
import type { Keys } from './keys.js';

/** Hashes an email or address, so that counts and logs contain no personal data. */
export type HashIdentifier = (identifier: string) => string;

/**
 * Returns the hash of this installation. Its secret keeps readers of a log from testing which addresses are
 * in it.
 */
export const identifierHash = ({ cookies }: Pick<Keys, 'cookies'>): HashIdentifier => {
  // The oldest secret, so that a new one does not change the hashes.
  const secret = cookies.at(-1);
  if (secret === undefined) throw new Error('there is no secret');
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'identifiers', 32));
  return (identifier) => createHmac('sha256', key).update(identifier).digest('base64url');
};
