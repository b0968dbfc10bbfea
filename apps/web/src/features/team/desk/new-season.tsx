import { teamRoutes, type TeamView } from '@rinkside/contracts/team';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../state/api';
import { withNewToken } from '../../../state/session/with-new-token';
import { Checkbox } from '../../../ui/checkbox';
import { teamMessages } from '../messages';
import type { TeamFields } from '../team-fields';
import { TeamForm } from '../team-form';
import { memberName } from '../team-line';
import { useTeamAction } from '../use-team-action';

export interface NewSeasonProps {
  team: TeamView;
  onClose: () => void;
}

/** Makes the team of the next season with the roster of this one, without those who left. */
export const NewSeason = ({ team, onClose }: NewSeasonProps) => {
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const { busy, failure, run } = useTeamAction();
  const navigate = useNavigate();
  const { name, age_level, level, season } = team;
  const make = async (fields: TeamFields) => {
    const made = await run({
      send: () =>
        withNewToken(() =>
          call(teamRoutes.create, {
            params: { id: team.organization.id },
            body: { ...fields, from_team_id: team.id, without: [...without] },
          }),
        ),
      done: teamMessages.made(fields.name),
      failed: teamMessages.makeFailed,
    });
    if (made) void navigate(`/app/team/${made.id}`);
  };
  return (
    <TeamForm
      title="New season"
      text="The roster comes along with its numbers. This team stays as it is."
      submitLabel="Make the new team"
      initial={{ name, age_level, level, season: season + 1 }}
      busy={busy}
      failure={failure}
      onSubmit={(fields) => void make(fields)}
      onClose={onClose}
    >
      {team.members.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="text-sm font-semibold">
            Who comes along? {team.members.length - without.size} of {team.members.length}
          </legend>
          <div className="grid gap-x-6 sm:grid-cols-2">
            {team.members.map((member) => (
              <Checkbox
                key={member.id}
                label={
                  <>
                    {member.number !== null && `#${member.number} `}
                    <bdi className="break-words">{memberName(member)}</bdi>
                  </>
                }
                checked={!without.has(member.id)}
                onChange={({ target }) =>
                  setWithout((current) => {
                    const next = new Set(current);
                    if (target.checked) next.delete(member.id);
                    else next.add(member.id);
                    return next;
                  })
                }
              />
            ))}
          </div>
        </fieldset>
      )}
    </TeamForm>
  );
};
