import {
  organizationRoutes,
  organizationRules,
  type OrganizationDetails,
} from '@rinkside/contracts/organization';
import { Camera } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { UploadProgress } from '../../../features/avatar/upload-progress';
import { organizationMessages } from '../../../features/organization/messages';
import { messageOf, upload } from '../../../state/api';
import { queryClient } from '../../../state/query-client';
import { loadProfile } from '../../../state/profile';
import { Avatar } from '../../../ui/avatar';
import { Button } from '../../../ui/button';
import { fieldError } from '../../../ui/field';
import { toast } from '../../../ui/toast';

/** Returns the message of the rule that a file breaks, or null. */
const validateImage = (file: File): string | null => {
  if (!file.type.startsWith('image/')) return organizationRules.imageType;
  return file.size > organizationRules.maxImageBytes ? organizationRules.imageSize : null;
};

/** The organization's image; it is uploaded as soon as it is chosen. */
export const ImageField = ({ organization }: { organization: OrganizationDetails }) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  const [progress, setProgress] = useState<number | null>(null);

  const choose = async (file: File | undefined) => {
    const problem = file ? validateImage(file) : null;
    setError(problem);
    if (!file || problem) return;
    setProgress(0);
    try {
      const params = { id: organization.id };
      const { proposed } = await upload(organizationRoutes.image, file, { params, onProgress: setProgress });
      void queryClient.invalidateQueries();
      void loadProfile();
      toast.success(proposed ? organizationMessages.proposed : organizationMessages.imageUpdated);
    } catch (failure) {
      setError(messageOf(failure, organizationMessages.imageFailed));
    } finally {
      setProgress(null);
    }
  };
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Avatar
          name={organization.name}
          src={organization.image_url}
          size="large"
          shape="organization"
          alone
        />
        <Button
          size="small"
          variant="secondary"
          loading={progress !== null}
          icon={<Camera size={18} aria-hidden="true" />}
          onClick={() => input.current?.click()}
        >
          Change picture
        </Button>
        <input
          ref={input}
          id={id}
          type="file"
          accept="image/*"
          aria-label="Organization picture"
          aria-describedby={error ? `${id}-error` : undefined}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            void choose(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </div>
      <UploadProgress progress={progress} />
      {error && (
        <p id={`${id}-error`} role="alert" className={fieldError}>
          {error}
        </p>
      )}
    </div>
  );
};
