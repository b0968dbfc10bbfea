import { moderationRoutes } from '@rinkside/contracts/moderation';
import { rosterRoutes } from '@rinkside/contracts/roster';
import { useAtomValue } from 'jotai';
import { coachesQuery } from '../../../features/organization/roster.query';
import { organizationMessages } from '../../../features/organization/messages';
import { call } from '../../../state/api';
import { profileAtom } from '../../../state/profile';
import { Card, CardHeader } from '../../../ui/card';
import { Skeleton } from '../../../ui/skeleton';
import { ConfirmList, ConfirmRow } from './confirm-row';

const confirmAction = (id: string, user_id: string) => ({
  label: 'Confirm' as const,
  send: () => call(rosterRoutes.confirmCoach, { params: { id }, body: { user_id } }),
  done: organizationMessages.coachConfirmed,
});
const endRightsAction = (id: string) => ({
  label: 'End rights of' as const,
  send: () => call(moderationRoutes.revokeCoach, { params: { id } }),
  done: organizationMessages.rightsEnded,
});

/** The coaches of an organization; confirmed coaches confirm new ones. */
export const Coaches = ({ id }: { id: string }) => {
  const moderator = useAtomValue(profileAtom)?.moderator ?? false;
  const query = useAtomValue(coachesQuery(id));
  return (
    <Card aria-labelledby="coaches">
      <CardHeader
        id="coaches"
        title="Coaches"
        text="Confirm only people you know: coaches see the team table and can hide what is shared."
      />
      {query.isPending && <Skeleton className="h-16 w-full" />}
      <ConfirmList query={query}>
        {(coach) => (
          <ConfirmRow
            key={coach.id}
            organizationId={id}
            person={coach}
            note={coach.confirmed ? 'Coach' : 'Coach, not confirmed'}
            {...(!coach.confirmed && { action: confirmAction(id, coach.id) })}
            {...(coach.confirmed && moderator && { action: endRightsAction(coach.id) })}
          />
        )}
      </ConfirmList>
    </Card>
  );
};
