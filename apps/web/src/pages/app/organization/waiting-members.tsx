import { rosterRoutes, type RosterRow } from '@rinkside/contracts/roster';
import { useAtomValue } from 'jotai';
import { organizationMessages } from '../../../features/organization/messages';
import { waitingQuery } from '../../../features/organization/roster.query';
import { call, messageOf } from '../../../state/api';
import { Card, CardHeader } from '../../../ui/card';
import { ErrorLine } from '../../../ui/error-line';
import { ConfirmRow } from './confirm-row';

const roleNames = { player: 'Player', parent: 'Parent', coach: 'Coach' } as const;

const WaitingMember = ({ id, member }: { id: string; member: RosterRow }) => (
  <ConfirmRow
    organizationId={id}
    person={member}
    note={member.role ? roleNames[member.role] : 'Member'}
    action={{
      label: 'Confirm',
      send: () => call(rosterRoutes.confirmMember, { params: { id }, body: { user_id: member.id } }),
      done: organizationMessages.memberConfirmed,
    }}
  />
);

/** New members of an organization who wait to be confirmed; absent while there are none. */
export const WaitingMembers = ({ id }: { id: string }) => {
  const { data, error, refetch, isFetching } = useAtomValue(waitingQuery(id));
  if (data?.length === 0 || (!data && !error)) return null;
  return (
    <Card aria-labelledby="waiting">
      <CardHeader
        id="waiting"
        title="New members"
        text="Confirm only people you know: they then see full names and can comment on what children share."
      />
      {error && (
        <ErrorLine onRetry={() => void refetch()} retrying={isFetching}>
          {messageOf(error, error.message)}
        </ErrorLine>
      )}
      {data && (
        <ul className="divide-y divide-line">
          {data.map((member) => (
            <WaitingMember key={member.id} id={id} member={member} />
          ))}
        </ul>
      )}
    </Card>
  );
};
