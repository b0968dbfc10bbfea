import { fileNotKeptText, readDraft, saveDraft, setUnstored } from '../../state/offline/draft-store';
import { isObject } from '../../state/parse-json';
import { centeredCrop, type Crop } from './crop';
import { decodeImage, type Photo } from './photo';

/** Draft of a chosen photo: the file's name and the crop. The file itself is in the store of files. */
const draftName = 'avatar';
const files = () => import('../../state/offline/draft-files');

const isCrop = (value: unknown): value is Crop =>
  isObject(value) && (['zoom', 'x', 'y'] as const).every((name) => typeof value[name] === 'number');

let keptFile: File | null = null;

/** Keeps a chosen photo on this device until it is uploaded. Where the browser cannot, leaving the page is asked about. */
export const keepPhoto = async ({ file, crop }: Photo): Promise<void> => {
  saveDraft(draftName, { fileName: file.name, crop });
  if (keptFile === file) return;
  keptFile = file;
  setUnstored(draftName, true);
  try {
    await (await files()).saveDraftFile(draftName, file);
    if (keptFile === file) setUnstored(draftName, false);
  } catch {
    // Without room for it, the player chooses it again after a reload.
  }
};

/** Removes the photo, once it is uploaded. */
export const dropPhoto = (): void => {
  keptFile = null;
  setUnstored(draftName, false);
  saveDraft(draftName, null);
  void files()
    .then(({ removeDraftFile }) => removeDraftFile(draftName))
    .catch(() => null);
};

/** Returns the photo that was chosen before a reload; null if there is none, or a sentence if it could not be kept. */
export const restorePhoto = async (): Promise<Photo | string | null> => {
  const stored = readDraft(draftName);
  if (!isObject(stored) || typeof stored['fileName'] !== 'string') return null;
  const file = await (await files()).readDraftFile(draftName);
  if (!file) {
    dropPhoto();
    return fileNotKeptText(stored['fileName']);
  }
  keptFile = file;
  const crop = isCrop(stored['crop']) ? stored['crop'] : centeredCrop;
  return { file, bitmap: await decodeImage(file), crop };
};
