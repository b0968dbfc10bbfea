import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { serverNow } from '../../state/server-clock';
import { liveLogAtom } from './live-log';

/** A tap that is sent sooner needs no mention. */
const patienceMs = 2500;

/** Whether something of the game that this device logs waits for a connection. Others do not see it yet. */
export const useWaits = (id: string): boolean => {
  const state = useAtomValue(liveLogAtom(id));
  const tap = state?.events.find(({ sent }) => !sent)?.event.occurred_at;
  const since = state?.log.started === false ? state.log.start?.body.started_at : tap;
  const dueMs = since === undefined ? Infinity : Date.parse(since) + patienceMs;
  const [passed, setPassed] = useState(Infinity);
  useEffect(() => {
    if (dueMs === Infinity) return undefined;
    const timer = setTimeout(() => setPassed(dueMs), Math.max(0, dueMs - serverNow()));
    return () => clearTimeout(timer);
  }, [dueMs]);
  return dueMs !== Infinity && (passed === dueMs || serverNow() >= dueMs);
};
