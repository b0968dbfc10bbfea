import { playerRoutes } from '@rinkside/contracts/player';
import { useState } from 'react';
import { messageOf, upload } from '../../state/api';
import { saveProfile } from '../../state/profile';
import { toast } from '../../ui/toast';
import { type Photo, renderPhoto } from './photo';
import { dropPhoto } from './photo-draft';

const saveFailed = 'Failed to upload avatar. Please try again.';

/** Uploads the cropped photo. `progress` is 0 to 1 during the upload, else null. `save` resolves to whether it succeeded. */
export const useSavePhoto = () => {
  const [progress, setProgress] = useState<number | null>(null);
  const save = async (photo: Photo): Promise<boolean> => {
    setProgress(0);
    try {
      const blob = await renderPhoto(photo);
      saveProfile(await upload(playerRoutes.avatar, blob, { onProgress: setProgress }));
      dropPhoto();
      return true;
    } catch (error) {
      toast.error(messageOf(error, saveFailed));
      return false;
    } finally {
      setProgress(null);
    }
  };
  return { progress, save };
};
