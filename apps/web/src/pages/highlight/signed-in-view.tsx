import { highlightRoutes, type HighlightView } from '@rinkside/contracts/highlight';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { CommentsCount } from '../../features/comment/card-comments';
import { Comments } from '../../features/comment/comments';
import { LostCommentsHost } from '../../features/comment/lost-comments-host';
import { NonAuthorMenu } from '../../features/feed/non-author-menu';
import { useItem } from '../../features/feed/use-item';
import { FailedActions } from '../../features/highlight/owner/failed-actions';
import { HighlightMenu, setVisibility } from '../../features/highlight/owner/highlight-menu';
import { visibilityFaces, visibilityOf } from '../../features/highlight/visibility';
import { LikeButton } from '../../features/like/like-button';
import { PinNote } from '../../features/live-game/pin-note';
import { SharedLoading } from '../../features/share/share-frame';
import { call } from '../../state/api';
import { entityStore, viewerIdAtom } from '../../state/entities/entity-store';
import { useLive } from '../../state/live-client';
import { loadProfile, profileAtom } from '../../state/profile';
import { Button } from '../../ui/button';
import { ShareButton } from './share-button';
import { HighlightViewer } from './highlight-viewer';
import { LoadFailed, SignedOutView } from './signed-out-view';
import { Caption } from './caption';

const ownerTexts = {
  public: 'Public: anyone with the link can watch it',
  club: 'Club: your groups and people you follow can watch it',
  private: 'Private: only you see this',
} as const;

/** Shows the owner the visibility and a button to make the highlight private. */
const OwnerStrip = ({ highlight }: { highlight: HighlightView }) => {
  const visibility = visibilityOf(highlight);
  const { Icon } = visibilityFaces[visibility];
  return (
    <div className="flex min-h-target flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-sunk py-1 pr-1 pl-3.5 text-sm">
      <p className="flex flex-1 basis-56 items-center gap-2">
        <Icon aria-hidden="true" className="size-4 shrink-0 text-soft" />
        {ownerTexts[visibility]}
      </p>
      {visibility !== 'private' && (
        <Button variant="ghost" size="small" onClick={() => void setVisibility(highlight.id, 'private')}>
          Make private now
        </Button>
      )}
    </div>
  );
};

const Discussion = ({ id }: { id: string }) => {
  const { hash } = useLocation();
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After signing in to comment, focus the comment field.
    if (hash === '#comments') section.current?.querySelector('textarea')?.focus();
  }, [hash]);
  return (
    <div ref={section} id="comments" className="border-t border-line pt-5">
      <Comments target_type="highlight" target_id={id} />
    </div>
  );
};

const refresh = async (id: string) => {
  const fresh = await call(highlightRoutes.one, { params: { id } });
  entityStore.applyViews([fresh]);
  return fresh;
};

const View = ({ id }: { id: string }) => {
  useLive();
  const viewerId = useAtomValue(viewerIdAtom);
  const profile = useAtomValue(profileAtom);
  useEffect(() => {
    if (!profile) void loadProfile();
  }, [profile]);
  const { item, isMissing, error, fetching, retry } = useItem('highlight', id);
  const highlight = item?.content_type === 'highlight' ? item : null;
  if (!highlight) {
    if (isMissing) return <SignedOutView id={id} />;
    if (!error) return <SharedLoading title="Highlight" />;
    return (
      <SignedOutView id={id} fallback={<LoadFailed error={error} onRetry={retry} retrying={fetching} />} />
    );
  }
  const { user, can } = highlight;
  return (
    <article className="grid grid-cols-1 gap-5">
      <HighlightViewer
        highlight={highlight}
        refresh={() => refresh(id)}
        failureActions={can.edit && <FailedActions highlight={highlight} />}
      />
      <Caption
        highlight={highlight}
        profilePath={`/app/profile/${user.id}`}
        menu={
          user.id === viewerId ? <HighlightMenu highlight={highlight} /> : <NonAuthorMenu item={highlight} />
        }
      />
      {can.edit && <OwnerStrip highlight={highlight} />}
      <PinNote highlightId={id} canUnpin={can.edit} />
      <div className="-ml-3 flex flex-wrap items-center gap-1">
        <LikeButton item={highlight} />
        <CommentsCount item={highlight} />
        <ShareButton highlight={highlight} />
      </div>
      <Discussion id={id} />
    </article>
  );
};

/** The live view for signed-in players, with likes and comments. Falls back to the signed-out view. */
export const SignedInView = ({ id }: { id: string }) => (
  <>
    <View id={id} />
    <LostCommentsHost />
  </>
);
