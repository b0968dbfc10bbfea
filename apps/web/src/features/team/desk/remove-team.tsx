import { teamRoutes, type TeamView } from '@rinkside/contracts/team';
import { isolate } from '@rinkside/contracts/text';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../state/api';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Dialog } from '../../../ui/dialog';
import { Select } from '../../../ui/select';
import { FailureLine } from '../failure-line';
import { teamMessages } from '../messages';
import { seasonedName } from '../team-line';
import { clubTeamsQuery } from '../team.query';
import { useTeamAction } from '../use-team-action';

export interface RemoveTeamProps {
  team: TeamView;
  onClose: () => void;
}

/** Deletes a team, after a question. */
export const DeleteTeam = ({ team, onClose }: RemoveTeamProps) => {
  const { busy, failure, run } = useTeamAction();
  const navigate = useNavigate();
  const remove = async () => {
    const removed = await run({
      send: () => call(teamRoutes.remove, { params: { id: team.id }, body: {} }),
      done: teamMessages.deleted,
      failed: teamMessages.deleteFailed,
    });
    if (removed) void navigate(`/app/organization/${team.organization.id}`, { replace: true });
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Delete ${isolate(team.name)}?`}
      text="The roster, its places and its links end. Games and places in the group stay."
      confirmLabel="Delete team"
      loading={busy}
      onConfirm={() => void remove()}
    >
      {failure && <FailureLine failure={failure} />}
    </ConfirmDialog>
  );
};

/** Makes a team that exists twice part of the other one. */
export const MergeTeam = ({ team, onClose }: RemoveTeamProps) => {
  const { data = [] } = useAtomValue(clubTeamsQuery(team.organization.id));
  const others = data.filter(
    ({ id, circle_id, relation }) => id !== team.id && circle_id === team.circle_id && relation === 'staff',
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const { busy, failure, run } = useTeamAction();
  const navigate = useNavigate();
  const into = others.find(({ id }) => id === chosen) ?? others[0];
  if (!into)
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title="This team exists twice"
        text="You run no other team of this group. Ask the staff of the other team, or delete this one."
      />
    );
  const merge = async () => {
    const merged = await run({
      send: () => call(teamRoutes.remove, { params: { id: team.id }, body: { into: into.id } }),
      done: teamMessages.merged(into.name),
      failed: teamMessages.deleteFailed,
    });
    if (merged) void navigate(`/app/team/${into.id}`, { replace: true });
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="This team exists twice"
      text={`${isolate(team.name)} ends. Its roster, managers and everybody who waits go to the team that stays. A number that is taken there is left out.`}
      confirmLabel="Make them one"
      tone="plain"
      loading={busy}
      onConfirm={() => void merge()}
    >
      <div className="grid grid-cols-1 gap-3">
        <Select
          label="The team that stays"
          options={others.map((other) => ({ value: other.id, label: seasonedName(other) }))}
          value={into.id}
          onValueChange={setChosen}
        />
        <FailureLine failure={failure} />
      </div>
    </ConfirmDialog>
  );
};
