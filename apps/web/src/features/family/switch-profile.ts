import { switchProfile } from '../../state/family';
import { store } from '../../state/store';
import { toast } from '../../ui/toast';
import { uploadingAtom } from '../highlight/upload/upload.state';
import { familyMessages } from './messages';

/** Acts as another profile, unless an upload of this tab would be lost. @param id null for the account's own profile @param path opened then; the dashboard by default */
export const requestSwitch = (id: string | null, path?: string): void => {
  if (store.get(uploadingAtom)) toast.error(familyMessages.uploading);
  else switchProfile(id, path);
};
