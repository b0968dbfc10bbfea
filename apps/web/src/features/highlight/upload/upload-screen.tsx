import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { loadConfig } from '../../../state/config';
import { Dock } from './dock';
import { cancel } from './upload';
import { UploadDialog } from './upload-dialog';
import { uploadAtom } from './upload.state';

export interface UploadScreenProps {
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** The upload of a highlight: its window, or its dock while it goes on without one. */
export const UploadScreen = ({ open, onOpen, onClose }: UploadScreenProps) => {
  const upload = useAtomValue(uploadAtom);
  const sending = upload.at === 'sending';
  const done = upload.at === 'done';
  const sent = useRef(false);
  useEffect(() => {
    // The limits, before the first file is chosen.
    loadConfig().catch(() => null);
  }, []);
  useEffect(() => {
    if (sending) sent.current = true;
    if (!done) return;
    cancel();
    // What was sent while the app was left has no window to close.
    if (open && sent.current) onClose();
  }, [sending, done, open, onClose]);
  return (
    <>
      <UploadDialog upload={upload} open={open} onClose={onClose} />
      {!open && <Dock upload={upload} onOpen={onOpen} />}
    </>
  );
};
