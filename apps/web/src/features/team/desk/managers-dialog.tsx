import { teamRoutes, type TeamView } from '@rinkside/contracts/team';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { call, messageOf } from '../../../state/api';
import { displayName } from '../../../state/entities/player-name';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/checkbox';
import { Dialog } from '../../../ui/dialog';
import { ErrorLine } from '../../../ui/error-line';
import { Skeleton } from '../../../ui/skeleton';
import { circleMembersQuery } from '../../circle/circle.query';
import { circleMessages } from '../../circle/messages';
import { FailureLine } from '../failure-line';
import { teamMessages } from '../messages';
import { useTeamAction } from '../use-team-action';

export interface ManagersDialogProps {
  team: TeamView;
  onClose: () => void;
}

/** Names the managers of a team: adults of its group. The server refuses others with a sentence. */
export const ManagersDialog = ({ team, onClose }: ManagersDialogProps) => {
  const people = useAtomValue(circleMembersQuery(team.circle_id));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(team.staff.filter(({ role }) => role === 'manager').map(({ id }) => id)),
  );
  const { busy, failure, run } = useTeamAction();
  const staff = new Map(team.staff.map(({ id, role }) => [id, role]));
  const rows = (people.data?.pages ?? [])
    .flatMap(({ items }) => items)
    .filter(({ id, role }) => (role !== 'player' || chosen.has(id)) && staff.get(id) !== 'coach');
  const save = async () => {
    const saved = await run({
      send: () => call(teamRoutes.update, { params: { id: team.id }, body: { managers: [...chosen] } }),
      done: teamMessages.managersSaved,
      failed: teamMessages.saveFailed,
    });
    if (saved) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Managers"
      text="They run the team as you do: roster, links and everybody who waits."
      closable={!busy}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button loading={busy} onClick={() => void save()}>
            Save managers
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-2">
        {!people.data && !people.error && <Skeleton className="h-32 w-full" />}
        {people.error && (
          <ErrorLine onRetry={() => void people.refetch()} retrying={people.isFetching}>
            {messageOf(people.error, circleMessages.membersFailed)}
          </ErrorLine>
        )}
        {people.data && rows.length === 0 && (
          <p className="text-soft">No other adult is in the group yet. Send a parent the link first.</p>
        )}
        <ul aria-label="Adults of the group" className="divide-y divide-line">
          {rows.map((person) => (
            <li key={person.id}>
              <Checkbox
                label={<bdi className="break-words">{displayName(person)}</bdi>}
                checked={chosen.has(person.id)}
                onChange={({ target }) =>
                  setChosen((current) => {
                    const next = new Set(current);
                    if (target.checked) next.add(person.id);
                    else next.delete(person.id);
                    return next;
                  })
                }
              />
            </li>
          ))}
        </ul>
        {people.hasNextPage && (
          <Button
            variant="secondary"
            wide
            loading={people.isFetchingNextPage}
            onClick={() => void people.fetchNextPage()}
          >
            Load More
          </Button>
        )}
        <FailureLine failure={failure} />
      </div>
    </Dialog>
  );
};
