import type { SandboxError } from '@rinkside/platform/sandbox';

/** Errors of the machine, not of the file. */
const outOfResources = /cannot allocate|resource temporarily|too many open files/i;

/**
 * Returns the error to throw when a program failed for lack of disk space or memory, so that the job is retried. A full
 * disk becomes `ENOSPC`, which the queue postpones as an outage. The others count as attempts, since a file may cause
 * them itself.
 * @returns undefined when the failure is about the file.
 */
export const asInfrastructureError = (error: SandboxError): Error | undefined => {
  if (/no space left/i.test(error.stderrTail))
    return Object.assign(new Error(error.message, { cause: error }), { code: 'ENOSPC' });
  return outOfResources.test(error.stderrTail) ? error : undefined;
};

/** An upload that cannot be processed. `reason` is shown to its author. */
export class MediaError extends Error {
  override readonly name = 'MediaError';

  constructor(
    readonly reason: string,
    /** Whether processing the same file again may succeed. */
    readonly isRetryable: boolean,
    /** Tool output, for logs only. */
    readonly details = '',
  ) {
    super(details ? `${reason} (${details.slice(-300)})` : reason);
  }
}

/** The machine had no processor for this file in time. The queue postpones the job as in an outage, and no attempt counts. */
export class BusyMachineError extends Error {
  override readonly name = 'BusyMachineError';
  readonly code = 'ETIMEDOUT';

  constructor(cause: SandboxError) {
    super('the machine is too busy', { cause });
  }
}
