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
