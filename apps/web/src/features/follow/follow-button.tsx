import { isolate } from '@rinkside/contracts/text';
import type { FollowTarget } from '@rinkside/contracts/follow';
import { useAtomValue } from 'jotai';
import { Button } from '../../ui/button';
import { shownFollowAtom, toggleFollow } from './follow';

interface FollowToggleProps {
  target: FollowTarget;
  id: string;
  name: string;
}

const FollowToggle = ({ target, id, name }: FollowToggleProps) => {
  const key = `${target}:${id}` as const;
  const following = useAtomValue(shownFollowAtom(key));
  const label = following ? 'Unfollow' : 'Follow';
  return (
    <Button
      size="small"
      variant={following ? 'secondary' : 'tinted'}
      aria-label={`${label} ${isolate(name)}`}
      onClick={() => toggleFollow(key)}
      className="min-w-24"
    >
      {label}
    </Button>
  );
};

export interface FollowButtonProps {
  userId: string;
  /** Display name, for the accessible label. */
  name: string;
}

export const FollowButton = ({ userId, name }: FollowButtonProps) => (
  <FollowToggle target="user" id={userId} name={name} />
);

export const FollowOrganizationButton = ({ id, name }: { id: string; name: string }) => (
  <FollowToggle target="organization" id={id} name={name} />
);
