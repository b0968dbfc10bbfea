import { useAtomValue } from 'jotai';
import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { LiveGames } from '../../../features/live-game/live-games';
import { LatestHighlight } from '../../../features/feed/latest-highlight';
import { coachQuestionsQuery } from '../../../features/coach-circle/coach-circle.query';
import { CoachTeam } from '../../../features/organization/coach-team';
import { PlayersToFollow } from '../../../features/follow/players-to-follow';
import { PostComposer, type PostComposerProps } from '../../../features/post/post-composer';
import { EmailReminder } from '../../../features/session/email-reminder';
import { LatestPost } from '../../../features/feed/latest-post';
import { outboxAtom } from '../../../features/outbox/outbox';
import { isPostEntry } from '../../../features/post/post.sender';
import { profileAtom } from '../../../state/profile';
import { Skeleton } from '../../../ui/skeleton';
import { useLazyComponent } from '../../../ui/use-lazy-component';
import type { ClubCardsProps } from './club-cards';
import { FriendsActivity } from './friends-activity';
import { ParentCard } from './parent-card';
import { QuickLinks } from './quick-links';
import { StarterChecklist } from './starter-checklist';
import { WelcomeBanner } from './welcome-banner';

/** Many dashboards have none, so it is a chunk of its own. */
const ClubCards = lazy((): Promise<{ default: ComponentType<ClubCardsProps> }> =>
  import('./club-cards')
    .then((module) => ({ default: module.ClubCards }))
    // The rest of the page works without it.
    .catch(() => ({ default: () => null })),
);

const coachQuestions = {
  chunk: 'coach questions',
  load: () =>
    import('../../../features/coach-circle/coach-questions').then((module) => module.CoachQuestions),
};

/** Few people are asked whether they know a coach. */
const CoachQuestions = () => {
  const { data = [] } = useAtomValue(coachQuestionsQuery);
  return useLazyComponent(coachQuestions, data.length > 0)?.({}) ?? null;
};

const pendingPosts = {
  chunk: 'posts not sent yet',
  load: () => import('../../../features/post/pending-posts').then((module) => module.PendingPosts),
};

/** Posts that wait for a connection. */
const PendingPosts = ({ onEdit }: { onEdit: () => void }) => {
  const waits = useAtomValue(outboxAtom).some(isPostEntry);
  return useLazyComponent(pendingPosts, waits)?.({ onEdit }) ?? null;
};

/** The form for a post. It takes the focus if the link to the page asks for it. */
const Composer = ({ profile, field }: Required<PostComposerProps>) => {
  const { state } = useLocation();
  useEffect(() => {
    if ((state as { compose?: boolean } | null)?.compose) field.current?.focus();
  }, [state, field]);
  return <PostComposer profile={profile} field={field} />;
};

/** The home page: the season, actions and the activity of friends. */
export const DashboardPage = () => {
  const profile = useAtomValue(profileAtom);
  const composer = useRef<HTMLTextAreaElement>(null);
  if (!profile) return null;
  // A card comes for a profile without a place in its club.
  const placeholder = profile.organization_confirmed ? null : <Skeleton className="h-52 w-full sm:h-40" />;
  return (
    <div className="grid grid-cols-1 gap-5 sm:gap-6 xl:grid-cols-[minmax(0,1fr)_22rem] xl:items-start">
      <div className="grid grid-cols-1 gap-5 sm:gap-6">
        <EmailReminder />
        <WelcomeBanner profile={profile} />
        <LiveGames>
          <Suspense fallback={placeholder}>
            <ClubCards placeholder={placeholder} />
          </Suspense>
          <CoachQuestions />
          <CoachTeam profile={profile} />
          <ParentCard profile={profile} />
          <QuickLinks />
          <Composer profile={profile} field={composer} />
          <PendingPosts onEdit={() => composer.current?.focus()} />
          <StarterChecklist profile={profile} onCompose={() => composer.current?.focus()} />
          <LatestPost />
          <LatestHighlight />
          <FriendsActivity />
        </LiveGames>
      </div>
      <div className="[@media(min-height:40rem)]:xl:sticky [@media(min-height:40rem)]:xl:top-[calc(var(--top-bar)+1.5rem)]">
        <PlayersToFollow />
      </div>
    </div>
  );
};
