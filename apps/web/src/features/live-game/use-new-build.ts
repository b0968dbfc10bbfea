import { useEffect, useEffectEvent } from 'react';
import { requestLimitMs } from '../../state/deadline';

const checkEveryMs = 5 * 60_000;

/** Returns the build that the server has; null without an answer. */
const readBuild = async (): Promise<string | null> => {
  try {
    const signal = AbortSignal.timeout(requestLimitMs);
    const reply = await fetch('/version.json', { cache: 'no-store', signal });
    const { otaVersion = null } = (await reply.json()) as { otaVersion?: string | null };
    return otaVersion;
  } catch {
    return null;
  }
};

/**
 * Reloads a screen that runs for days when the server has another build: at a quiet moment, and only just after the
 * server answered.
 */
export const useNewBuild = (isQuiet: boolean, reload: () => void): void => {
  const reloadIfQuiet = useEffectEvent(() => {
    if (isQuiet) reload();
  });
  useEffect(() => {
    let opened: string | null = null;
    const check = async () => {
      const build = await readBuild();
      opened ??= build;
      if (build !== null && build !== opened) reloadIfQuiet();
    };
    void check();
    const timer = setInterval(() => void check(), checkEveryMs);
    return () => clearInterval(timer);
  }, []);
};
