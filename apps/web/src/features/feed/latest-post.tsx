import { useAtomValue } from 'jotai';
import { itemAtom } from '../../state/entities/entity-store';
import { useRoom } from '../../state/live-client';
import { FeedCard } from './feed-card';
import { nowAtom } from '../../ui/now';
import { latestPostQuery } from '../post/latest-post.query';

const dayMs = 24 * 60 * 60 * 1000;

const LatestPostCard = ({ id }: { id: string }) => {
  useRoom(`post:${id}`);
  return (
    <section aria-labelledby="latest-post" className="grid grid-cols-1 gap-2">
      <h2 id="latest-post" className="eyebrow text-soft">
        Your latest post
      </h2>
      <FeedCard id={id} />
    </section>
  );
};

/** The viewer's latest post of the last 24 h, updated live. The following feed leaves out own items. */
export const LatestPost = () => {
  const { data: id } = useAtomValue(latestPostQuery);
  const post = useAtomValue(itemAtom(id ?? ''));
  const now = useAtomValue(nowAtom);
  const isRecent = post && now - new Date(post.created_at).getTime() < dayMs;
  return isRecent ? <LatestPostCard id={post.id} /> : null;
};
