import type { FeedItem } from '@rinkside/contracts/feed';
import { useAtomValue } from 'jotai';
import { MessageCircle } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import { itemAtom } from '../../state/fold';
import { Avatar } from '../../ui/avatar';
import { dayText } from '../calendar/day.text';
import { GameBody } from '../game/game-body';
import { HighlightBody } from '../highlight/highlight-body';
import { HighlightMenu } from '../highlight/owner/highlight-menu';
import { LikeButton } from '../like/like-button';
import { teamName } from '../organization/team-name';
import { displayName } from '../player/player-name';
import { PostBody } from '../post/post-body';
import { PostMenu } from '../post/post-menu';
import { Moment } from './moment';

export interface FeedCardProps {
  id: string;
  /** Its place in a feed from 1, and how many there are (-1 when more remain). */
  place?: { at: number; of: number };
  articleRef?: Ref<HTMLElement>;
  /** What the page around it lets its reader do with the item. */
  action?: (item: FeedItem) => ReactNode;
}

const Head = ({ item, action }: { item: FeedItem; action: ReactNode }) => {
  const name = displayName(item.user);
  const profile = `/app/profile/${item.user.id}`;
  const team = teamName(item.organization);
  return (
    <header className="flex items-center gap-3">
      <Link to={profile} tabIndex={-1} aria-hidden="true" className="shrink-0 rounded-full">
        <Avatar name={name} src={item.user.avatar} />
      </Link>
      <div className="min-w-0 flex-1">
        <Link
          to={profile}
          id={`${item.id}-author`}
          className="relative inline-block max-w-full truncate align-bottom font-semibold before:absolute before:-inset-x-1 before:-inset-y-2.5 hover:underline"
        >
          {name}
        </Link>
        <p className="flex min-w-0 gap-1.5 text-sm text-soft">
          {team && (
            <>
              <span className="truncate">{team}</span>
              <span aria-hidden="true">·</span>
            </>
          )}
          <span className="shrink-0">
            {item.content_type === 'game' ? (
              <time dateTime={item.date}>{dayText(item.date)}</time>
            ) : (
              <Moment at={item.feed_at} />
            )}
          </span>
        </p>
      </div>
      {item.content_type === 'post' && <PostMenu post={item} />}
      {item.content_type === 'highlight' && <HighlightMenu highlight={item} />}
      {action}
    </header>
  );
};

const Body = ({ item }: { item: FeedItem }) => {
  const textId = `${item.id}-text`;
  if (item.content_type === 'game') return <GameBody game={item} textId={textId} />;
  if (item.content_type === 'highlight') return <HighlightBody highlight={item} textId={textId} />;
  return <PostBody post={item} textId={textId} />;
};

const Foot = ({ item }: { item: FeedItem }) => (
  <footer className="mt-2 -ml-3 flex items-center gap-1">
    <LikeButton item={item} />
    {item.commentsCount > 0 && (
      <p className="inline-flex min-h-target items-center gap-2 px-3 font-semibold text-soft">
        <MessageCircle aria-hidden="true" className="size-5" />
        <span className="numeral text-lg leading-none">{item.commentsCount}</span>
        <span className="sr-only">{item.commentsCount === 1 ? 'comment' : 'comments'}</span>
      </p>
    )}
  </footer>
);

/** One item of a feed, live; nothing once it is gone. */
export const FeedCard = ({ id, place, articleRef, action }: FeedCardProps) => {
  const item = useAtomValue(itemAtom(id));
  if (!item) return null;
  return (
    <article
      ref={articleRef}
      data-item={id}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- articles of a feed take the focus (APG)
      tabIndex={place ? 0 : undefined}
      aria-posinset={place?.at}
      aria-setsize={place?.of}
      aria-labelledby={`${id}-author`}
      aria-describedby={`${id}-text`}
      className="rounded-lg border border-line bg-board p-4 pb-2 shadow-low sm:px-5"
    >
      <Head item={item} action={action?.(item)} />
      <Body item={item} />
      <Foot item={item} />
    </article>
  );
};
