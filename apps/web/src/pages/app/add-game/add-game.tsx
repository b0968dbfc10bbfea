import { useAtomValue } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import { profileAtom } from '../../../state/profile';
import { EditGame } from './edit-game';
import { LogGame } from './log-game';

/** Logs a game; `?edit={id}` edits one. */
export const AddGamePage = () => {
  const profile = useAtomValue(profileAtom);
  const [search] = useSearchParams();
  const edited = search.get('edit');
  if (!profile) return null;
  return edited ? <EditGame key={edited} id={edited} /> : <LogGame profile={profile} />;
};
