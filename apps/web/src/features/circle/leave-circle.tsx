import { circleRoutes, type CircleView } from '@rinkside/contracts/circle';
import { isolate } from '@rinkside/contracts/text';
import { useState } from 'react';
import { call } from '../../state/api';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { circleName } from './circle-name';
import type { FamilyProfile } from './circle.query';
import { circleMessages } from './messages';
import { useCircleAction } from './use-circle-action';

/** Leaves a group as a profile of the family, after a question. */
export const LeaveCircle = ({ circle, profile }: { circle: CircleView; profile: FamilyProfile }) => {
  const [asking, setAsking] = useState(false);
  const { busy, run } = useCircleAction();
  const group = `${circleName(circle)} at ${isolate(circle.organization.name)}`;
  const who = isolate(profile.name);
  const leave = async () => {
    const isDone = await run(async () => {
      await call(circleRoutes.leave, { params: { id: circle.id }, actingAs: profile.id });
      return profile.isOwn ? circleMessages.left : circleMessages.leftFor(profile.name);
    }, circleMessages.leaveFailed);
    if (isDone) setAsking(false);
  };
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        aria-label={profile.isOwn ? `Leave: ${group}` : `Leave for ${who}: ${group}`}
        onClick={() => setAsking(true)}
      >
        Leave
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={profile.isOwn ? 'Leave this group?' : `Leave this group for ${who}?`}
        text={`${profile.isOwn ? 'You see' : `${who} sees`} first names only then. Somebody of the group has to say yes again.${
          circle.can.decide && circle.has_coach && profile.isOwn
            ? ' If you are its coach, your coach rights end, too.'
            : ''
        }`}
        confirmLabel="Leave group"
        loading={busy}
        onConfirm={() => void leave()}
      />
    </>
  );
};
