import { clsx } from 'clsx';
import { useAtomValue } from 'jotai';
import { CloudOff } from 'lucide-react';
import { nowAtom } from '../../ui/now';
import { staleSinceAtom } from '../../state/offline/connectivity';
import { offlineText } from './offline-notice.text';

/** Shows how old the data is while the server cannot be reached. */
export const OfflineNotice = ({ className }: { className?: string }) => {
  const since = useAtomValue(staleSinceAtom);
  const now = useAtomValue(nowAtom);
  return (
    <output>
      {since !== null && (
        <span
          className={clsx('flex animate-fade items-center gap-2 text-sm font-medium text-soft', className)}
        >
          <CloudOff aria-hidden="true" className="size-4.5 shrink-0" />
          {offlineText(since, Math.max(since, now))}
        </span>
      )}
    </output>
  );
};
