import { mediaRules } from '@rinkside/contracts/media';
import type { ConfigView } from '@rinkside/contracts/session';
import { atom } from 'jotai';
import { loadConfig } from '../../../state/config';
import { onForget } from '../../../state/live.link';
import { store } from '../../../state/store';

/** What is to become a highlight. It outlives its window: closing that by accident loses nothing. */
export interface Draft {
  file: File | null;
  /** The file as an address of this browser, until it is removed. */
  preview: string | null;
  title: string;
  description: string;
  altText: string;
  isPublic: boolean;
}

const empty: Draft = { file: null, preview: null, title: '', description: '', altText: '', isPublic: true };

const draftState = atom(empty);
export const draftAtom = atom((get) => get(draftState));

/** Why the last file was not taken. */
export const refusalAtom = atom<string | null>(null);

const isVideo = (file: File) => file.type.startsWith('video/');
const isImage = (file: File) => file.type.startsWith('image/');

/** The rule a file breaks, in the server's words, or null. Files without a declared type are left to the server. */
export const refuseFile = (file: File, most: ConfigView['media'] | null): string | null => {
  if (file.size === 0) return mediaRules.missing;
  if (file.type === 'image/svg+xml' || (file.type !== '' && !isVideo(file) && !isImage(file)))
    return mediaRules.kind;
  if (!most) return null;
  const megabytes = file.size / 1024 / 1024;
  // A GIF may move, and is then taken as a video.
  if (isImage(file) && file.type !== 'image/gif')
    return megabytes > most.image_mb ? mediaRules.imageLarge(most.image_mb) : null;
  return megabytes > most.video_mb ? mediaRules.videoLarge(most.video_mb) : null;
};

export const write = (change: Partial<Omit<Draft, 'file' | 'preview'>>): void =>
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

/** Takes a photo or a video into the draft, or says why not; the one before stays then. */
export const choose = async (file: File | undefined): Promise<void> => {
  if (!file) return;
  // Without the limits the server judges.
  const config = await loadConfig().catch(() => null);
  const refusal = refuseFile(file, config?.media ?? null);
  store.set(refusalAtom, refusal);
  if (!refusal) setFile(file);
};

export const removeFile = (): void => {
  setFile(null);
  store.set(refusalAtom, null);
};

export const clearDraft = (): void => {
  removeFile();
  store.set(draftState, empty);
};
onForget(clearDraft);
