import { shownStatus } from '@rinkside/contracts/live-game';
import { useEffect, useState } from 'react';
import { serverNow } from '../../state/server-clock';

const checkEveryMs = 60_000;

/** Returns the status that people see. A page that stays open stops saying live, too. */
export const useShownStatus = (view: Parameters<typeof shownStatus>[0]) => {
  // The state only causes a render when the status changes.
  const [, setStatus] = useState('');
  useEffect(() => {
    const timer = setInterval(() => setStatus(shownStatus(view, serverNow())), checkEveryMs);
    return () => clearInterval(timer);
  }, [view]);
  return shownStatus(view, serverNow());
};
