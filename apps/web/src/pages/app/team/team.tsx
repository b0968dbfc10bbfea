import type { TeamView } from '@rinkside/contracts/team';
import { useAtomValue } from 'jotai';
import { Users } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { familyProfilesAtom } from '../../../features/circle/circle.query';
import { LeaveTeam } from '../../../features/team/leave-team';
import { teamMessages } from '../../../features/team/messages';
import { Roster } from '../../../features/team/roster';
import { StaffList } from '../../../features/team/staff-list';
import { TeamHead } from '../../../features/team/team-head';
import { teamQuery } from '../../../features/team/team.query';
import { ApiError, messageOf } from '../../../state/api';
import { viewerIdAtom } from '../../../state/entities/entity-store';
import { useRoom } from '../../../state/live-client';
import { useRefetchWhenStale } from '../../../state/use-refetch-when-stale';
import { Card, CardHeader } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { LinkButton } from '../../../ui/link';
import { PageHeading } from '../../../ui/page-heading';
import { Skeleton } from '../../../ui/skeleton';
import { useLazyComponent } from '../../../ui/use-lazy-component';
import { TeamsPage } from './teams';

const staffDesk = {
  chunk: 'staff desk of a team',
  load: () => import('../../../features/team/desk/staff-desk').then((module) => module.StaffDesk),
};

/** The rows that the viewer may take off the roster: the own one, and those of children the account acts as. */
const useOwnRows = ({ members }: TeamView) => {
  const acting = new Set(useAtomValue(familyProfilesAtom).map(({ id }) => id));
  return members.filter(({ player }) => player && acting.has(player.id));
};

const FamilyView = ({ team, viewerId }: { team: TeamView; viewerId: string }) => {
  const { members, relation } = team;
  return (
    <div className="grid grid-cols-1 gap-5 xl:grid-cols-[minmax(0,1fr)_22rem] xl:items-start">
      <Card aria-labelledby="roster">
        <CardHeader
          id="roster"
          title={`Roster (${members.length})`}
          text={relation === 'circle' && teamMessages.circleOnly}
        />
        {members.length === 0 ? (
          <EmptyState level="h3" icon={<Users />} title={teamMessages.emptyRoster} />
        ) : (
          <Roster members={members} viewerId={viewerId} />
        )}
      </Card>
      <StaffList staff={team.staff} />
    </div>
  );
};

const Loading = () => (
  <div className="mx-auto grid max-w-6xl grid-cols-1 gap-5">
    <output className="sr-only">Loading</output>
    <PageHeading title="Team" className="sr-only" />
    <Skeleton className="h-44 w-full rounded-xl" />
    <Skeleton className="h-96 w-full rounded-lg" />
  </div>
);

const Page = ({ team, viewerId }: { team: TeamView; viewerId: string }) => {
  const renderDesk = useLazyComponent(staffDesk, team.desk !== null);
  const own = useOwnRows(team);
  if (team.desk && !renderDesk) return <Loading />;
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-1 gap-5">
      {team.desk ? (
        renderDesk?.({ team, desk: team.desk, viewerId })
      ) : (
        <>
          <TeamHead team={team} />
          <FamilyView team={team} viewerId={viewerId} />
        </>
      )}
      {own.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {own.map((member) => (
            <LeaveTeam
              key={member.id}
              teamId={team.id}
              member={member}
              isViewer={member.player?.id === viewerId}
            />
          ))}
        </div>
      )}
    </div>
  );
};

const TeamById = ({ id, viewerId }: { id: string; viewerId: string }) => {
  const query = useAtomValue(teamQuery(id));
  const { data, error, refetch, isFetching } = query;
  useRefetchWhenStale(query, useRoom(`team:${id}`));
  if (error instanceof ApiError && [400, 404].includes(error.status))
    return (
      <div className="mx-auto grid max-w-4xl gap-5">
        <PageHeading title="Team" />
        <Card>
          <EmptyState
            icon={<Users />}
            title={teamMessages.missing}
            text={teamMessages.missingText}
            action={<LinkButton to="/app/teams">Your teams</LinkButton>}
          />
        </Card>
      </div>
    );
  if (data) return <Page team={data} viewerId={viewerId} />;
  if (!error) return <Loading />;
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeading title="Team" />
      <ErrorState
        title={teamMessages.loadFailed}
        text={messageOf(error, error.message)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    </div>
  );
};

/** A team by id: its roster, staff and season, and the desk of its staff. Without an id, the viewer's teams. */
export const TeamPage = () => {
  const { id } = useParams();
  const viewerId = useAtomValue(viewerIdAtom);
  if (!id) return <TeamsPage />;
  return viewerId && <TeamById key={id} id={id} viewerId={viewerId} />;
};
