import type { PublicHighlight } from '@rinkside/contracts/highlight';
import { sharedPages } from '@rinkside/contracts/share';
import { useAtomValue } from 'jotai';
import { Heart, MessageCircle } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { highlightSentences } from '../../features/highlight/sentences';
import { rememberOrigin } from '../../features/session/origin';
import { NothingShared, SharedLoading } from '../../features/share/share-frame';
import { isRefusal, messageOf } from '../../state/api';
import { publicHighlightQuery } from './highlight.query';
import { ShareButton } from './share-button';
import { Stage } from './stage';
import { Words } from './words';

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

/** Something members do: to /login, and back to where it is done. */
const MembersButton = ({
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
        rememberOrigin(to);
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
    <div className="-ml-3 flex items-center gap-1">
      <MembersButton
        icon={<Heart aria-hidden="true" />}
        label={`Like, ${counted(likesCount, 'like')}`}
        count={likesCount}
        to={page}
      />
      <MembersButton
        icon={<MessageCircle aria-hidden="true" />}
        label={`Comment, ${counted(commentsCount, 'comment')}`}
        count={commentsCount}
        to={`${page}#comments`}
      />
      <ShareButton highlight={highlight} />
    </div>
  );
};

const { title: missingTitle, description: missingText } = sharedPages.highlight.missing;

export interface NoAnswerProps {
  error: Error;
  onRetry: () => void;
  retrying: boolean;
}

/** It could not be asked for. */
export const NoAnswer = ({ error, ...retry }: NoAnswerProps) => (
  <NothingShared
    {...retry}
    title={highlightSentences.loadFailed}
    text={missingText}
    error={messageOf(error, error.message)}
  />
);

export interface VisitorProps {
  id: string;
  /** In place of "not found": what is not public may still be theirs to see. */
  otherwise?: ReactNode;
}

/** A public highlight for whoever has its link. */
export const Visitor = ({ id, otherwise }: VisitorProps) => {
  const query = useMemo(() => publicHighlightQuery(id), [id]);
  const { data, error, isFetching, refetch } = useAtomValue(query);
  const missing = isRefusal(error);
  if (data && !missing)
    return (
      <article className="grid grid-cols-1 gap-5">
        <Stage
          highlight={data}
          refresh={async () => {
            const fresh = await refetch();
            return fresh.data ?? data;
          }}
        />
        <Words highlight={data} profile={`/player/${data.user.id}`} />
        <Actions highlight={data} />
      </article>
    );
  if (!error) return <SharedLoading title="Highlight" />;
  const retry = { onRetry: () => void refetch(), retrying: isFetching };
  if (!missing) return <NoAnswer error={error} {...retry} />;
  return otherwise ?? <NothingShared title={missingTitle} text={missingText} {...retry} />;
};
