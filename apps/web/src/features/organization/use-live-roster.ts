import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { rosterChangedAtAtom } from '../../state/entities/entity-store';
import { useRoom } from '../../state/live-client';
import { queryClient } from '../../state/query-client';
import { useDebouncedValue } from '../../ui/use-debounced-value';
import { organizationKey } from './organization.query';

/** Debounce of refetches (ms): a whole team may join within a minute. */
const debounceMs = 400;

/** Refetches an organization's people when the roster changed after `askedAt` (`performance.now()`, ms). */
export const useLiveRoster = (id: string, askedAt = Infinity): void => {
  const watchedAt = useRoom(`organization:${id}`);
  const changedAt = useDebouncedValue(useAtomValue(rosterChangedAtAtom(id)), debounceMs);
  useEffect(() => {
    if (askedAt < Math.max(watchedAt, changedAt))
      void queryClient.invalidateQueries({ queryKey: organizationKey(id) }, { cancelRefetch: false });
  }, [id, askedAt, watchedAt, changedAt]);
};
