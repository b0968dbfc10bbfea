import { useAtomValue } from 'jotai';
import { Users } from 'lucide-react';
import { Navigate } from 'react-router-dom';
import { familyCirclesQuery } from '../../../features/circle/circle.query';
import { teamMessages } from '../../../features/team/messages';
import { myTeamsQuery } from '../../../features/team/team.query';
import { TeamsList } from '../../../features/team/teams-list';
import { messageOf } from '../../../state/api';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { LinkButton } from '../../../ui/link';
import { PageHeading } from '../../../ui/page-heading';
import { Skeleton } from '../../../ui/skeleton';

const Content = () => {
  const circles = useAtomValue(familyCirclesQuery);
  const { data: teams, ...query } = useAtomValue(myTeamsQuery);
  const error = circles.data ? query.error : circles.error;
  if (!teams)
    return error ? (
      <ErrorState
        title={teamMessages.listFailed}
        text={messageOf(error, error.message)}
        onRetry={() => void (circles.data ? query : circles).refetch()}
        retrying={query.isFetching || circles.isFetching}
      />
    ) : (
      <>
        <output className="sr-only">Loading</output>
        <Skeleton className="h-48 w-full rounded-lg" />
      </>
    );
  const [first, second] = teams;
  if (first && !second) return <Navigate to={`/app/team/${first.id}`} replace />;
  return (
    <Card aria-label="Your teams">
      {first ? (
        <TeamsList teams={teams} withClub />
      ) : (
        <EmptyState
          icon={<Users />}
          title={teamMessages.noTeams}
          text={teamMessages.noTeamsText}
          action={<LinkButton to="/app/organization">Your organization</LinkButton>}
        />
      )}
    </Card>
  );
};

/** The viewer's teams; with one, its page. */
export const TeamsPage = () => (
  <div className="mx-auto grid max-w-4xl grid-cols-1 gap-5">
    <PageHeading title="Your teams" />
    <Content />
  </div>
);
