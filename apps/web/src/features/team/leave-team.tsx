import { teamRoutes, type TeamMember } from '@rinkside/contracts/team';
import { isolate } from '@rinkside/contracts/text';
import { useState } from 'react';
import { call } from '../../state/api';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { FailureLine } from './failure-line';
import { teamMessages } from './messages';
import { memberName } from './team-line';
import { useTeamAction } from './use-team-action';

export interface LeaveTeamProps {
  teamId: string;
  member: TeamMember;
  /** The viewer, not a child of the viewer. */
  isViewer: boolean;
}

/** Takes the viewer or a child of the viewer off the roster, after a question. */
export const LeaveTeam = ({ teamId, member, isViewer }: LeaveTeamProps) => {
  const [asking, setAsking] = useState(false);
  const { busy, failure, run } = useTeamAction();
  const who = isViewer ? null : memberName(member);
  const title = who === null ? 'Leave the team' : `Leave the team for ${isolate(who)}`;
  const leave = async () => {
    const left = await run({
      send: () =>
        call(teamRoutes.removeMember, {
          params: { id: teamId, member_id: member.id },
          ...(member.player && { actingAs: member.player.id }),
        }),
      done: teamMessages.left(who),
      failed: teamMessages.leaveFailed,
    });
    if (left) setAsking(false);
  };
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setAsking(true)}>
        {title}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`${title}?`}
        text={teamMessages.leaveText(who)}
        confirmLabel="Leave"
        loading={busy}
        onConfirm={() => void leave()}
      >
        {failure && <FailureLine failure={failure} />}
      </ConfirmDialog>
    </>
  );
};
