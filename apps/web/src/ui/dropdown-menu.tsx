import { Slot } from 'radix-ui';
import { type KeyboardEvent, useState } from 'react';
import { type LazyComponent, useLazyComponent } from './use-lazy-component';
import type { OpenMenuProps } from './open-menu';

const menu: LazyComponent<OpenMenuProps> = {
  chunk: 'menu',
  load: () => import('./open-menu').then((module) => module.OpenMenu),
};
/** Preloads the script before the click. */
const preload = () => void menu.load().catch(() => null);

/** A menu button. The menu's code is as large as a page, so it is loaded on first interaction. */
export const DropdownMenu = (props: Omit<OpenMenuProps, 'openedByKeyboard'>) => {
  const [openedBy, setOpenedBy] = useState<'keyboard' | 'pointer' | null>(null);
  const renderMenu = useLazyComponent(menu, openedBy !== null, () => setOpenedBy(null));
  if (renderMenu) return renderMenu({ ...props, openedByKeyboard: openedBy === 'keyboard' });
  return (
    <Slot.Root
      aria-haspopup="menu"
      aria-expanded="false"
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setOpenedBy('pointer')}
      onKeyDown={(event: KeyboardEvent) => {
        if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
        event.preventDefault();
        setOpenedBy('keyboard');
      }}
    >
      {props.trigger}
    </Slot.Root>
  );
};
