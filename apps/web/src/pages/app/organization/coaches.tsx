import { isolate } from '@rinkside/contracts/text';
import { type CoachRow, rosterRoutes } from '@rinkside/contracts/roster';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { organizationKey } from '../../../features/organization/organization.query';
import { coachesQuery } from '../../../features/organization/roster.query';
import { organizationMessages } from '../../../features/organization/messages';
import { displayName } from '../../../state/entities/player-name';
import { call, messageOf } from '../../../state/api';
import { queryClient } from '../../../state/query-client';
import { Avatar } from '../../../ui/avatar';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/card';
import { ErrorLine } from '../../../ui/error-line';
import { Skeleton } from '../../../ui/skeleton';
import { toast } from '../../../ui/toast';

const Coach = ({ id, coach }: { id: string; coach: CoachRow }) => {
  const [busy, setBusy] = useState(false);
  const name = displayName(coach);
  const confirm = async () => {
    setBusy(true);
    try {
      await call(rosterRoutes.confirmCoach, { params: { id }, body: { user_id: coach.id } });
      toast.success(organizationMessages.coachConfirmed);
      await queryClient.invalidateQueries({ queryKey: organizationKey(id) });
    } catch (error) {
      toast.error(messageOf(error, organizationMessages.confirmFailed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <li className="flex min-h-16 items-center gap-3 py-1.5">
      <Avatar name={name} src={coach.avatar} />
      <div className="min-w-0 flex-1">
        <Link
          to={`/app/profile/${coach.id}`}
          className="relative block truncate font-semibold before:absolute before:-inset-y-2.5 before:inset-x-0 hover:underline"
        >
          <bdi>{name}</bdi>
        </Link>
        <p className="text-sm text-soft">{coach.confirmed ? 'Coach' : 'Waits to be confirmed'}</p>
      </div>
      {!coach.confirmed && (
        <Button
          size="small"
          loading={busy}
          aria-label={`Confirm ${isolate(name)}`}
          onClick={() => void confirm()}
        >
          Confirm
        </Button>
      )}
    </li>
  );
};

/** The coaches of an organization; confirmed coaches confirm new ones. */
export const Coaches = ({ id }: { id: string }) => {
  const { data, error, refetch, isFetching } = useAtomValue(coachesQuery(id));
  return (
    <Card aria-labelledby="coaches">
      <CardHeader
        id="coaches"
        title="Coaches"
        text="Confirm only people you know: coaches see the team table and can hide what is shared."
      />
      {!data && !error && <Skeleton className="h-16 w-full" />}
      {error && (
        <ErrorLine onRetry={() => void refetch()} retrying={isFetching}>
          {messageOf(error, error.message)}
        </ErrorLine>
      )}
      {data && (
        <ul className="divide-y divide-line">
          {data.map((coach) => (
            <Coach key={coach.id} id={id} coach={coach} />
          ))}
        </ul>
      )}
    </Card>
  );
};
