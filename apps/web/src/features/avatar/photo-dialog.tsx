import { playerRules, type ProfileView } from '@rinkside/contracts/player';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { displayName } from '../../state/entities/player-name';
import { PhotoPicker } from './photo-picker';
import type { Photo } from './photo';
import { UploadProgress } from './upload-progress';
import { useSavePhoto } from './use-save-photo';

export interface PhotoDialogProps {
  profile: ProfileView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Dialog to change the viewer's profile photo. */
export const PhotoDialog = ({ profile, open, onOpenChange }: PhotoDialogProps) => {
  const [photo, setPhoto] = useState<Photo | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { progress, save } = useSavePhoto();
  const saving = progress !== null;
  const submit = async () => {
    if (!photo) setError(playerRules.avatarMissing);
    else if (await save(photo)) onOpenChange(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Your photo"
      closable={!saving}
      footer={
        <>
          <Button variant="secondary" disabled={saving} onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button loading={saving} onClick={() => void submit()}>
            Save photo
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <PhotoPicker
          name={displayName(profile)}
          current={profile.avatar}
          photo={photo}
          onPhoto={setPhoto}
          error={error}
          onError={setError}
        />
        <UploadProgress progress={progress} />
      </div>
    </Dialog>
  );
};
