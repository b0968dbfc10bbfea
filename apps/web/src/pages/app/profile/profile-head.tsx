import type { PlayerView } from '@rinkside/contracts/player';
import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { OrganizationLine } from '../../../features/organization/organization-line';
import { displayName, playerLine } from '../../../state/entities/player-name';
import { profileAtom } from '../../../state/profile';
import { Avatar } from '../../../ui/avatar';
import { TextLink } from '../../../ui/link';
import { HalfRink } from '../../../ui/rink';

/** The profile header: image, name, position and organization. The email is shown only to the player. */
export const ProfileHead = ({ player }: { player: PlayerView }) => {
  const viewer = useAtomValue(profileAtom);
  const name = displayName(player);
  const { counts, organization } = player;
  return (
    <section
      aria-label={name}
      className="relative isolate flex items-center gap-5 overflow-hidden rounded-xl night p-5 shadow-low max-sm:flex-col max-sm:text-center sm:gap-7 sm:p-7"
    >
      <HalfRink className="absolute inset-y-0 right-0 -z-10 h-full w-2/5 text-edge opacity-40 max-sm:hidden" />
      <Avatar name={name} src={player.avatar} size="huge" alone />
      <div className="grid max-w-full min-w-0 grid-cols-1 gap-1 max-sm:justify-items-center">
        <h2 className="display max-w-full text-3xl break-words sm:text-4xl">
          <bdi>{name}</bdi>
        </h2>
        <p className="text-soft">{playerLine(player)}</p>
        {player.can.edit && viewer?.email && <p className="text-sm break-all text-soft">{viewer.email}</p>}
        {player.can.edit && viewer?.role === 'coach' && !viewer.coach_confirmed && (
          <p className="text-sm text-lamp-ink">A coach of your organization has not confirmed you yet.</p>
        )}
        {player.can.edit && viewer?.public_player_page === false && (
          <p className="text-sm text-lamp-ink">
            Your public page is off, so links to it lead nowhere. You can turn it on in{' '}
            <TextLink to="/app/settings">Settings</TextLink>.
          </p>
        )}
        {organization ? (
          <Link
            to={`/app/organization/${organization.id}`}
            className="mt-1 flex min-h-target max-w-full min-w-0 items-center rounded-md text-left hover:underline"
          >
            <OrganizationLine organization={organization} />
          </Link>
        ) : (
          <p className="mt-1 text-soft">No Organization</p>
        )}
        <p className="text-sm text-soft">
          <span className="font-semibold text-ink">{counts.followers}</span>{' '}
          {counts.followers === 1 ? 'follower' : 'followers'} ·{' '}
          <span className="font-semibold text-ink">{counts.following}</span> following
        </p>
      </div>
    </section>
  );
};
