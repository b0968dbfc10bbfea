import { commentRules } from '@rinkside/contracts/comment';
import type { CommentView, ContentType } from '@rinkside/contracts/item';
import { useEffect, useId, useRef } from 'react';
import { messageOf } from '../../state/api';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { RetryButton } from '../../ui/retry-button';
import { Skeleton } from '../../ui/skeleton';
import { useFocusRecovery } from '../../ui/use-focus-recovery';
import { CommentComposer } from './comment-composer';
import { CommentRow } from './comment-row';
import { commentMessages } from './messages';
import { useThread } from './use-thread';
import { PendingComments } from './pending-comments';

export interface CommentsProps {
  target_type: ContentType;
  target_id: string;
  /** Heading level. Inside a card (`h3`) the heading is for screen readers only. */
  level?: 'h2' | 'h3';
}

const Loading = () => (
  <div className="grid gap-3">
    <output className="sr-only">Loading comments</output>
    {['w-2/3', 'w-1/2'].map((width) => (
      <div key={width} className="flex items-start gap-2.5">
        <Skeleton className="mt-1.5 size-8 rounded-full" />
        <div className="grid flex-1 gap-2 rounded-md bg-rink px-3.5 py-3">
          <Skeleton className="h-4 w-32" />
          <Skeleton className={`h-4 ${width}`} />
        </div>
      </div>
    ))}
  </div>
);

/** The comments of an item, oldest first, updated live, with the composer. */
export const Comments = ({ target_type, target_id, level: Heading = 'h2' }: CommentsProps) => {
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  const keepFocus = useFocusRecovery(section);
  const list = useRef<HTMLOListElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const thread = useThread(target_type, target_id);
  const { first, newest, count, itemAuthorId } = thread;
  const hasGap = thread.hasMore && first.length + newest.length < count;

  /** Moves focus to the first newly loaded comment, as the Load button may disappear. */
  const focusFrom = useRef<number>(undefined);
  useEffect(() => {
    const next = focusFrom.current === undefined ? undefined : first[focusFrom.current];
    if (!next) return;
    focusFrom.current = undefined;
    list.current?.querySelector<HTMLElement>(`[data-comment="${next.id}"]`)?.focus({ preventScroll: true });
  }, [first]);

  const row = (comment: CommentView) => (
    <CommentRow key={comment.id} comment={comment} itemId={target_id} itemAuthorId={itemAuthorId} />
  );
  return (
    <section ref={section} {...keepFocus} aria-labelledby={headingId} className="grid grid-cols-1 gap-3">
      <Heading id={headingId} className={Heading === 'h2' ? 'display text-xl' : 'sr-only'}>
        Comments{count > 0 && ` (${count})`}
      </Heading>
      {thread.loading && <Loading />}
      {count > 0 && !thread.loading && (
        <ol ref={list} className="grid grid-cols-1 gap-2.5">
          {first.map(row)}
          {hasGap && !thread.error && (
            <li>
              <Button
                variant="ghost"
                size="small"
                loading={thread.loadingMore}
                onClick={() => {
                  focusFrom.current = first.length;
                  thread.loadMore();
                }}
              >
                Load more comments
              </Button>
            </li>
          )}
          {newest.map(row)}
        </ol>
      )}
      {!thread.loading && !thread.error && count === 0 && (
        <p className="text-soft">No comments yet. Say something kind.</p>
      )}
      {thread.error && (
        <Banner tone="error" action={<RetryButton onRetry={thread.retry} retrying={thread.fetching} />}>
          {messageOf(thread.error, commentMessages.loadFailed)}
        </Banner>
      )}
      <PendingComments itemId={target_id} onEdit={() => field.current?.focus()} />
      {thread.refusal ? (
        <p className="rounded-md bg-sunk px-3.5 py-2.5 text-soft">{commentRules.refusals[thread.refusal]}</p>
      ) : (
        <CommentComposer kind={target_type} id={target_id} field={field} />
      )}
    </section>
  );
};
