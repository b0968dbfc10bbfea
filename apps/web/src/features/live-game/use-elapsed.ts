import type { LiveGameSummary } from '@rinkside/contracts/live-game';
import { elapsedAt } from '@rinkside/contracts/live-game.state';
import { useEffect, useState } from 'react';
import { serverNow } from '../../state/server-clock';

const tickMs = 250;

/** Returns the seconds played in the period, by the clock of the server: right at once after the phone slept. */
export const useElapsed = (clock: LiveGameSummary['clock'], periodMinutes: number): number => {
  // The state only causes a render when the second changes.
  const [, setTick] = useState(0);
  useEffect(() => {
    if (!clock.running) return undefined;
    const timer = setInterval(() => setTick(elapsedAt(clock, serverNow(), periodMinutes)), tickMs);
    return () => clearInterval(timer);
  }, [clock, periodMinutes]);
  return elapsedAt(clock, serverNow(), periodMinutes);
};
