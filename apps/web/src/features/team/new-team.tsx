import { teamRoutes } from '@rinkside/contracts/team';
import { useNavigate } from 'react-router-dom';
import { call } from '../../state/api';
import { withNewToken } from '../../state/session/with-new-token';
import { teamMessages } from './messages';
import type { TeamFields } from './team-fields';
import { TeamForm } from './team-form';
import { useTeamAction } from './use-team-action';

export interface NewTeamProps {
  organizationId: string;
  initial: TeamFields;
  /** The team begins its own group, in addition to the groups of the organization. */
  beginsGroup: boolean;
  onClose: () => void;
}

/** Makes a team of an organization and opens its page. */
export const NewTeam = ({ organizationId, initial, beginsGroup, onClose }: NewTeamProps) => {
  const { busy, failure, run } = useTeamAction();
  const navigate = useNavigate();
  const make = async (body: TeamFields) => {
    const team = await run({
      send: () => withNewToken(() => call(teamRoutes.create, { params: { id: organizationId }, body })),
      done: teamMessages.made(body.name),
      failed: teamMessages.makeFailed,
    });
    if (team) void navigate(`/app/team/${team.id}`, { replace: true });
  };
  return (
    <TeamForm
      title="Make a team"
      text={beginsGroup ? teamMessages.beginsGroup : 'You run it. Families join it by your link.'}
      submitLabel="Make team"
      initial={initial}
      busy={busy}
      failure={failure}
      onSubmit={(fields) => void make(fields)}
      onClose={onClose}
    />
  );
};
