import type { PublicPlayer } from '@rinkside/contracts/player';
import { sharedPages } from '@rinkside/contracts/share';
import { clsx } from 'clsx';
import { useAtomValue } from 'jotai';
import { Share2 } from 'lucide-react';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { teamName } from '../../state/entities/team-name';
import { displayName } from '../../state/entities/player-name';
import { sessionAtom } from '../../state/session/session.store';
import { share, shareMessages } from '../../features/share/share';
import { SharedNotFound, SharedLoading, ShareFrame } from '../../features/share/share-frame';
import { isNonRetryableError, messageOf } from '../../state/api';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { LinkButton } from '../../ui/link';
import { PageHeading } from '../../ui/page-heading';
import { PublicGames } from './public-games';
import { Join } from './join';
import { publicPlayerQuery } from './public-player.query';
import { PublicSeason } from './public-season';

const { title: titleOf, text: textOf, missing } = sharedPages.player;

const shareProfile = ({ id }: PublicPlayer, name: string) =>
  share(
    {
      title: titleOf(name),
      text: textOf(name),
      url: `${location.origin}/player/${id}`,
    },
    shareMessages.profileCopied,
  );

const Head = ({ player }: { player: PublicPlayer }) => {
  const name = displayName(player);
  const { level, age, position, organization } = player;
  const signedIn = useAtomValue(sessionAtom) !== null;
  return (
    <header className="flex flex-wrap items-center gap-4 sm:gap-6">
      <Avatar name={name} src={player.avatar} size="huge" />
      <div className="min-w-0 flex-1 basis-56">
        <PageHeading title={titleOf(name)} className="text-4xl break-words">
          <bdi>{name}</bdi>
        </PageHeading>
        <p className="text-lg capitalize">{[level, age, position].filter(Boolean).join(' · ')}</p>
        <p className="text-soft">
          <bdi>{teamName(organization)}</bdi>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          icon={<Share2 size={18} aria-hidden="true" />}
          onClick={() => void shareProfile(player, name)}
        >
          Share
        </Button>
        {signedIn && (
          <LinkButton to={`/app/profile/${player.id}`} variant="secondary">
            Open profile
          </LinkButton>
        )}
      </div>
    </header>
  );
};

const PlayerById = ({ id }: { id: string }) => {
  const query = useMemo(() => publicPlayerQuery(id), [id]);
  const { data: player, error, isFetching, refetch } = useAtomValue(query);
  const signedIn = useAtomValue(sessionAtom) !== null;
  const notFound = isNonRetryableError(error);
  if (player && !notFound)
    return (
      <div
        className={clsx(
          'grid grid-cols-1 gap-6',
          !signedIn && 'lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start',
        )}
      >
        <div className="grid grid-cols-1 gap-6">
          <Head player={player} />
          <PublicSeason player={player} />
        </div>
        {!signedIn && (
          <div className="lg:sticky lg:top-6 lg:row-span-2">
            <Join />
          </div>
        )}
        <PublicGames player={player} />
      </div>
    );
  if (!error) return <SharedLoading title="Player" />;
  return (
    <SharedNotFound
      title={missing.title}
      text={missing.description}
      error={notFound ? null : messageOf(error, error.message)}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
};

/** `/player/{id}`: a player's public page. */
export const PlayerPage = () => {
  const { id = '' } = useParams();
  return (
    <ShareFrame>
      <PlayerById key={id} id={id} />
    </ShareFrame>
  );
};
