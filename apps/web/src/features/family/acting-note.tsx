import { useAtomValue } from 'jotai';
import { displayName } from '../../state/entities/player-name';
import { profileAtom } from '../../state/profile';
import { sessionAtom } from '../../state/session/session.store';
import { Button } from '../../ui/button';
import { requestSwitch } from './switch-profile';

/** Says on every page as which child the account acts, with the way back. */
export const ActingNote = () => {
  const profileId = useAtomValue(sessionAtom)?.profileId;
  const profile = useAtomValue(profileAtom);
  if (!profileId || !profile) return null;
  return (
    <div className="flex min-h-target flex-wrap items-center gap-x-3 border-t border-line bg-blue-wash safe-x">
      <p className="min-w-0 flex-1 basis-36">
        Acting as{' '}
        <strong>
          <bdi>{displayName(profile)}</bdi>
        </strong>
      </p>
      <Button variant="ghost" size="small" onClick={() => requestSwitch(null)}>
        Back to my profile
      </Button>
    </div>
  );
};
