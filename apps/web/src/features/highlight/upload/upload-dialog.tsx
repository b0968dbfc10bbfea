import { useAtomValue } from 'jotai';
import { type ReactNode, useId } from 'react';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { DraftNotice } from '../../../ui/draft-notice';
import { clearDraft, highlightDraftAtom, restoredAtom, updateDraft } from './highlight-draft';
import { MediaPicker } from './media-picker';
import { SendingBar } from './sending-bar';
import { cancelUpload, startUpload } from './upload';
import type { Upload } from './upload.state';
import { HighlightFields, VisibilityField } from './highlight-fields';

export interface UploadDialogProps {
  upload: Upload;
  open: boolean;
  /** Also allowed while uploading: the upload continues in the background. */
  onClose: () => void;
}

const Buttons = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap gap-2 max-sm:[&>button]:flex-1 max-sm:[&>button]:px-3 sm:justify-end">
    {children}
  </div>
);

/** Dialog to upload a highlight: media, text fields, visibility and progress. */
export const UploadDialog = ({ upload, open, onClose }: UploadDialogProps) => {
  const id = useId();
  const draft = useAtomValue(highlightDraftAtom);
  const restored = useAtomValue(restoredAtom);
  const sending = upload.status === 'sending';
  return (
    <Dialog
      hasAddress
      open={open}
      onOpenChange={(next) => next || onClose()}
      title="Add Highlight"
      size="wide"
      footer={
        <div className="grid w-full gap-3">
          {sending && <SendingBar percent={upload.percent} />}
          <Buttons>
            {sending ? (
              <>
                <Button variant="ghost" aria-label="Cancel upload" onClick={cancelUpload}>
                  Cancel
                </Button>
                <Button variant="secondary" onClick={onClose}>
                  Minimize
                </Button>
              </>
            ) : (
              <Button variant="secondary" onClick={onClose}>
                Cancel
              </Button>
            )}
            <Button type="submit" form={id} loading={sending}>
              {sending ? 'Uploading...' : upload.status === 'failed' ? 'Retry' : 'Upload'}
            </Button>
          </Buttons>
        </div>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void startUpload();
        }}
        className="grid gap-4"
      >
        {restored && !sending && <DraftNotice onStartOver={clearDraft} />}
        {upload.status === 'failed' && (
          <Banner tone="error">
            <strong className="font-semibold">{upload.reason}</strong> Everything here is kept, and trying
            again makes one highlight, never two.
          </Banner>
        )}
        {/* First, so that the choice is visible without scrolling on a phone. */}
        <VisibilityField values={draft} onChange={updateDraft} readOnly={sending} />
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-[18.75rem_minmax(0,1fr)]">
          <MediaPicker disabled={sending} />
          <HighlightFields
            values={draft}
            onChange={updateDraft}
            showAltTextReminder={draft.file !== null}
            readOnly={sending}
          />
        </div>
      </form>
    </Dialog>
  );
};
