import { Users } from 'lucide-react';
import { FeedList } from '../../../features/feed/feed-list';
import { wholeFollowingFeed } from '../../../state/feed/feed.source';
import { feedMessages } from '../../../features/feed/messages';
import { VirtualFeed } from '../../../features/feed/virtual-feed';
import { EmptyState } from '../../../ui/empty-state';
import { LinkButton } from '../../../ui/link';
import { PageHeading } from '../../../ui/page-heading';

/** The feed of followed players and organizations. */
export const FeedPage = () => (
  <div className="mx-auto grid w-full lg:max-w-2xl grid-cols-1 gap-4">
    <PageHeading title="Feed" />
    <FeedList
      source={wholeFollowingFeed}
      label="Feed"
      rows={VirtualFeed}
      empty={
        <div className="rounded-lg border border-dashed border-edge">
          <EmptyState
            icon={<Users />}
            title={feedMessages.none}
            text="Follow teammates and organizations; their posts, games and highlights appear here."
            action={<LinkButton to="/app/discover">Discover Players</LinkButton>}
          />
        </div>
      }
    />
  </div>
);
