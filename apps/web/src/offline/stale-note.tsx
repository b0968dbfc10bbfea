import { useAtomValue } from 'jotai';
import { CloudOff } from 'lucide-react';
import { useEffect } from 'react';
import { nowAtom } from '../features/feed/now';
import { queryClient } from '../state/queries';
import { loadProfile } from '../state/session';
import { staleSinceAtom } from './signal';
import { staleText } from './stale.text';

/** Reads everything again once what is shown is stale no more. */
const useReturn = (stale: boolean) => {
  useEffect(() => {
    if (!stale) return undefined;
    return () => {
      void queryClient.invalidateQueries(undefined, { cancelRefetch: false });
      void loadProfile();
    };
  }, [stale]);
};

/** A quiet line over what is shown while no server can be asked: how old it is. */
export const StaleNote = () => {
  const since = useAtomValue(staleSinceAtom);
  useReturn(since !== null);
  const now = useAtomValue(nowAtom);
  return (
    <output>
      {since !== null && (
        <span className="mb-3 flex animate-fade items-center gap-2 text-sm font-medium text-soft">
          <CloudOff aria-hidden="true" className="size-4.5 shrink-0" />
          {staleText(since, Math.max(since, now))}
        </span>
      )}
    </output>
  );
};
