import type { PlayerView } from '@rinkside/contracts/player';
import { sharedPages } from '@rinkside/contracts/share';
import { Clapperboard, Pencil, Settings, Share2 } from 'lucide-react';
import { FollowButton } from '../../../features/follow/follow-button';
import { LiveAlerts } from '../../../features/follow/live-alerts';
import { addHighlight } from '../../../features/highlight/upload/upload-host';
import { PlayerMenu } from '../../../features/player/player-menu';
import { displayName } from '../../../state/entities/player-name';
import { share, shareMessages } from '../../../features/share/share';
import { Button } from '../../../ui/button';
import { LinkButton } from '../../../ui/link';
import { useOverlay } from '../../../ui/use-overlay';
import { useLazyComponent } from '../../../ui/use-lazy-component';

const editProfile = {
  chunk: 'edit profile',
  load: () => import('./edit/form').then((module) => module.EditProfile),
};

const icon = { size: 18, 'aria-hidden': true } as const;

const ShareButton = ({ player }: { player: PlayerView }) => {
  const name = displayName(player);
  const shared = {
    title: sharedPages.player.title(name),
    text: sharedPages.player.text(name),
    url: `${location.origin}/player/${player.id}`,
  };
  return (
    <Button
      size="small"
      variant="secondary"
      icon={<Share2 {...icon} />}
      onClick={() => void share(shared, shareMessages.profileCopied)}
    >
      Share
    </Button>
  );
};

/** Actions on the viewer's own profile. */
export const OwnActions = ({ player }: { player: PlayerView }) => {
  const { open, show, close } = useOverlay('edit', 'profile');
  const renderDialog = useLazyComponent(editProfile, open, close);
  return (
    <>
      <ShareButton player={player} />
      <Button size="small" variant="secondary" icon={<Pencil {...icon} />} onClick={show}>
        Edit Profile
      </Button>
      <LinkButton
        size="small"
        to={addHighlight.to}
        state={addHighlight.state}
        icon={<Clapperboard {...icon} />}
      >
        Add Highlight
      </LinkButton>
      <LinkButton size="small" variant="ghost" to="/app/settings" icon={<Settings {...icon} />}>
        Settings
      </LinkButton>
      {renderDialog?.({ open, onDone: close })}
    </>
  );
};

/** Actions on another player's profile. */
export const OthersActions = ({ player }: { player: PlayerView }) => (
  <>
    <ShareButton player={player} />
    <FollowButton userId={player.id} name={displayName(player)} />
    <PlayerMenu player={player} />
    <LiveAlerts player={player} />
  </>
);
