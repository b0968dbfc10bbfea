import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { reloadToUpdate, updateReadyAtom } from './update';

/** Announces a new build anywhere on the page; the user decides when to reload. */
export const UpdateBanner = () => {
  const ready = useAtomValue(updateReadyAtom);
  const [dismissed, setDismissed] = useState(false);
  if (!ready || dismissed) return null;
  return (
    <div
      data-update=""
      className="pointer-events-none fixed inset-x-0 top-[calc(var(--top-bar)+0.75rem)] z-30 safe-x lg:left-64"
    >
      <Banner
        className="pointer-events-auto mx-auto max-w-md shadow-high"
        onClose={() => setDismissed(true)}
        action={
          <Button size="small" variant="secondary" onClick={() => void reloadToUpdate()}>
            Reload
          </Button>
        }
      >
        Update available
      </Banner>
    </div>
  );
};
