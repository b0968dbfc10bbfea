import { useAtomValue } from 'jotai';
import { Bell as BellIcon } from 'lucide-react';
import { unreadAtom } from '../../state/entities/entity-store';
import { IconLink } from '../../ui/link';
import { unreadQuery } from './unread.query';

/** Link to the notifications with the live unread count. */
export const NotificationBell = () => {
  useAtomValue(unreadQuery);
  const unread = useAtomValue(unreadAtom);
  const label = unread > 99 ? '99+' : String(unread);
  return (
    <IconLink
      to="/app/notifications"
      aria-label={unread > 0 ? `Notifications, ${label} unread` : 'Notifications'}
      className="relative"
    >
      <BellIcon aria-hidden="true" />
      {unread > 0 && (
        <span
          key={unread}
          aria-hidden="true"
          className="numeral absolute top-1 right-0.5 grid h-[1.5em] min-w-[1.5em] animate-rise place-items-center rounded-full bg-lamp px-1 text-[min(0.8125rem,15px)] leading-none text-on-lamp ring-2 ring-raised"
        >
          {label}
        </span>
      )}
    </IconLink>
  );
};
