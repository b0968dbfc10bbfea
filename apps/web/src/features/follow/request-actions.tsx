import { isolate } from '@rinkside/contracts/text';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { answerRequest } from './answer-request';

export interface RequestActionsProps {
  userId: string;
  /** Display name, for the accessible labels. */
  name: string;
}

/** Accepts or declines a player's request to follow the viewer. */
export const RequestActions = ({ userId, name }: RequestActionsProps) => {
  const [pending, setPending] = useState<boolean | null>(null);
  const answer = (accepted: boolean) => {
    setPending(accepted);
    void answerRequest(userId, accepted).finally(() => setPending(null));
  };
  return (
    <div className="flex gap-2">
      <Button
        size="small"
        variant="tinted"
        loading={pending === true}
        disabled={pending !== null}
        aria-label={`Accept ${isolate(name)}`}
        onClick={() => answer(true)}
      >
        Accept
      </Button>
      <Button
        size="small"
        variant="secondary"
        loading={pending === false}
        disabled={pending !== null}
        aria-label={`Decline ${isolate(name)}`}
        onClick={() => answer(false)}
      >
        Decline
      </Button>
    </div>
  );
};
