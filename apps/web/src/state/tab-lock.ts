/**
 * Runs the work in one tab at a time. Without the Web Locks API, or where the browser denies it because storage is
 * closed, it runs at once.
 * @param work receives whether another tab held the lock before
 */
export const withTabLock = async <Result>(
  name: string,
  work: (waited: boolean) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> => {
  if (!('locks' in navigator)) return work(false);
  let isGranted = false;
  const run = async (waited: boolean) => {
    isGranted = true;
    return { result: await work(waited) };
  };
  try {
    const outcome =
      (await navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? run(false) : null))) ??
      (await navigator.locks.request(name, signal ? { signal } : {}, () => run(true)));
    return outcome.result;
  } catch (error) {
    if (isGranted || signal?.aborted) throw error;
    return work(false);
  }
};
