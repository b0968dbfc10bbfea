/** A full disk or a machine without memory is no word about a file. */
const ours = /no space left|cannot allocate|resource temporarily|too many open files/i;

/** Whether a program failed for want of something of ours: the same work may succeed another time. */
export const isOurs = (said: string): boolean => ours.test(said);

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
