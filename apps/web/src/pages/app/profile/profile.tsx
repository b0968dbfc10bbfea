import { isolate } from '@rinkside/contracts/text';
import type { PlayerView } from '@rinkside/contracts/player';
import { clsx } from 'clsx';
import { useAtomValue } from 'jotai';
import { UserX } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { AwardsStrip } from '../../../features/award/awards-strip';
import { LiveGames } from '../../../features/live-game/live-games';
import { CoachTeam } from '../../../features/organization/coach-team';
import { usePlayer } from '../../../features/player/player.query';
import { SeasonBoard } from '../../../features/season/season-board';
import { ApiError, messageOf } from '../../../state/api';
import { profileAtom } from '../../../state/profile';
import { viewerIdAtom } from '../../../state/entities/entity-store';
import { Card, CardHeader } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { LinkButton } from '../../../ui/link';
import { PageHeading } from '../../../ui/page-heading';
import { OthersActions, OwnActions } from './actions';
import { AppVersion } from './app-version';
import { DangerZone } from './danger-zone';
import { ProfileHead } from './profile-head';
import { ProfileSkeleton } from './profile-skeleton';
import { ProfileTabs } from './profile-tabs';
import { playerMessages } from '../../../features/player/messages';
import { StatCards } from './stat-cards';

const ProfileContent = ({ player }: { player: PlayerView }) => {
  const isOwn = player.can.edit;
  const profile = useAtomValue(profileAtom);
  const season = { user: isOwn ? null : player.id, position: player.position ?? 'skater' } as const;
  return (
    <div className="grid grid-cols-1 gap-5">
      <ProfileHead player={player} />
      {isOwn && profile && <CoachTeam profile={profile} />}
      <LiveGames of={{ player: player.id }} />
      <StatCards player={player} />
      <div className="grid grid-cols-1 gap-5 xl:grid-cols-[22rem_minmax(0,1fr)] xl:items-start">
        <div className="grid grid-cols-1 gap-5 md:max-xl:grid-cols-2">
          <SeasonBoard {...season} which="current" />
          <SeasonBoard {...season} which="last" />
          <Card aria-labelledby="awards" className="min-w-0 md:max-xl:col-span-2">
            <CardHeader id="awards" title="Awards" />
            <AwardsStrip
              userId={player.id}
              empty={isOwn ? 'Your first award comes with your first game.' : 'No awards yet.'}
            />
          </Card>
        </div>
        <div className="min-w-0">
          <ProfileTabs player={player} />
        </div>
      </div>
      {isOwn && <DangerZone />}
      <AppVersion />
    </div>
  );
};

/** Deleted, blocked and unknown players must look the same. */
const isNotFound = (error: unknown) => error instanceof ApiError && [400, 404].includes(error.status);

const unavailable = (
  <Card>
    <EmptyState
      icon={<UserX />}
      title="This profile isn't available"
      text="The player may have left, or does not share their profile with you."
      action={<LinkButton to="/app/discover">Discover Players</LinkButton>}
    />
  </Card>
);

const Page = ({ id, isOwn }: { id: string; isOwn: boolean }) => {
  const { data, error, refetch, isFetching } = usePlayer(id);
  const player = isNotFound(error) ? undefined : data?.player;
  const title = isOwn || !player ? 'Profile' : `${isolate(player.first_name || 'User')}'s Profile`;
  const failed = error && (
    <ErrorState
      title={playerMessages.loadFailed}
      text={messageOf(error, error.message)}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div>
          <PageHeading title={title} />
          <p className="text-soft">{isOwn ? 'Manage your account and settings' : 'View user profile'}</p>
        </div>
        {player && (
          <div
            className={clsx(
              'flex-wrap items-center gap-2',
              isOwn
                ? 'grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] max-sm:w-full sm:flex'
                : 'flex',
            )}
          >
            {isOwn ? <OwnActions player={player} /> : <OthersActions player={player} />}
          </div>
        )}
      </div>
      {isNotFound(error) ? (
        unavailable
      ) : player ? (
        <ProfileContent player={player} />
      ) : (
        (failed ?? <ProfileSkeleton />)
      )}
    </div>
  );
};

/** The viewer's own profile without an id or with their own; other profiles are read-only. */
export const ProfilePage = () => {
  const viewerId = useAtomValue(viewerIdAtom);
  const id = useParams()['userId'] ?? viewerId;
  return id && viewerId ? <Page key={id} id={id} isOwn={id === viewerId} /> : null;
};
