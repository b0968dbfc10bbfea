import { useAtomValue } from 'jotai';
import { profileAtom } from '../../../../state/session';
import { Dialog } from '../../../../ui/dialog';
import { EditForm } from './form';

export interface EditProfileProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Changes everything one has said about oneself. */
export const EditProfile = ({ open, onOpenChange }: EditProfileProps) => {
  const profile = useAtomValue(profileAtom);
  return (
    <Dialog open={open && profile !== null} onOpenChange={onOpenChange} title="Edit Profile" size="wide">
      {profile && <EditForm profile={profile} onDone={() => onOpenChange(false)} />}
    </Dialog>
  );
};
