import { useAtomValue } from 'jotai';
import { itemAtom } from '../../state/fold';
import { useRoom } from '../../state/live.link';
import { FeedCard } from '../feed/feed-card';
import { nowAtom } from '../feed/now';
import { latestHighlightQuery } from './latest-highlight.query';

const day = 24 * 60 * 60 * 1000;

const LatestHighlightCard = ({ id }: { id: string }) => {
  useRoom(`highlight:${id}`);
  return (
    <section aria-labelledby="latest-highlight" className="grid grid-cols-1 gap-2">
      <h2 id="latest-highlight" className="eyebrow text-soft">
        Your latest highlight
      </h2>
      <FeedCard id={id} />
    </section>
  );
};

/** What the viewer uploaded within the last day, from its processing on: the friends' feed leaves out one's own. */
export const LatestHighlight = () => {
  const { data: id } = useAtomValue(latestHighlightQuery);
  const highlight = useAtomValue(itemAtom(id ?? ''));
  const now = useAtomValue(nowAtom);
  const fresh = highlight && now - new Date(highlight.created_at).getTime() < day;
  return fresh ? <LatestHighlightCard id={highlight.id} /> : null;
};
