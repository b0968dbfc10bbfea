import type { FeedItem } from '@rinkside/contracts/feed';
import { atom, useAtom } from 'jotai';
import { atomFamily } from 'jotai-family';
import { MessageCircle } from 'lucide-react';
import { onViewerChange } from '../../state/live-client';
import { store } from '../../state/store';
import { Spinner } from '../../ui/spinner';
import { toast } from '../../ui/toast';
import { type LazyComponent, useLazyComponent } from '../../ui/use-lazy-component';
import type { CommentsProps } from './comments';
import { commentMessages } from './messages';

const comments: LazyComponent<CommentsProps> = {
  chunk: 'comments',
  load: () => import('./comments').then((module) => module.Comments),
};

/** Whether an item's comments are open in its card; survives navigation. */
const openAtom = atomFamily((_itemId: string) => atom(false));
onViewerChange(() => {
  for (const id of openAtom.getParams()) store.set(openAtom(id), false);
});

const Count = ({ count }: { count: number }) => (
  <>
    <MessageCircle aria-hidden="true" className="size-5" />
    <span className="numeral text-lg leading-none">{count}</span>
    <span className="sr-only">{count === 1 ? 'comment' : 'comments'}</span>
  </>
);

const countClass =
  'inline-flex min-h-target min-w-16 items-center gap-2 rounded-md px-3 font-semibold text-soft';

/** Button with the number of comments; toggles them in the card. */
export const CommentsButton = ({ item }: { item: FeedItem }) => {
  const [open, setOpen] = useAtom(openAtom(item.id));
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-label={`${item.commentsCount} ${item.commentsCount === 1 ? 'comment' : 'comments'}`}
      onClick={() => setOpen(!open)}
      className={`${countClass} transition hover:bg-sunk hover:text-ink`}
    >
      <Count count={item.commentsCount} />
    </button>
  );
};

/** Number of comments, for pages that always show them. */
export const CommentsCount = ({ item }: { item: FeedItem }) => (
  <p className={countClass}>
    <Count count={item.commentsCount} />
  </p>
);

/** The comments of a card, while open. */
export const CardComments = ({ item, always }: { item: FeedItem; always: boolean }) => {
  const [opened, setOpen] = useAtom(openAtom(item.id));
  const open = always || opened;
  const renderComments = useLazyComponent(comments, open, () => {
    setOpen(false);
    toast.error(commentMessages.loadFailed);
  });
  if (!open) return null;
  return (
    <div className="mt-1 border-t border-line py-3">
      {renderComments?.({
        target_type: item.content_type,
        target_id: item.id,
        level: always ? 'h2' : 'h3',
      }) ?? (
        <p className="grid min-h-24 place-items-center">
          <Spinner label="Loading comments" />
        </p>
      )}
    </div>
  );
};
