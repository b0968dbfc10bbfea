import { teamRoutes, type TeamView } from '@rinkside/contracts/team';
import { call } from '../../../state/api';
import { teamMessages } from '../messages';
import type { TeamFields } from '../team-fields';
import { TeamForm } from '../team-form';
import { useTeamAction } from '../use-team-action';

export interface EditTeamProps {
  team: TeamView;
  onClose: () => void;
}

/** Changes name, age level, level and season of a team. */
export const EditTeam = ({ team, onClose }: EditTeamProps) => {
  const { busy, failure, run } = useTeamAction();
  const { name, age_level, level, season } = team;
  const save = async (body: TeamFields) => {
    const saved = await run({
      send: () => call(teamRoutes.update, { params: { id: team.id }, body }),
      done: teamMessages.saved,
      failed: teamMessages.saveFailed,
    });
    if (saved) onClose();
  };
  return (
    <TeamForm
      title="Edit team"
      submitLabel="Save changes"
      initial={{ name, age_level, level, season }}
      busy={busy}
      failure={failure}
      onSubmit={(fields) => void save(fields)}
      onClose={onClose}
    />
  );
};
