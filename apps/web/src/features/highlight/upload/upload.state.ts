import { atom } from 'jotai';

/** State of the upload; `done` until the upload screen has handled it. */
export type Upload =
  | { status: 'idle' }
  | { status: 'sending'; percent: number }
  | { status: 'failed'; reason: string }
  | { status: 'done' };

/** Name of the draft of a new highlight. */
export const highlightDraftName = 'highlight';

export const idleUpload: Upload = { status: 'idle' };
/** The app's single upload; continues across page changes. */
export const uploadAtom = atom<Upload>(idleUpload);

/** Whether an upload is unfinished: in progress, or failed and waiting for a retry. */
export const uploadingAtom = atom((get) => ['sending', 'failed'].includes(get(uploadAtom).status));
