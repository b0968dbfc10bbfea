import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { rosterToldAtom } from '../../state/fold';
import { useRoom } from '../../state/live.link';
import { queryClient } from '../../state/queries';
import { usePaused } from '../../ui/use-paused';
import { organizationKey } from './organization.query';

/** Debounce of refetches (ms): a whole team may join within a minute. */
const debounceMs = 400;

/** Refetches an organization's people when the roster changed after `askedAt` (`performance.now()`, ms). */
export const useLiveRoster = (id: string, askedAt = Infinity): void => {
  const watchedAt = useRoom(`organization:${id}`);
  const changedAt = usePaused(useAtomValue(rosterToldAtom(id)), debounceMs);
  useEffect(() => {
    const key = organizationKey(id);
    if (askedAt >= Math.max(watchedAt, changedAt)) return;
    const queryKey = askedAt < changedAt ? key : [...key, 'members'];
    void queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false });
  }, [id, askedAt, watchedAt, changedAt]);
};
