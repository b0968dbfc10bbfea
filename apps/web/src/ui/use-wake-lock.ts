import { useEffect } from 'react';

/**
 * Keeps the screen awake while `on`. Browsers release the lock of a hidden page, and the system may take it at any time:
 * it is requested again when the page is visible, and at the next tap.
 */
export const useWakeLock = (on: boolean): void => {
  useEffect(() => {
    if (!on || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | undefined;
    let isPending = false;
    let isOver = false;
    const acquire = async () => {
      if (document.visibilityState !== 'visible' || isPending || (lock && !lock.released)) return;
      isPending = true;
      // Rejected on low battery: the screen may sleep.
      lock = await navigator.wakeLock.request('screen').catch(() => undefined);
      isPending = false;
      if (isOver) void lock?.release();
    };
    const onEvent = () => void acquire();
    onEvent();
    document.addEventListener('visibilitychange', onEvent);
    document.addEventListener('click', onEvent, true);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', onEvent);
      document.removeEventListener('click', onEvent, true);
      if (!isPending) void lock?.release();
    };
  }, [on]);
};
