import { Slot } from 'radix-ui';
import { type KeyboardEvent, useState } from 'react';
import { type Part, usePart } from '../use-part';
import type { OpenMenuProps } from './open-menu';

const menu: Part<OpenMenuProps> = {
  chunk: 'menu',
  load: () => import('./open-menu').then((part) => part.OpenMenu),
};
/** Has its script come before the finger lifts. */
const prepare = () => void menu.load().catch(() => null);

/** Actions behind one button. What draws them is as heavy as a page, and comes when somebody reaches for it. */
export const DropdownMenu = (props: Omit<OpenMenuProps, 'byKeys'>) => {
  const [wanted, setWanted] = useState<'by keys' | 'by pointer' | null>(null);
  const draw = usePart(menu, wanted !== null, () => setWanted(null));
  if (draw) return draw({ ...props, byKeys: wanted === 'by keys' });
  return (
    <Slot.Root
      aria-haspopup="menu"
      aria-expanded="false"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => setWanted('by pointer')}
      onKeyDown={(event: KeyboardEvent) => {
        if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
        event.preventDefault();
        setWanted('by keys');
      }}
    >
      {props.trigger}
    </Slot.Root>
  );
};
