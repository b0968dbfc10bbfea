import type { ProfileView } from '@rinkside/contracts/player';
import { Camera } from 'lucide-react';
import { useState } from 'react';
import { PhotoDialog } from '../../../../features/avatar/photo-dialog';
import { displayName } from '../../../../state/entities/player-name';
import { Avatar } from '../../../../ui/avatar';
import { Button } from '../../../../ui/button';

/** The profile photo; it is uploaded as soon as it is chosen. */
export const PhotoField = ({ profile }: { profile: ProfileView }) => {
  const [open, setOpen] = useState(false);
  return (
    <div className="flex items-center gap-4">
      <Avatar name={displayName(profile)} src={profile.avatar} size="large" alone />
      <Button
        size="small"
        variant="secondary"
        icon={<Camera size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        Change photo
      </Button>
      {open && <PhotoDialog profile={profile} open onOpenChange={setOpen} />}
    </div>
  );
};
