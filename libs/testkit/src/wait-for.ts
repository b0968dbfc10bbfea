/**
 * Polls every 10 ms until the result is truthy.
 * @param what description for the error message, a clause like "the queue is empty"
 * @returns the result
 * @throws after `timeoutMs`
 */
export const waitFor = async <T>(
  what: string,
  check: () => T | Promise<T>,
  timeoutMs = 10_000,
): Promise<NonNullable<T>> => {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const result = await check();
    if (result) return result;
    if (Date.now() > deadline) throw new Error(`timed out after ${timeoutMs} ms waiting until ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};
