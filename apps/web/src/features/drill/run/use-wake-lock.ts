import { useEffect } from 'react';

/** Keeps the screen awake while `on`; browsers take the lock away from a hidden page, so it is taken again. */
export const useWakeLock = (on: boolean): void => {
  useEffect(() => {
    if (!on || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | undefined;
    let over = false;
    const take = async () => {
      if (document.visibilityState !== 'visible' || over) return;
      // Refused on a low battery: the drill goes on, the screen may sleep.
      const taken = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (over) void taken?.release();
      else lock = taken;
    };
    const retake = () => void take();
    void take();
    document.addEventListener('visibilitychange', retake);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', retake);
      void lock?.release();
    };
  }, [on]);
};
