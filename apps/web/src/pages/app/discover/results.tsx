import type { PlayerRow } from '@rinkside/contracts/player';
import { useAtomValue } from 'jotai';
import { SearchX } from 'lucide-react';
import { useRef } from 'react';
import { FollowButton } from '../../../features/follow/follow-button';
import { displayName } from '../../../state/entities/player-name';
import { PlayerRows, PlayerRowsSkeleton } from '../../../features/player/player-rows';
import { NobodyToFollow } from '../../../features/team/nobody-to-follow';
import { usePlayerSearch } from '../../../features/player/use-player-search';
import { messageOf } from '../../../state/api';
import { profileAtom } from '../../../state/profile';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { useFocusNext } from '../../../ui/use-focus-next';
import { MoreButton } from '../more-button';

const maxResults = 50;
const searchFailed = 'Search is not answering right now.';

const FollowAction = ({ player }: { player: PlayerRow }) => {
  const ownOrganizationId = useAtomValue(profileAtom)?.organization_id;
  return (
    <>
      {ownOrganizationId && player.organization?.id === ownOrganizationId && (
        <span className="rounded-full bg-blue-wash px-2.5 py-0.5 text-xs font-semibold text-blue max-sm:hidden">
          Your organization
        </span>
      )}
      <FollowButton userId={player.id} name={displayName(player)} />
    </>
  );
};

/** Search results, or suggested players without a search. */
export const Results = ({ search }: { search: string }) => {
  const players = usePlayerSearch(search, maxResults);
  const { data, error, refetch, isFetching, isPlaceholderData } = players;
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  const notice = data?.pages[0]?.notice;
  const list = useRef<HTMLUListElement>(null);
  const focusNext = useFocusNext(list, rows.length, players.isFetchingNextPage);
  if (error && !data)
    return (
      <ErrorState
        title={searchFailed}
        text={messageOf(error, error.message)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data) return <PlayerRowsSkeleton count={8} />;
  if (rows.length === 0)
    return search ? (
      <EmptyState
        level="h3"
        icon={<SearchX />}
        title="No players found"
        text={
          notice ??
          'Type three letters of the first name, or the whole last name. Or invite them with your link.'
        }
      />
    ) : (
      <NobodyToFollow />
    );
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
      <output className="sr-only">
        {search && !isPlaceholderData && `${rows.length} ${rows.length === 1 ? 'player' : 'players'} found`}
      </output>
      {notice && <p className="pb-3 text-soft">{notice}</p>}
      <PlayerRows
        ref={list}
        label={search ? 'Players found' : 'Players to follow'}
        players={rows}
        Action={FollowAction}
      />
      <MoreButton list={players} onClick={focusNext} />
    </div>
  );
};
