import { highlightRules } from '@rinkside/contracts/highlight';
import { mediaRules } from '@rinkside/contracts/media';
import type { ConfigView } from '@rinkside/contracts/session';
import { characterCount, cleanText } from '@rinkside/contracts/text';
import { atom } from 'jotai';
import { loadConfig } from '../../../state/config';
import { onViewerChange } from '../../../state/live-client';
import { draftAtom, fileNotKeptText, setUnstored } from '../../../state/offline/draft-store';
import { isObject } from '../../../state/parse-json';
import { store } from '../../../state/store';
import type { Visibility } from '../visibility';
import { highlightDraftName } from './upload.state';

/** What is known of a new highlight before its upload. */
export interface HighlightFieldValues {
  title: string;
  description: string;
  altText: string;
  visibility: Visibility;
}

const textRules = {
  title: { maxLength: highlightRules.maxLengths.title, message: highlightRules.titleLong },
  description: {
    maxLength: highlightRules.maxLengths.description,
    message: highlightRules.descriptionLong,
  },
  altText: { maxLength: highlightRules.maxLengths.alt_text, message: highlightRules.altLong },
} as const;
export type HighlightTextName = keyof typeof textRules;

/** Returns how many characters a text has and may have, and the server's message if it is too long. */
export const textLength = (name: HighlightTextName, text: string) => {
  const { maxLength, message } = textRules[name];
  const length = characterCount(cleanText(text));
  return { length, maxLength, error: length > maxLength ? message : null };
};

/** Returns the message of the first text that is too long, or null. */
export const textError = (values: HighlightFieldValues): string | null =>
  (['title', 'description', 'altText'] as const)
    .map((name) => textLength(name, values[name]).error)
    .find((error) => error !== null) ?? null;

/** Draft of a highlight. It survives closing the dialog and a reload. */
export interface HighlightDraft extends HighlightFieldValues {
  file: File | null;
  /** Object URL of the file, until it is removed. */
  preview: string | null;
  /** Name of the file, also when this browser could not keep it. */
  fileName: string | null;
}

const emptyFields: HighlightFieldValues & { fileName: string | null } = {
  title: '',
  description: '',
  altText: '',
  visibility: 'public',
  fileName: null,
};

const fileState = atom<{ file: File; preview: string } | null>(null);
const storedAtom = draftAtom(highlightDraftName);
export const highlightDraftAtom = atom((get): HighlightDraft => {
  const { file, preview } = get(fileState) ?? { file: null, preview: null };
  const stored = get(storedAtom);
  // An earlier build stored `isPublic`.
  const wasPrivate = isObject(stored) && stored.isPublic === false;
  return { ...emptyFields, ...(wasPrivate && { visibility: 'private' }), ...stored, file, preview };
});

const hadDraft = store.get(storedAtom) !== null;
/** Whether the draft is from before this page was loaded. */
export const restoredAtom = atom((get) => hadDraft && get(storedAtom) !== null);

const setStored = (change: Partial<typeof emptyFields>): void => {
  const { file: _file, preview: _preview, ...fields } = store.get(highlightDraftAtom);
  const next = { ...fields, ...change };
  const isEmpty = Object.entries(emptyFields).every(
    ([name, value]) => next[name as keyof typeof next] === value,
  );
  store.set(storedAtom, isEmpty ? null : next);
};

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

export const updateDraft = (change: Partial<HighlightFieldValues>): void => setStored(change);

const showFile = (file: File | null): void => {
  const before = store.get(fileState);
  if (before) URL.revokeObjectURL(before.preview);
  store.set(fileState, file && { file, preview: URL.createObjectURL(file) });
};

const files = () => import('../../../state/offline/draft-files');
const unstoredKey = 'highlight file';

/** Keeps the file on this device. Until then, and where the browser cannot, leaving the page is asked about. */
const keepFile = async (file: File): Promise<void> => {
  setUnstored(unstoredKey, true);
  try {
    await (await files()).saveDraftFile(highlightDraftName, file);
    if (store.get(fileState)?.file === file) setUnstored(unstoredKey, false);
  } catch {
    // Without room for it, the player chooses it again after a reload.
  }
};

/** Puts a photo or video into the draft. A rejected file sets the error and keeps the previous file. */
export const chooseMediaFile = async (file: File | undefined): Promise<void> => {
  if (!file) return;
  // Without the limits the server checks the size.
  const config = await loadConfig().catch(() => null);
  const error = mediaFileError(file, config?.media ?? null);
  store.set(fileErrorAtom, error);
  if (error) return;
  showFile(file);
  setStored({ fileName: file.name });
  await keepFile(file);
};

/** Brings back the file of a draft from before a reload, or says that it has to be chosen again. */
export const restoreFile = async (): Promise<void> => {
  const { file, fileName } = store.get(highlightDraftAtom);
  if (file || !fileName) return;
  const kept = await (await files()).readDraftFile(highlightDraftName);
  if (store.get(highlightDraftAtom).fileName !== fileName || store.get(fileState)) return;
  if (kept) showFile(kept);
  else store.set(fileErrorAtom, fileNotKeptText(fileName));
};

const forgetFile = (): void => {
  showFile(null);
  setUnstored(unstoredKey, false);
  store.set(fileErrorAtom, null);
};

const dropStoredFile = () =>
  void files()
    .then(({ removeDraftFile }) => removeDraftFile(highlightDraftName))
    .catch(() => null);

export const removeFile = (): void => {
  forgetFile();
  setStored({ fileName: null });
  dropStoredFile();
};

export const clearDraft = (): void => {
  forgetFile();
  store.set(storedAtom, null);
  dropStoredFile();
};
// The stored draft belongs to its account and stays.
onViewerChange(forgetFile);
