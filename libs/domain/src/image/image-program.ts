/** Exit codes of programs that decode an image in the sandbox. */
export const imageExitCodes = { tooLarge: 3, undecodable: 4 } as const;

/** The header declares more pixels than allowed. */
export class TooManyPixelsError extends Error {
  override readonly name = 'TooManyPixelsError';
}

/** Errors of the decoders at the memory limit. */
const outOfMemory = /memory|allocat/i;

/** Runs the work of such a program. Reports a failure as exit code, with the reason on standard error. */
export const runImageProgram = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    const isTooLarge = error instanceof TooManyPixelsError || outOfMemory.test(String(error));
    process.stderr.write(String(error));
    process.exitCode = imageExitCodes[isTooLarge ? 'tooLarge' : 'undecodable'];
  }
};
