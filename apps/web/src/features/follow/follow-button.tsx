import { useAtomValue } from 'jotai';
import { Button } from '../../ui/button';
import { shownFollowAtom, toggleFollow } from './follow';

export interface FollowButtonProps {
  userId: string;
  /** Whom, for those who hear the button without the row around it. */
  name: string;
}

export const FollowButton = ({ userId, name }: FollowButtonProps) => {
  const following = useAtomValue(shownFollowAtom(userId));
  const label = following ? 'Unfollow' : 'Follow';
  return (
    <Button
      size="small"
      variant="secondary"
      aria-label={`${label} ${name}`}
      onClick={() => toggleFollow(userId)}
      className="min-w-24"
    >
      {label}
    </Button>
  );
};
