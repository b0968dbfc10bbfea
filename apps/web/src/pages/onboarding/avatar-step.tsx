import { playerRules } from '@rinkside/contracts/player';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { PhotoPicker } from '../../features/avatar/photo-picker';
import { UploadProgress } from '../../features/avatar/upload-progress';
import { useSavePhoto } from '../../features/avatar/use-save-photo';
import { profileAtom } from '../../state/profile';
import { Button } from '../../ui/button';
import { StepFrame } from './step-frame';
import { useStep } from './use-step';

export const AvatarStep = () => {
  const { answers, answer, proceed, back } = useStep('avatar');
  const current = useAtomValue(profileAtom)?.avatar ?? null;
  const [error, setError] = useState<string | null>(null);
  const { progress, save } = useSavePhoto();
  const { photo } = answers;

  const submit = async () => {
    if (!photo && !current) setError(playerRules.avatarMissing);
    else if (!photo) proceed();
    else if (await save(photo)) {
      // Clear the uploaded photo: Back then shows it as the saved image, and it is not uploaded twice.
      answer({ photo: null });
      proceed();
    }
  };

  return (
    <StepFrame
      step="avatar"
      title="Add a photo"
      text="A face or your favorite mask. It's optional."
      onBack={back}
      onSubmit={() => void submit()}
      submitting={progress !== null}
      extra={
        <Button variant="secondary" onClick={proceed} disabled={progress !== null}>
          Skip
        </Button>
      }
    >
      <PhotoPicker
        name={`${answers.firstName} ${answers.lastName}`}
        current={current}
        photo={photo}
        onPhoto={(next) => answer({ photo: next })}
        error={error}
        onError={setError}
      />
      <UploadProgress progress={progress} />
    </StepFrame>
  );
};
