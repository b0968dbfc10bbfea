import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { PlayersToFollow } from '../../../features/player/players-to-follow';
import { Composer } from '../../../features/post/composer';
import { LatestPost } from '../../../features/post/latest-post';
import { profileAtom } from '../../../state/session';
import { FriendsActivity } from './friends-activity';
import { QuickLinks } from './quick-links';
import { StarterChecklist } from './starter-checklist';
import { WelcomeBanner } from './welcome-banner';

/** Home: where one stands, what one can do, and what friends have shared. */
export const Dashboard = () => {
  const profile = useAtomValue(profileAtom);
  const composer = useRef<HTMLTextAreaElement>(null);
  const { state } = useLocation();
  useEffect(() => {
    if ((state as { compose?: boolean } | null)?.compose) composer.current?.focus();
  }, [state]);

  if (!profile) return null;
  return (
    <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_22rem] xl:items-start xl:gap-6">
      <div className="grid min-w-0 gap-5 sm:gap-6">
        <WelcomeBanner profile={profile} />
        <QuickLinks />
        <Composer profile={profile} field={composer} />
        <LatestPost />
        <FriendsActivity />
      </div>
      <div className="grid min-w-0 gap-5 md:max-xl:grid-cols-2 md:items-start xl:sticky xl:top-22">
        <StarterChecklist profile={profile} onCompose={() => composer.current?.focus()} />
        <PlayersToFollow />
      </div>
    </div>
  );
};
