import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { loadConfig } from '../../../state/config';
import { Dock } from './dock';
import { cancel, uploadAtom } from './upload';
import { UploadDialog } from './upload-dialog';

export interface UploadScreenProps {
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/** The upload of a highlight: its window, or its dock while it goes on without one. */
export const UploadScreen = ({ open, onOpen, onClose }: UploadScreenProps) => {
  const upload = useAtomValue(uploadAtom);
  const sending = upload.at === 'sending';
  const done = upload.at === 'done';
  useEffect(() => {
    // The limits, before the first file is chosen.
    loadConfig().catch(() => null);
  }, []);
  useEffect(() => {
    if (!sending) return undefined;
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [sending]);
  useEffect(() => {
    if (!done) return;
    cancel();
    if (open) onClose();
  }, [done, open, onClose]);
  return (
    <>
      <UploadDialog upload={upload} open={open} onClose={onClose} />
      {!open && <Dock upload={upload} onOpen={onOpen} />}
    </>
  );
};
