import { teamRoutes, type TeamView } from '@rinkside/contracts/team';
import { pluralize } from '@rinkside/contracts/text';
import { useState } from 'react';
import { call } from '../../../state/api';
import { displayName } from '../../../state/entities/player-name';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/card';
import { Checkbox } from '../../../ui/checkbox';
import { FailureLine } from '../failure-line';
import { teamMessages } from '../messages';
import { useTeamAction } from '../use-team-action';

type Suggested = NonNullable<TeamView['desk']>['suggested'];

/** Players of the group who fit the team and are in none. */
export const SuggestedPlayers = ({ team, suggested }: { team: TeamView; suggested: Suggested }) => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { busy, failure, run } = useTeamAction();
  if (suggested.length === 0) return null;
  const ticked = suggested.filter(({ id }) => chosen.has(id));
  const add = async () => {
    const players = ticked.map(({ id }) => ({ user_id: id }));
    const done = await run({
      send: () => call(teamRoutes.addMembers, { params: { id: team.id }, body: { players } }),
      done: teamMessages.added(players.length),
      failed: teamMessages.addFailed,
    });
    if (done) setChosen(new Set());
  };
  return (
    <Card aria-labelledby="team-suggested">
      <CardHeader
        id="team-suggested"
        title="Players who fit"
        text={`They are in your group with ${team.age_level} ${team.level}, and on no team of this season.`}
      />
      <ul aria-label="Players who fit" className="grid gap-x-6 sm:grid-cols-2">
        {suggested.map((player) => (
          <li key={player.id}>
            <Checkbox
              label={<bdi className="break-words">{displayName(player)}</bdi>}
              checked={chosen.has(player.id)}
              onChange={({ target }) =>
                setChosen((current) => {
                  const next = new Set(current);
                  if (target.checked) next.add(player.id);
                  else next.delete(player.id);
                  return next;
                })
              }
            />
          </li>
        ))}
      </ul>
      <div className="mt-3 grid grid-cols-1 gap-2">
        <FailureLine failure={failure} />
        <Button
          variant="secondary"
          wide
          loading={busy}
          disabled={ticked.length === 0}
          onClick={() => void add()}
        >
          Add {pluralize(ticked.length, 'player')}
        </Button>
      </div>
    </Card>
  );
};
