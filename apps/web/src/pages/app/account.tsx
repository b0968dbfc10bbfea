import { useAtomValue } from 'jotai';
import { LogOut, User } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useLogoutGuard } from './use-logout-guard';
import { ProfileSwitcher } from '../../features/family/profile-switcher';
import { displayName } from '../../state/entities/player-name';
import { profileAtom } from '../../state/profile';
import { sessionAtom } from '../../state/session/session.store';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';

const unnamed = { first_name: null, last_name: null };

const policyLinks = [
  { to: '/app/help', label: 'Help' },
  { to: '/#privacy', label: 'Privacy' },
  { to: '/#terms', label: 'Terms' },
] as const;

/** Shows the signed-in player, Logout and links to help and policies. */
export const AccountMenu = () => {
  const profile = useAtomValue(profileAtom);
  const session = useAtomValue(sessionAtom);
  const { requestLogout, dialog } = useLogoutGuard();
  const name = displayName(profile ?? unnamed);
  return (
    <div className="grid grid-cols-1 gap-2 border-t border-line p-3">
      <div className="flex items-center gap-3 px-2 py-1">
        <Avatar name={name} src={profile?.avatar} placeholder={<User />} />
        <div className="min-w-0">
          <p className="truncate font-semibold">
            <bdi>{name}</bdi>
          </p>
          <p className="truncate text-sm text-soft">
            {session?.profileId ? 'Child profile' : (profile?.email ?? session?.user.email)}
          </p>
        </div>
      </div>
      <ProfileSwitcher />
      <Button
        variant="ghost"
        onClick={requestLogout}
        icon={<LogOut size={20} aria-hidden="true" className="text-soft" />}
        className="justify-start"
      >
        Logout
      </Button>
      <p className="flex flex-wrap px-1 text-sm text-soft">
        {policyLinks.map(({ to, label }) => (
          <Link
            key={to}
            to={to}
            className="inline-flex min-h-9 items-center rounded-md px-2 transition hover:text-ink pointer-coarse:min-h-target"
          >
            {label}
          </Link>
        ))}
      </p>
      {dialog}
    </div>
  );
};
