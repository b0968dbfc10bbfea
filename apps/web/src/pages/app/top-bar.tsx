import { Keyboard, Menu, Plus, Search } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { ActingNote } from '../../features/family/acting-note';
import { LiveChip } from '../../features/live-game/live-chip';
import { NotificationBell } from '../../features/notification/notification-bell';
import { IconButton } from '../../ui/icon-button';
import { IconLink, LinkButton } from '../../ui/link';
import { useLazyComponent } from '../../ui/use-lazy-component';
import { ConnectionNote } from './connection';
import { HomeLink } from './home-link';
import { shortcutPaths } from './navigation';

const menuSheet = { chunk: 'menu', load: () => import('./menu-sheet').then((module) => module.MenuSheet) };
/** Preloads the script before the click. */
const preloadMenu = () => void menuSheet.load().catch(() => null);

/** Sets `--top-bar` to the height of the header. It depends on the text size, and is larger while acting as a child. */
const useHeightVariable = (header: RefObject<HTMLElement | null>) =>
  useLayoutEffect(() => {
    const element = header.current;
    if (!element) return undefined;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() => root.setProperty('--top-bar', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.removeProperty('--top-bar');
    };
  }, [header]);

/** The header: menu and logo on small screens; connection state, search, notifications and Add Game on all. */
export const TopBar = ({ onHelp }: { onHelp: () => void }) => {
  const [menuOpen, setMenuOpen] = useState(false);
  const renderMenu = useLazyComponent(menuSheet, menuOpen, () => setMenuOpen(false));
  const header = useRef<HTMLElement>(null);
  useHeightVariable(header);
  return (
    <header
      ref={header}
      className="sticky top-0 z-30 border-b border-line bg-raised pt-[env(safe-area-inset-top)] print:hidden"
    >
      <div className="flex min-h-16 items-center gap-2 safe-x">
        <div className="@container flex min-w-0 flex-1 items-center gap-1 lg:hidden">
          <IconButton
            label="Open menu"
            icon={<Menu />}
            onPointerEnter={preloadMenu}
            onFocus={preloadMenu}
            onClick={() => setMenuOpen(true)}
            className="-ml-2"
          />
          <HomeLink className="overflow-hidden @max-[10.5rem]:hidden" />
        </div>
        <div className="ml-auto flex items-center gap-2">
          <ConnectionNote />
          <LiveChip />
          <IconLink to={shortcutPaths.search} state={{ search: true }} aria-label="Search">
            <Search aria-hidden="true" />
          </IconLink>
          <IconButton
            label="Keyboard shortcuts"
            icon={<Keyboard />}
            onClick={onHelp}
            className="max-lg:hidden"
          />
          <NotificationBell />
          <LinkButton
            to="/app/add-game"
            size="small"
            icon={<Plus size={18} aria-hidden="true" />}
            className="ml-2 max-sm:hidden"
          >
            Add Game
          </LinkButton>
        </div>
      </div>
      <ActingNote />
      {renderMenu?.({ open: menuOpen, onOpenChange: setMenuOpen })}
    </header>
  );
};
