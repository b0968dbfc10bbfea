import { useAtomValue } from 'jotai';
import { Clapperboard, Plus } from 'lucide-react';
import { HighlightCard } from '../../../features/highlight/highlight-card';
import { highlightMessages } from '../../../features/highlight/messages';
import { addHighlight } from '../../../features/highlight/upload/upload-host';
import { messageOf } from '../../../state/api';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { LinkButton } from '../../../ui/link';
import { Skeleton } from '../../../ui/skeleton';
import { ownHighlightsAtom, ownHighlightsQuery } from './own-highlights.query';

const grid = 'grid grid-cols-1 gap-3 min-[28rem]:grid-cols-2 lg:grid-cols-3';

const Add = ({ label }: { label: string }) => (
  <LinkButton {...addHighlight} size="small" variant="secondary" icon={<Plus size={18} aria-hidden="true" />}>
    {label} {label === 'Add' && <span className="sr-only">Highlight</span>}
  </LinkButton>
);

const List = () => {
  const { error, refetch, isFetching } = useAtomValue(ownHighlightsQuery);
  const ids = useAtomValue(ownHighlightsAtom);
  if (!ids && error)
    return (
      <ErrorState
        title={highlightMessages.loadFailed}
        text={messageOf(error, error.message)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!ids)
    return (
      <div aria-busy="true" className={grid}>
        <Skeleton className="h-60 w-full rounded-lg" />
        <Skeleton className="h-60 w-full rounded-lg" />
      </div>
    );
  if (ids.length === 0)
    return (
      <div className="rounded-lg border border-dashed border-edge">
        <EmptyState
          level="h3"
          icon={<Clapperboard />}
          title="No highlights yet"
          text="A goal, a save, a good pass: a clip or a photo is enough."
          action={<Add label="Add Highlight" />}
        />
      </div>
    );
  return (
    <ul aria-label="Your Highlights" className={grid}>
      {ids.map((id) => (
        <li key={id} className="grid min-w-0">
          <HighlightCard id={id} />
        </li>
      ))}
    </ul>
  );
};

/** The viewer's five newest highlights, updated live. */
export const YourHighlights = () => (
  <section aria-labelledby="your-highlights" className="grid grid-cols-1 gap-3">
    <div className="flex items-center justify-between gap-4">
      <h2 id="your-highlights" className="display text-2xl">
        Your Highlights
      </h2>
      <Add label="Add" />
    </div>
    <List />
  </section>
);
