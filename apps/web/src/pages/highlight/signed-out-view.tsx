import type { PublicHighlight } from '@rinkside/contracts/highlight';
import { sharedPages } from '@rinkside/contracts/share';
import { useAtomValue } from 'jotai';
import { Heart, MessageCircle } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { highlightMessages } from '../../features/highlight/messages';
import { rememberReturnTo } from '../../features/session/return-to';
import { SharedNotFound, SharedLoading } from '../../features/share/share-frame';
import { isNonRetryableError, messageOf } from '../../state/api';
import { publicHighlightQuery } from './highlight.query';
import { ShareButton } from './share-button';
import { HighlightViewer } from './highlight-viewer';
import { Caption } from './caption';

const countText = (count: number, noun: string) => `${count} ${count === 1 ? noun : `${noun}s`}`;

/** An action that requires an account: opens /login and returns afterwards. */
const SignInButton = ({
  icon,
  label,
  count,
  to,
}: {
  icon: ReactNode;
  label: string;
  count: number;
  to: string;
}) => {
  const navigate = useNavigate();
  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => {
        rememberReturnTo(to);
        void navigate('/login');
      }}
      className="inline-flex min-h-target min-w-16 items-center gap-2 rounded-md px-3 font-semibold text-soft transition hover:bg-sunk hover:text-ink [&_svg]:size-5"
    >
      {icon}
      <span className="numeral text-lg leading-none">{count}</span>
    </button>
  );
};

const Actions = ({ highlight }: { highlight: PublicHighlight }) => {
  const { id, likesCount, commentsCount } = highlight;
  const page = `/highlight/${id}`;
  return (
    <div className="-ml-3 flex flex-wrap items-center gap-1">
      <SignInButton
        icon={<Heart aria-hidden="true" />}
        label={`Like, ${countText(likesCount, 'like')}`}
        count={likesCount}
        to={page}
      />
      <SignInButton
        icon={<MessageCircle aria-hidden="true" />}
        label={`Comment, ${countText(commentsCount, 'comment')}`}
        count={commentsCount}
        to={`${page}#comments`}
      />
      <ShareButton highlight={highlight} />
    </div>
  );
};

const { title: missingTitle, description: missingText } = sharedPages.highlight.missing;

export interface LoadFailedProps {
  error: Error;
  onRetry: () => void;
  retrying: boolean;
}

/** The request failed, so it is unknown whether the highlight exists. */
export const LoadFailed = ({ error, ...retry }: LoadFailedProps) => (
  <SharedNotFound
    {...retry}
    title={highlightMessages.loadFailed}
    text={missingText}
    error={messageOf(error, error.message)}
  />
);

export interface SignedOutViewProps {
  id: string;
  /** Shown instead of "not found", because a private highlight may still be visible to its owner. */
  fallback?: ReactNode;
}

/** The view of a public highlight for signed-out visitors. */
export const SignedOutView = ({ id, fallback }: SignedOutViewProps) => {
  const query = useMemo(() => publicHighlightQuery(id), [id]);
  const { data, error, isFetching, refetch } = useAtomValue(query);
  const missing = isNonRetryableError(error);
  if (data && !missing)
    return (
      <article className="grid grid-cols-1 gap-5">
        <HighlightViewer
          highlight={data}
          refresh={async () => {
            const fresh = await refetch();
            return fresh.data ?? data;
          }}
        />
        <Caption highlight={data} profilePath={`/player/${data.user.id}`} />
        <Actions highlight={data} />
      </article>
    );
  if (!error) return <SharedLoading title="Highlight" />;
  const retry = { onRetry: () => void refetch(), retrying: isFetching };
  if (!missing) return <LoadFailed error={error} {...retry} />;
  return fallback ?? <SharedNotFound title={missingTitle} text={missingText} {...retry} />;
};
