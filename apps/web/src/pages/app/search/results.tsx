import type { GameView } from '@rinkside/contracts/game';
import { gameRoutes } from '@rinkside/contracts/game';
import { organizationRoutes } from '@rinkside/contracts/organization';
import type { PlayerRow } from '@rinkside/contracts/player';
import { postRoutes, type PostView } from '@rinkside/contracts/post';
import { SearchX } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { formatDay } from '../../../features/calendar/format-day';
import { FollowButton } from '../../../features/follow/follow-button';
import { OutcomeWord } from '../../../features/game/outcome-word';
import { OrganizationLine } from '../../../features/organization/organization-line';
import { PlayerItem } from '../../../features/player/player-item';
import { usePlayerSearch } from '../../../features/player/use-player-search';
import { callPage, messageOf } from '../../../state/api';
import { displayName } from '../../../state/entities/player-name';
import { teamName } from '../../../state/entities/team-name';
import { type SearchPages, useSearchPages } from '../../../state/use-search-pages';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { Skeleton } from '../../../ui/skeleton';
import { Timestamp } from '../../../ui/timestamp';
import { useFocusNext } from '../../../ui/use-focus-next';
import { MoreButton } from '../more-button';

/** Rows of each group before 'Show more'. */
const limit = 5;

const Person = (player: PlayerRow) => (
  <PlayerItem player={player} action={<FollowButton userId={player.id} name={displayName(player)} />} />
);

const rowLinkClass =
  'flex min-h-16 min-w-0 items-center gap-3 rounded-md py-1.5 hover:underline [overflow-wrap:anywhere]';

const Game = (game: GameView) => (
  <Link to={`/app/games/${game.id}`} className={rowLinkClass}>
    <span className="grid shrink-0 justify-items-center gap-1">
      <OutcomeWord game={game} />
      <span className="numeral text-lg leading-none">
        {game.our_score}–{game.their_score}
      </span>
    </span>
    <span className="grid min-w-0">
      <span className="font-medium">
        <span className="text-soft">vs</span> <bdi>{teamName(game.opponent) ?? 'Opponent'}</bdi>
      </span>
      <time dateTime={game.date} className="text-sm text-soft">
        {formatDay(game.date)}
      </time>
    </span>
  </Link>
);

const Post = (post: PostView) => (
  <Link to={`/app/posts/${post.id}`} className={rowLinkClass}>
    <span className="grid min-w-0">
      <span dir="auto" className="line-clamp-2">
        {post.content}
      </span>
      <Timestamp at={post.created_at} />
    </span>
  </Link>
);

interface GroupProps<Row> {
  title: string;
  list: SearchPages<Row>;
  children: (row: Row) => ReactNode;
}

/** The results of one kind; renders nothing without any. */
const Group = <Row extends { id: string }>({ title, list, children }: GroupProps<Row>) => {
  const id = useId();
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  const element = useRef<HTMLUListElement>(null);
  const focusNext = useFocusNext(element, rows.length, list.isFetchingNextPage);
  if (rows.length === 0 && !list.error) return null;
  return (
    <Card aria-labelledby={id} aria-busy={list.isPlaceholderData} className="py-2!">
      <h2 id={id} className="eyebrow py-2 text-soft">
        {title}
      </h2>
      <ul ref={element} aria-labelledby={id} className="divide-y divide-line">
        {rows.map((row) => (
          <li key={row.id}>{children(row)}</li>
        ))}
      </ul>
      <MoreButton list={list} label={title.toLowerCase()} onClick={focusNext} />
    </Card>
  );
};

/** What a search found, by kind, each with its own further pages. */
export const Results = ({ search }: { search: string }) => {
  const query = { search, limit };
  const people = usePlayerSearch(search, limit);
  const organizations = useSearchPages('organizations', query, (page, signal) =>
    callPage(organizationRoutes.search, { query: page, signal }),
  );
  const games = useSearchPages('own games', query, (page, signal) =>
    callPage(gameRoutes.own, { query: page, signal }),
  );
  const posts = useSearchPages('own posts', query, (page, signal) =>
    callPage(postRoutes.own, { query: page, signal }),
  );
  const lists = [people, organizations, games, posts];
  const failed = lists.flatMap(({ data, error }) => (error && !data ? [error] : []));
  const [error] = failed;
  if (error && failed.length === lists.length)
    return (
      <ErrorState
        title="Search is not answering right now."
        text={messageOf(error, error.message)}
        onRetry={() => lists.forEach((list) => void list.refetch())}
        retrying={lists.some(({ isFetching }) => isFetching)}
      />
    );
  const isLoading = lists.some(({ data, error: failure }) => !data && !failure);
  if (isLoading)
    return (
      <div className="grid grid-cols-1 gap-3">
        <output className="sr-only">Loading</output>
        <Skeleton className="h-64 w-full rounded-lg" />
        <Skeleton className="h-40 w-full rounded-lg" />
      </div>
    );
  const isUpdating = lists.some(({ isPlaceholderData }) => isPlaceholderData);
  const counts = lists.map(({ data }) => data?.pages.flatMap((page): unknown[] => page.rows).length ?? 0);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const notice = people.data?.pages[0]?.notice;
  if (total === 0 && failed.length === 0)
    return (
      <EmptyState
        icon={<SearchX />}
        title={`Nothing found for “${search}”`}
        text={
          notice ??
          'Type three letters of a player’s first name, or the whole last name. Games are found by the opponent, posts by their words.'
        }
      />
    );
  return (
    <div className={isUpdating ? 'grid grid-cols-1 gap-5 opacity-60' : 'grid grid-cols-1 gap-5'}>
      <output className="sr-only">{!isUpdating && `${total} ${total === 1 ? 'result' : 'results'}`}</output>
      {notice && <p className="text-soft">{notice}</p>}
      <Group title="People" list={people}>
        {Person}
      </Group>
      <Group title="Organizations" list={organizations}>
        {(organization) => (
          <Link to={`/app/organization/${organization.id}`} className={rowLinkClass}>
            <OrganizationLine organization={organization} />
          </Link>
        )}
      </Group>
      <Group title="Your games" list={games}>
        {Game}
      </Group>
      <Group title="Your posts" list={posts}>
        {Post}
      </Group>
    </div>
  );
};
