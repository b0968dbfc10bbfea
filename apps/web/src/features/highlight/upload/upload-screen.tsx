import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { loadConfig } from '../../../state/config';
import { restoreFile } from './highlight-draft';
import { UploadTray } from './upload-tray';
import { cancelUpload } from './upload';
import { UploadDialog } from './upload-dialog';
import { uploadAtom } from './upload.state';

export interface UploadScreenProps {
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** The highlight upload: its dialog, or the tray while the dialog is closed. */
export const UploadScreen = ({ open, onOpen, onClose }: UploadScreenProps) => {
  const upload = useAtomValue(uploadAtom);
  const sending = upload.status === 'sending';
  const done = upload.status === 'done';
  const sentHere = useRef(false);
  useEffect(() => {
    // Load the size limits before the first file is chosen.
    loadConfig().catch(() => null);
    void restoreFile();
  }, []);
  useEffect(() => {
    if (sending) sentHere.current = true;
    if (!done) return;
    cancelUpload();
    // An upload that ended while the app was unmounted has no dialog to close.
    if (open && sentHere.current) onClose();
  }, [sending, done, open, onClose]);
  return (
    <>
      <UploadDialog upload={upload} open={open} onClose={onClose} />
      {!open && <UploadTray upload={upload} onOpen={onOpen} />}
    </>
  );
};
