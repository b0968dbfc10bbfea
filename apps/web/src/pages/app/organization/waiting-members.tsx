import { rosterRoutes, type RosterRow } from '@rinkside/contracts/roster';
import { useAtomValue } from 'jotai';
import { organizationMessages } from '../../../features/organization/messages';
import { waitingQuery } from '../../../features/organization/roster.query';
import { roleName } from '../../../state/entities/player-name';
import { call } from '../../../state/api';
import { Card, CardHeader } from '../../../ui/card';
import { ConfirmList, ConfirmRow } from './confirm-row';

const WaitingMember = ({ id, member }: { id: string; member: RosterRow }) => (
  <ConfirmRow
    organizationId={id}
    person={member}
    note={roleName(member) ?? 'Member'}
    action={{
      label: 'Confirm',
      send: () => call(rosterRoutes.confirmMember, { params: { id }, body: { user_id: member.id } }),
      done: organizationMessages.memberConfirmed,
    }}
  />
);

/** New members of an organization who wait to be confirmed; absent while there are none. */
export const WaitingMembers = ({ id }: { id: string }) => {
  const query = useAtomValue(waitingQuery(id));
  const { data, error } = query;
  if (data?.length === 0 || (!data && !error)) return null;
  return (
    <Card aria-labelledby="waiting">
      <CardHeader
        id="waiting"
        title="New members"
        text="Confirm only people you know: they then see full names and can comment on what children share."
      />
      <ConfirmList query={query}>
        {(member) => <WaitingMember key={member.id} id={id} member={member} />}
      </ConfirmList>
    </Card>
  );
};
