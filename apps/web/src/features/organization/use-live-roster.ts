import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { rosterToldAtom } from '../../state/fold';
import { useRoom } from '../../state/live.link';
import { queryClient } from '../../state/queries';
import { usePaused } from '../../ui/use-paused';
import { organizationKey } from './organization.query';

/** A whole team may join within a minute (ms). */
const pause = 400;

/** Reads an organization's people again when somebody joined or left after they were asked for (ms). */
export const useLiveRoster = (id: string, askedAt = Infinity): void => {
  const watchedAt = useRoom(`organization:${id}`);
  const toldAt = usePaused(useAtomValue(rosterToldAtom(id)), pause);
  useEffect(() => {
    const key = organizationKey(id);
    if (askedAt >= Math.max(watchedAt, toldAt)) return;
    const queryKey = askedAt < toldAt ? key : [...key, 'members'];
    void queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false });
  }, [id, askedAt, watchedAt, toldAt]);
};
