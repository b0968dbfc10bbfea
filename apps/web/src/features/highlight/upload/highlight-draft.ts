import { mediaRules } from '@rinkside/contracts/media';
import type { ConfigView } from '@rinkside/contracts/session';
import { atom } from 'jotai';
import { loadConfig } from '../../../state/config';
import { onViewerChange } from '../../../state/live-client';
import { store } from '../../../state/store';

/** Draft of a highlight. Survives closing the dialog. */
export interface HighlightDraft {
  file: File | null;
  /** Object URL of the file, until it is removed. */
  preview: string | null;
  title: string;
  description: string;
  altText: string;
  isPublic: boolean;
}

const emptyDraft: HighlightDraft = {
  file: null,
  preview: null,
  title: '',
  description: '',
  altText: '',
  isPublic: true,
};

const draftState = atom(emptyDraft);
export const highlightDraftAtom = atom((get) => get(draftState));

/** Why the last chosen file was rejected. */
export const fileErrorAtom = atom<string | null>(null);

const isVideo = (file: File) => file.type.startsWith('video/');
const isImage = (file: File) => file.type.startsWith('image/');

/** Returns the server's message for an invalid file, or null. Files without a declared type are checked by the server. */
export const mediaFileError = (file: File, limits: ConfigView['media'] | null): string | null => {
  if (file.size === 0) return mediaRules.missing;
  if (file.type === 'image/svg+xml' || (file.type !== '' && !isVideo(file) && !isImage(file)))
    return mediaRules.kind;
  if (!limits) return null;
  const megabytes = file.size / 1024 / 1024;
  // An animated GIF is processed as a video.
  if (isImage(file) && file.type !== 'image/gif')
    return megabytes > limits.image_mb ? mediaRules.imageLarge(limits.image_mb) : null;
  if (file.type !== '' && limits.video_refusal) return limits.video_refusal;
  return megabytes > limits.video_mb ? mediaRules.videoLarge(limits.video_mb) : null;
};

export const updateDraft = (change: Partial<Omit<HighlightDraft, 'file' | 'preview'>>): void =>
  store.set(draftState, { ...store.get(draftState), ...change });

const setFile = (file: File | null): void => {
  const { preview } = store.get(draftState);
  if (preview) URL.revokeObjectURL(preview);
  store.set(draftState, {
    ...store.get(draftState),
    file,
    preview: file && URL.createObjectURL(file),
  });
};

/** Puts a photo or video into the draft. A rejected file sets the error and keeps the previous file. */
export const chooseMediaFile = async (file: File | undefined): Promise<void> => {
  if (!file) return;
  // Without the limits the server checks the size.
  const config = await loadConfig().catch(() => null);
  const error = mediaFileError(file, config?.media ?? null);
  store.set(fileErrorAtom, error);
  if (!error) setFile(file);
};

export const removeFile = (): void => {
  setFile(null);
  store.set(fileErrorAtom, null);
};

export const clearDraft = (): void => {
  removeFile();
  store.set(draftState, emptyDraft);
};
onViewerChange(clearDraft);
