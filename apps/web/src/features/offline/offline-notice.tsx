import { useAtomValue } from 'jotai';
import { CloudOff } from 'lucide-react';
import { useEffect } from 'react';
import { nowAtom } from '../../ui/now';
import { queryClient } from '../../state/query-client';
import { loadProfile } from '../../state/profile';
import { staleSinceAtom } from '../../state/offline/connectivity';
import { offlineText } from './offline-notice.text';

/** Refetches everything when the app is online again. */
const useRefetchOnReconnect = (stale: boolean) => {
  useEffect(() => {
    if (!stale) return undefined;
    return () => {
      void queryClient.invalidateQueries(undefined, { cancelRefetch: false });
      void loadProfile();
    };
  }, [stale]);
};

/** Shows how old the data is while the server cannot be reached. */
export const OfflineNotice = () => {
  const since = useAtomValue(staleSinceAtom);
  useRefetchOnReconnect(since !== null);
  const now = useAtomValue(nowAtom);
  return (
    <output>
      {since !== null && (
        <span className="mb-3 flex animate-fade items-center gap-2 text-sm font-medium text-soft">
          <CloudOff aria-hidden="true" className="size-4.5 shrink-0" />
          {offlineText(since, Math.max(since, now))}
        </span>
      )}
    </output>
  );
};
