import { useAtomValue } from 'jotai';
import { CircleAlert, Maximize2, X } from 'lucide-react';
import { Button } from '../../../ui/button';
import { IconButton } from '../../../ui/icon-button';
import { highlightDraftAtom } from './highlight-draft';
import { SendingBar } from './sending-bar';
import { cancelUpload, startUpload } from './upload';
import type { Upload } from './upload.state';

/** Shows the upload above any page while its dialog is closed. */
export const UploadTray = ({ upload, onOpen }: { upload: Upload; onOpen: () => void }) => {
  const { file, title } = useAtomValue(highlightDraftAtom);
  if (upload.status !== 'sending' && upload.status !== 'failed') return null;
  const failed = upload.status === 'failed';
  return (
    <section
      aria-label="Upload"
      className="fixed right-3 bottom-[calc(env(safe-area-inset-bottom)+--spacing(23))] left-3 z-30 grid animate-rise grid-cols-1 gap-1 rounded-lg border border-line bg-raised p-3 shadow-high sm:left-auto sm:w-88 lg:bottom-4"
    >
      <div className="flex items-center gap-1">
        <p dir="auto" className="min-w-0 flex-1 truncate font-semibold">
          {title.trim() || file?.name}
        </p>
        <IconButton label="Open the upload" icon={<Maximize2 />} onClick={onOpen} className="-my-1.5" />
        <IconButton
          label={failed ? 'Dismiss the upload' : 'Cancel the upload'}
          icon={<X />}
          onClick={cancelUpload}
          className="-my-1.5 -mr-1.5"
        />
      </div>
      {failed ? (
        <div className="flex items-center gap-3">
          <p className="flex min-w-0 flex-1 items-center gap-2 text-sm font-medium text-red">
            <CircleAlert aria-hidden="true" className="size-5 shrink-0" />
            {upload.reason}
          </p>
          <Button size="small" onClick={() => void startUpload()}>
            Retry
          </Button>
        </div>
      ) : (
        <SendingBar percent={upload.percent} />
      )}
    </section>
  );
};
