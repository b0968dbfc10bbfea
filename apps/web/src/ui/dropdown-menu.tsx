import { Slot } from 'radix-ui';
import { type KeyboardEvent, type ReactElement, type ReactNode, useState } from 'react';
import { type Part, usePart } from '../use-part';

export interface MenuItem {
  label: ReactNode;
  icon?: ReactNode;
  onSelect: () => void;
  tone?: 'plain' | 'danger';
  disabled?: boolean;
}

export interface DropdownMenuProps {
  /** The button that opens it; takes the focus back when it closes. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
}

const menu: Part<DropdownMenuProps> = {
  chunk: 'menu',
  load: () => import('./open-menu').then((part) => part.OpenMenu),
};
/** Has its script come before the finger lifts. */
const prepare = () => void menu.load().catch(() => null);

/** Actions behind one button. What draws them is as heavy as a page, and comes when somebody reaches for it. */
export const DropdownMenu = (props: DropdownMenuProps) => {
  const [wanted, setWanted] = useState(false);
  const draw = usePart(menu, wanted, () => setWanted(false));
  if (draw) return draw(props);
  const open = () => setWanted(true);
  return (
    <Slot.Root
      aria-haspopup="menu"
      aria-expanded="false"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={open}
      onKeyDown={(event: KeyboardEvent) => {
        if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
        event.preventDefault();
        open();
      }}
    >
      {props.trigger}
    </Slot.Root>
  );
};
