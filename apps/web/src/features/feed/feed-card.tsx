import type { FeedItem } from '@rinkside/contracts/feed';
import type { PostView } from '@rinkside/contracts/post';
import { useAtomValue } from 'jotai';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import { itemAtom, viewerIdAtom } from '../../state/entities/entity-store';
import { Avatar } from '../../ui/avatar';
import { DottedLine } from '../../ui/dotted-line';
import { formatDay } from '../calendar/format-day';
import { CardComments, CommentsButton, CommentsCount } from '../comment/card-comments';
import { GameCardBody } from '../game/game-body';
import { GameMenu } from '../game/game-menu';
import { HighlightBody } from '../highlight/highlight-body';
import { HighlightMenu } from '../highlight/owner/highlight-menu';
import { LikeButton } from '../like/like-button';
import { teamName } from '../../state/entities/team-name';
import { displayName } from '../../state/entities/player-name';
import { PostMenu } from '../post/post-menu';
import { itemPath } from '../item/item-path';
import { Timestamp } from '../../ui/timestamp';
import { UserText } from '../../ui/user-text';
import { NonAuthorMenu } from './non-author-menu';

/** The text of a post in a feed. */
const PostCardBody = ({ post, textId }: { post: PostView; textId: string }) => (
  <UserText id={textId} text={post.content} className="mt-3 text-base" />
);

export interface FeedCardProps {
  id: string;
  /** Position in a feed from 1, and the total (-1 while more pages remain). */
  position?: { posInSet: number; setSize: number };
  articleRef?: Ref<HTMLElement>;
  /** The card is the whole page: comments are open and the time is absolute. */
  standalone?: boolean;
  /** Extra action of the surrounding page. */
  action?: (item: FeedItem) => ReactNode;
}

const Menu = ({ item }: { item: FeedItem }) => {
  const viewerId = useAtomValue(viewerIdAtom);
  if (item.can.edit || item.can.remove) {
    if (item.content_type === 'post') return <PostMenu post={item} />;
    if (item.content_type === 'highlight') return <HighlightMenu highlight={item} />;
    return <GameMenu game={item} />;
  }
  return item.user.id === viewerId ? null : <NonAuthorMenu item={item} />;
};

const Head = ({ item, standalone, action }: { item: FeedItem; standalone: boolean; action: ReactNode }) => {
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
          className="relative inline-block max-w-full align-bottom font-semibold before:absolute before:-inset-x-1 before:-inset-y-2.5 hover:underline"
        >
          <bdi>{name}</bdi>
        </Link>
        <DottedLine>
          {team && <bdi>{team}</bdi>}
          <span>
            <Link
              to={itemPath(item)}
              className="relative before:absolute before:-inset-x-1 before:-inset-y-2 hover:underline"
            >
              {item.content_type === 'game' ? (
                <time dateTime={item.date}>{formatDay(item.date)}</time>
              ) : (
                <Timestamp at={item.feed_at} absolute={standalone} />
              )}
            </Link>
          </span>
        </DottedLine>
      </div>
      <div className="-mx-3 flex empty:hidden">
        <Menu item={item} />
        {action}
      </div>
    </header>
  );
};

const Body = ({ item }: { item: FeedItem }) => {
  const textId = `${item.id}-text`;
  if (item.content_type === 'game') return <GameCardBody game={item} textId={textId} />;
  if (item.content_type === 'highlight') return <HighlightBody highlight={item} textId={textId} />;
  return <PostCardBody post={item} textId={textId} />;
};

const Foot = ({ item, standalone }: { item: FeedItem; standalone: boolean }) => (
  <>
    <footer className="mt-2 -ml-3 flex items-center gap-1">
      <LikeButton item={item} />
      {standalone ? <CommentsCount item={item} /> : <CommentsButton item={item} />}
    </footer>
    <CardComments item={item} always={standalone} />
  </>
);

/** One item of a feed, updated live. Renders nothing once it is removed. */
export const FeedCard = ({ id, position, articleRef, standalone = false, action }: FeedCardProps) => {
  const item = useAtomValue(itemAtom(id));
  if (!item) return null;
  return (
    <article
      ref={articleRef}
      data-item={id}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- articles of a feed are focusable (APG feed pattern)
      tabIndex={position ? 0 : undefined}
      aria-posinset={position?.posInSet}
      aria-setsize={position?.setSize}
      aria-labelledby={`${id}-author`}
      aria-describedby={`${id}-text`}
      className="rounded-lg border border-line bg-board p-4 pb-2 shadow-low sm:px-5"
    >
      <Head item={item} standalone={standalone} action={action?.(item)} />
      <Body item={item} />
      <Foot item={item} standalone={standalone} />
    </article>
  );
};
