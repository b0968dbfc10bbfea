import { clsx } from 'clsx';
import { useAtomValue } from 'jotai';
import { Users } from 'lucide-react';
import { FeedList } from '../../../features/feed/feed-list';
import { followingFeed } from '../../../state/feed/feed.source';
import { latestHighlightQuery } from '../../../features/highlight/latest-highlight.query';
import { latestPostQuery } from '../../../features/post/latest-post.query';
import { EmptyState } from '../../../ui/empty-state';
import { LinkButton, TextLink } from '../../../ui/link';

/** The three newest items of friends. */
export const FriendsActivity = () => {
  const post = useAtomValue(latestPostQuery);
  const highlight = useAtomValue(latestHighlightQuery);
  // Hidden until the content above has loaded, so that it is not pushed down.
  const contentAboveLoaded = !post.isPending && !highlight.isPending;
  return (
    <section
      aria-labelledby="friends-activity"
      className={clsx('grid grid-cols-1 gap-3', !contentAboveLoaded && 'invisible')}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="friends-activity" className="display text-2xl">
          Friends Activity
        </h2>
        <p className="flex gap-4 [&_a]:inline-flex [&_a]:min-h-target [&_a]:items-center">
          <TextLink to="/app/feed">See full feed</TextLink>
          <TextLink to="/app/friends">View All</TextLink>
        </p>
      </div>
      <FeedList
        source={followingFeed}
        label="Friends Activity"
        empty={
          <div className="rounded-lg border border-dashed border-edge">
            <EmptyState
              level="h3"
              icon={<Users />}
              title="No activity from friends yet"
              text="Find teammates and players you know; their posts, games and highlights appear here."
              action={<LinkButton to="/app/discover">Discover Players</LinkButton>}
            />
          </div>
        }
      />
    </section>
  );
};
