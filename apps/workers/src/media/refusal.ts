import type { ForeignFailure } from '@rinkside/platform/sandbox';

/** A machine without memory is no word about a file. */
const ours = /cannot allocate|resource temporarily|too many open files/i;

/**
 * What to throw when a program failed for want of something of ours: the same work may succeed another time.
 * A full disk is told as the queue knows it; the others a file may bring about itself.
 */
export const oursOf = (error: ForeignFailure): Error | undefined => {
  if (/no space left/i.test(error.said))
    return Object.assign(new Error(error.message, { cause: error }), { code: 'ENOSPC' });
  return ours.test(error.said) ? error : undefined;
};

/** A file that cannot be shown, in words for people. */
export class MediaRefusal extends Error {
  constructor(
    readonly reason: string,
    /** Whether trying the same file again may help. */
    readonly again: boolean,
    /** For logs. */
    readonly said = '',
  ) {
    super(said ? `${reason} (${said.slice(-300)})` : reason);
  }
}
