import { atom } from 'jotai';

/** Where the upload is; `done` until its window has heard of it. */
export type Upload =
  | { at: 'rest' }
  | { at: 'sending'; percent: number }
  | { at: 'failed'; reason: string }
  | { at: 'done' };

export const rest: Upload = { at: 'rest' };
/** The one upload of this page; it goes on whatever page is shown. */
export const uploadAtom = atom<Upload>(rest);

/** Whether there is something not sent yet: it is under way, or waits for another try. */
export const uploadingAtom = atom((get) => ['sending', 'failed'].includes(get(uploadAtom).at));
