import { useAtomValue } from 'jotai';
import { Check } from 'lucide-react';
import { displayName } from '../../state/entities/player-name';
import { familyAtom, familyQuery, type FamilyMember } from '../../state/family';
import { profileAtom } from '../../state/profile';
import { sessionAtom } from '../../state/session/session.store';
import { Avatar } from '../../ui/avatar';
import { requestSwitch } from './switch-profile';

const Profile = ({ member, shown, isOwn }: { member: FamilyMember; shown: boolean; isOwn: boolean }) => {
  const name = displayName(member);
  const unread = shown ? 0 : (member.unread ?? 0);
  return (
    <li>
      <button
        type="button"
        aria-current={shown ? 'true' : undefined}
        onClick={() => shown || requestSwitch(isOwn ? null : member.id)}
        className="flex min-h-target w-full items-center gap-3 rounded-md px-2 py-1 text-left transition hover:bg-sunk aria-[current]:font-semibold"
      >
        <Avatar name={name} src={member.avatar} size="small" />
        <span className="min-w-0 flex-1">
          <bdi>{name}</bdi>
          {isOwn && <span className="text-soft"> (you)</span>}
        </span>
        {unread > 0 && (
          <span className="numeral grid h-[1.6em] min-w-[1.6em] place-items-center rounded-full bg-lamp px-1 text-xs text-on-lamp">
            {unread > 99 ? '99+' : unread}
            <span className="sr-only"> unread notifications</span>
          </span>
        )}
        {shown && <Check size={18} aria-hidden="true" className="shrink-0 text-blue" />}
      </button>
    </li>
  );
};

const Switcher = () => {
  useAtomValue(familyQuery);
  const family = useAtomValue(familyAtom);
  const shownId = useAtomValue(profileAtom)?.id;
  if (!family || family.children.length === 0) return null;
  return (
    <ul aria-label="Profiles" className="grid grid-cols-1 gap-1">
      <Profile member={family.own} isOwn shown={family.own.id === shownId} />
      {family.children.map((child) => (
        <Profile key={child.id} member={child} isOwn={false} shown={child.id === shownId} />
      ))}
    </ul>
  );
};

/** The profiles of an account with children. Other accounts make no request. */
export const ProfileSwitcher = () => {
  const session = useAtomValue(sessionAtom);
  const profile = useAtomValue(profileAtom);
  const family = useAtomValue(familyAtom);
  const mayHaveChildren =
    session?.profileId || profile?.role === 'parent' || (family?.children.length ?? 0) > 0;
  return mayHaveChildren && profile ? <Switcher /> : null;
};
