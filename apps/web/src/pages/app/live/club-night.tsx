import { useAtomValue } from 'jotai';
import { Tv } from 'lucide-react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { LiveCard } from '../../../features/live-game/live-cards';
import { useClubGames } from '../../../features/live-game/club-games.query';
import { organizationQuery } from '../../../features/organization/organization.query';
import { organizationMessages } from '../../../features/organization/messages';
import { ApiError, messageOf } from '../../../state/api';
import { teamName } from '../../../state/entities/team-name';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { LinkButton } from '../../../ui/link';
import { PageHeading } from '../../../ui/page-heading';
import { PageSpinner } from '../../../ui/spinner';
import { ClubTv } from './club-tv';

const ClubNight = ({ id }: { id: string }) => {
  const organization = useAtomValue(organizationQuery(id));
  const { query, games } = useClubGames(id);
  const isTv = useSearchParams()[0].get('tv') === '1';
  const navigate = useNavigate();
  const error = organization.error ?? query.error;
  if (error instanceof ApiError && [400, 404].includes(error.status))
    return (
      <EmptyState
        title="This organization isn't here"
        action={<LinkButton to="/app/organization">Your organization</LinkButton>}
      />
    );
  if (organization.data && games) {
    const name = teamName(organization.data) ?? '';
    if (isTv)
      return (
        <ClubTv
          name={name}
          games={games}
          onClose={() => void navigate(`/app/organization/${id}/live`, { replace: true })}
        />
      );
    return (
      <>
        <p className="flex flex-wrap items-center justify-between gap-3">
          <span className="text-lg text-soft">
            <bdi>{name}</bdi>
          </span>
          <LinkButton
            to={`/app/organization/${id}/live?tv=1`}
            variant="secondary"
            icon={<Tv size={18} aria-hidden="true" />}
          >
            Show on a TV
          </LinkButton>
        </p>
        {games.length > 0 ? (
          <section aria-label="Live now" className="grid gap-3 sm:grid-cols-2">
            {games.map((view) => (
              <LiveCard key={view.id} view={view} />
            ))}
          </section>
        ) : (
          <Card>
            <EmptyState
              title="No game right now"
              text="Live games of this organization appear here by themselves."
              action={<LinkButton to={`/app/organization/${id}`}>See the organization</LinkButton>}
            />
          </Card>
        )}
      </>
    );
  }
  if (!error) return <PageSpinner />;
  const failed = organization.error ? organization : query;
  return (
    <ErrorState
      title={organizationMessages.loadFailed}
      text={messageOf(error, error.message)}
      onRetry={() => void failed.refetch()}
      retrying={failed.isFetching}
    />
  );
};

/** `/app/organization/{id}/live`: the running games of an organization, with `?tv=1` for a TV. */
export const ClubNightPage = () => {
  const { id } = useParams();
  if (!id) return <Navigate to="/app/organization" replace />;
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-4">
      <PageHeading title="Club night" />
      <ClubNight key={id} id={id} />
    </div>
  );
};
