import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { LiveGames } from '../../../features/live-game/live-games';
import { LatestHighlight } from '../../../features/feed/latest-highlight';
import { CoachTeam } from '../../../features/organization/coach-team';
import { PlayersToFollow } from '../../../features/follow/players-to-follow';
import { PostComposer } from '../../../features/post/post-composer';
import { EmailReminder } from '../../../features/session/email-reminder';
import { LatestPost } from '../../../features/feed/latest-post';
import { PendingPosts } from '../../../features/post/pending-posts';
import { profileAtom } from '../../../state/profile';
import { FriendsActivity } from './friends-activity';
import { ParentCard } from './parent-card';
import { QuickLinks } from './quick-links';
import { StarterChecklist } from './starter-checklist';
import { WelcomeBanner } from './welcome-banner';

/** The home page: the season, actions and the activity of friends. */
export const DashboardPage = () => {
  const profile = useAtomValue(profileAtom);
  const composer = useRef<HTMLTextAreaElement>(null);
  const { state } = useLocation();
  useEffect(() => {
    if ((state as { compose?: boolean } | null)?.compose) composer.current?.focus();
  }, [state]);

  if (!profile) return null;
  return (
    <div className="grid grid-cols-1 gap-5 sm:gap-6 xl:grid-cols-[minmax(0,1fr)_22rem] xl:items-start">
      <div className="grid grid-cols-1 gap-5 sm:gap-6">
        <EmailReminder />
        <WelcomeBanner profile={profile} />
        <LiveGames />
        <CoachTeam profile={profile} />
        <ParentCard profile={profile} />
        <QuickLinks />
        <PostComposer profile={profile} field={composer} />
        <PendingPosts onEdit={() => composer.current?.focus()} />
        <StarterChecklist profile={profile} onCompose={() => composer.current?.focus()} />
        <LatestPost />
        <LatestHighlight />
        <FriendsActivity />
      </div>
      <div className="[@media(min-height:40rem)]:xl:sticky [@media(min-height:40rem)]:xl:top-22">
        <PlayersToFollow />
      </div>
    </div>
  );
};
