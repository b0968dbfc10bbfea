import { isolate } from '@rinkside/contracts/text';
import type { FollowTarget } from '@rinkside/contracts/follow';
import { useAtomValue } from 'jotai';
import { Button } from '../../ui/button';
import { followStateAtom, toggleFollow } from './follow';

interface FollowToggleProps {
  target: FollowTarget;
  id: string;
  name: string;
}

const labels = {
  none: { text: 'Follow', spoken: 'Follow' },
  requested: { text: 'Requested', spoken: 'Requested: withdraw the request to follow' },
  following: { text: 'Unfollow', spoken: 'Unfollow' },
} as const;

const FollowToggle = ({ target, id, name }: FollowToggleProps) => {
  const key = `${target}:${id}` as const;
  const state = useAtomValue(followStateAtom(key));
  const { text, spoken } = labels[state];
  return (
    <Button
      size="small"
      variant={state === 'none' ? 'tinted' : 'secondary'}
      aria-label={`${spoken} ${isolate(name)}`}
      onClick={() => toggleFollow(key)}
      className="min-w-24"
    >
      {text}
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
