import { useAtomValue } from 'jotai';
import { profileAtom } from '../../../../state/profile';
import { EditForm } from './form';

export interface EditProfileProps {
  open: boolean;
  onDone: () => void;
}

/** The dialog for editing the profile; each opening starts from the saved profile. */
export const EditProfile = ({ open, onDone }: EditProfileProps) => {
  const profile = useAtomValue(profileAtom);
  return open && profile ? <EditForm profile={profile} onDone={onDone} /> : null;
};
