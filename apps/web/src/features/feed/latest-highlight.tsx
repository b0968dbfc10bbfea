import { useAtomValue } from 'jotai';
import { itemAtom } from '../../state/entities/entity-store';
import { useRoom } from '../../state/live-client';
import { FeedCard } from './feed-card';
import { nowAtom } from '../../ui/now';
import { latestHighlightQuery } from '../highlight/latest-highlight.query';

const dayMs = 24 * 60 * 60 * 1000;

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

/** The viewer's latest highlight of the last 24 h, also while processing. The following feed leaves out own items. */
export const LatestHighlight = () => {
  const { data: id } = useAtomValue(latestHighlightQuery);
  const highlight = useAtomValue(itemAtom(id ?? ''));
  const now = useAtomValue(nowAtom);
  const isRecent = highlight && now - new Date(highlight.created_at).getTime() < dayMs;
  return isRecent ? <LatestHighlightCard id={highlight.id} /> : null;
};
