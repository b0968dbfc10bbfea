import { circleRoutes } from '@rinkside/contracts/circle';
import { isolate } from '@rinkside/contracts/text';
import { useState } from 'react';
import { call } from '../../state/api';
import { displayName } from '../../state/entities/player-name';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { circleMessages } from './messages';
import { useCircleAction } from './use-circle-action';

export interface EndPlaceProps {
  circleId: string;
  person: { id: string; first_name: string | null; last_name: string | null };
  /** The viewer takes the own word back, instead of ending the place. */
  isVouch: boolean;
  /** The visible text, where 'End' could mean something else. */
  label?: string;
}

/** Ends the place of a person in a group, after a question. */
export const EndPlace = ({ circleId, person, isVouch, label }: EndPlaceProps) => {
  const [asking, setAsking] = useState(false);
  const { busy, run } = useCircleAction();
  const name = displayName(person);
  const end = async () => {
    const isDone = await run(
      async () => {
        await call(circleRoutes.end, { params: { id: circleId, user_id: person.id } });
        return isVouch ? circleMessages.takenBack : circleMessages.ended(name);
      },
      isVouch ? circleMessages.takeBackFailed : circleMessages.endFailed,
    );
    if (isDone) setAsking(false);
  };
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        aria-label={
          isVouch
            ? `Take back that you know ${isolate(name)}`
            : `${label ? `${label}: end` : 'End'} the place of ${isolate(name)}`
        }
        onClick={() => setAsking(true)}
      >
        {isVouch ? 'Take back' : (label ?? 'End')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={isVouch ? `Take back that you know ${isolate(name)}?` : `End the place of ${isolate(name)}?`}
        text={`${isolate(name)} no longer sees the players of this group, and is told so. For 30 days, only a coach can let ${isolate(name)} in again.`}
        confirmLabel={isVouch ? 'Take back' : 'End place'}
        loading={busy}
        onConfirm={() => void end()}
      />
    </>
  );
};
