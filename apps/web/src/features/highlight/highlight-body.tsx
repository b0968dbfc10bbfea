import type { HighlightView } from '@rinkside/contracts/highlight';
import { useLazyComponent } from '../../ui/use-lazy-component';
import { displayName } from '../../state/entities/player-name';
import { HighlightMedia } from './highlight-media';
import { visibilityFaces, visibilityOf } from './visibility';
import { UserText } from '../../ui/user-text';

const failedActions = {
  chunk: 'failed highlight',
  load: () => import('./owner/failed-actions').then((module) => module.FailedActions),
};

/** The owner's actions on a failed highlight. */
const FailureActions = ({ highlight }: { highlight: HighlightView }) =>
  useLazyComponent(failedActions, true)?.({ highlight }) ?? <span className="h-target" />;

/** Says who else sees a highlight that is not public. */
const VisibilityLine = ({ highlight }: { highlight: HighlightView }) => {
  const visibility = visibilityOf(highlight);
  if (visibility === 'public') return null;
  const { Icon } = visibilityFaces[visibility];
  return (
    <p className="flex items-center gap-1.5 text-sm font-semibold text-soft">
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {visibility === 'private' ? 'Private: only you see this' : 'For the club only'}
    </p>
  );
};

/** A highlight in a feed: media, title and description. */
export const HighlightBody = ({ highlight, textId }: { highlight: HighlightView; textId: string }) => (
  <>
    <div className="-mx-4 mt-3 overflow-hidden night sm:mx-0 sm:rounded-md">
      <HighlightMedia
        opens
        highlight={highlight}
        author={displayName(highlight.user)}
        failureActions={highlight.can.edit && <FailureActions highlight={highlight} />}
      />
    </div>
    <div id={textId} className="mt-3 grid gap-1 break-words empty:hidden">
      <VisibilityLine highlight={highlight} />
      {highlight.title && (
        <h3 dir="auto" className="font-semibold">
          {highlight.title}
        </h3>
      )}
      {highlight.description && <UserText text={highlight.description} />}
      {highlight.status === 'ready' && highlight.can.edit && highlight.reason && (
        <p className="text-sm text-soft">{highlight.reason}</p>
      )}
    </div>
  </>
);
