import { useAtomValue } from 'jotai';
import { profileAtom } from '../../../../state/session';
import { EditForm } from './form';

export interface EditProfileProps {
  open: boolean;
  onDone: () => void;
}

/** Changes everything one has said about oneself; every opening starts from what is kept. */
export const EditProfile = ({ open, onDone }: EditProfileProps) => {
  const profile = useAtomValue(profileAtom);
  return open && profile ? <EditForm profile={profile} onDone={onDone} /> : null;
};
