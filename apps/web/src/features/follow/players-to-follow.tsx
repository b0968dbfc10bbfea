import { useAtomValue } from 'jotai';
import { messageOf } from '../../state/api';
import { ErrorLine } from '../../ui/error-line';
import { Card, CardHeader } from '../../ui/card';
import { TextLink } from '../../ui/link';
import { Skeleton } from '../../ui/skeleton';
import { useLazyComponent } from '../../ui/use-lazy-component';
import { FollowButton } from './follow-button';
import { PlayerItem } from '../player/player-item';
import { displayName } from '../../state/entities/player-name';
import { suggestedQuery } from '../player/suggested.query';

const nobodyToFollow = {
  chunk: 'nobody to follow',
  load: () => import('../team/nobody-to-follow').then((module) => module.NobodyToFollow),
};

const skeletonCount = 5;

const Loading = () => (
  <div className="grid grid-cols-1 gap-2 md:max-xl:grid-cols-2 md:max-xl:gap-x-8">
    <output className="sr-only">Loading</output>
    {Array.from({ length: skeletonCount }, (_, index) => (
      <div key={index} className="flex min-h-16 items-center gap-3">
        <Skeleton className="size-11 rounded-full" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-3.5 w-36" />
        </div>
        <Skeleton className="h-target w-24" />
      </div>
    ))}
  </div>
);

const List = () => {
  const { data, error, refetch, isFetching } = useAtomValue(suggestedQuery);
  const renderNobody = useLazyComponent(nobodyToFollow, data?.length === 0);
  if (!data && !error) return <Loading />;
  if (!data)
    return (
      <ErrorLine onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error, error.message)}
      </ErrorLine>
    );
  if (data.length === 0) return renderNobody?.({}) ?? null;
  return (
    <ul className="grid grid-cols-1 gap-2 md:max-xl:grid-cols-2 md:max-xl:gap-x-8">
      {data.map((player) => (
        <li key={player.id}>
          <PlayerItem
            player={player}
            action={<FollowButton userId={player.id} name={displayName(player)} />}
          />
        </li>
      ))}
    </ul>
  );
};

/** Card with suggested players to follow. */
export const PlayersToFollow = () => (
  <Card id="players-to-follow" aria-labelledby="players-to-follow-title" tabIndex={-1}>
    <CardHeader
      id="players-to-follow-title"
      title="Players to follow"
      action={
        <TextLink to="/app/discover" className="-my-2 inline-flex min-h-target items-center">
          Discover Players
        </TextLink>
      }
    />
    <List />
  </Card>
);
