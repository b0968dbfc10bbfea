import { Newspaper } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { FeedCard } from '../../../features/feed/feed-card';
import { FeedSkeleton } from '../../../features/feed/feed-skeleton';
import { useItem } from '../../../features/feed/use-item';
import { postMessages } from '../../../features/post/messages';
import { messageOf } from '../../../state/api';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { LinkButton } from '../../../ui/link';
import { PageHeading } from '../../../ui/page-heading';

const NotFound = () => (
  <Card>
    <EmptyState
      icon={<Newspaper />}
      title="This post is not here"
      text="It may have been deleted, or you do not have access to it."
      action={<LinkButton to="/app/feed">See full feed</LinkButton>}
    />
  </Card>
);

const PostById = ({ id }: { id: string }) => {
  const { item, isMissing, error, fetching, retry } = useItem('post', id);
  if (item) return <FeedCard id={id} standalone />;
  if (isMissing) return <NotFound />;
  if (!error) return <FeedSkeleton count={1} />;
  return (
    <ErrorState
      title={postMessages.loadFailed}
      text={messageOf(error, error.message)}
      onRetry={retry}
      retrying={fetching}
    />
  );
};

/** The page of one post with its comments. */
export const PostPage = () => {
  const { id = '' } = useParams();
  return (
    <div className="mx-auto grid w-full lg:max-w-2xl grid-cols-1 gap-4">
      <PageHeading title="Post" />
      <PostById key={id} id={id} />
    </div>
  );
};
