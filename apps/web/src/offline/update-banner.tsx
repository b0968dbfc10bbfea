import { useAtomValue } from 'jotai';
import { Banner } from '../ui/banner';
import { Button } from '../ui/button';
import { reloadUpdated, updateAtom } from './update';

/** A new build is ready; when it comes is the reader's say. */
export const UpdateBanner = () => {
  const ready = useAtomValue(updateAtom);
  if (!ready) return null;
  return (
    <Banner
      className="mb-4"
      action={
        <Button size="small" variant="secondary" onClick={() => void reloadUpdated()}>
          Reload
        </Button>
      }
    >
      Update available
    </Banner>
  );
};
