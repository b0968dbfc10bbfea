import { useEffect } from 'react';

/** Keeps the screen awake while `on`. Browsers release the lock of a hidden page, so it is requested again when visible. */
export const useWakeLock = (on: boolean): void => {
  useEffect(() => {
    if (!on || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | undefined;
    let released = false;
    const acquire = async () => {
      if (document.visibilityState !== 'visible' || released) return;
      // Rejected on low battery: the screen may sleep.
      const sentinel = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (released) void sentinel?.release();
      else lock = sentinel;
    };
    const onVisibilityChange = () => void acquire();
    void acquire();
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      released = true;
      document.removeEventListener('visibilitychange', onVisibilityChange);
      void lock?.release();
    };
  }, [on]);
};
