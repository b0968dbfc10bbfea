import { clsx } from 'clsx';
import { DropdownMenu as Primitive } from 'radix-ui';
import { type FocusEvent, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { useBackToClose } from './use-back-to-close';

export interface MenuItem {
  label: ReactNode;
  icon?: ReactNode;
  onSelect: () => void;
  tone?: 'plain' | 'danger';
  disabled?: boolean;
}

export interface OpenMenuProps {
  /** The button that opens the menu; it gets the focus back when the menu closes. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
  /** Moves the focus to the first item. */
  openedByKeyboard: boolean;
}

/** A menu that is open when mounted. Arrow keys and letters move, Esc closes. */
export const OpenMenu = ({ trigger, items, align = 'end', openedByKeyboard }: OpenMenuProps) => {
  // The key press happened before the menu was mounted, so Radix does not know about it.
  const focusPending = useRef(openedByKeyboard);
  const [open, setOpen] = useState(true);
  useBackToClose(open, () => setOpen(false));
  const focusFirstItem = ({ target, currentTarget }: FocusEvent) => {
    if (!focusPending.current || target !== currentTarget) return;
    focusPending.current = false;
    currentTarget.querySelector<HTMLElement>('[role=menuitem]:not([data-disabled])')?.focus();
  };
  return (
    // Not modal: a modal menu locks scrolling with an injected style element, which the policy forbids.
    <Primitive.Root modal={false} open={open} onOpenChange={setOpen}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          align={align}
          sideOffset={6}
          collisionPadding={12}
          onFocus={focusFirstItem}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-(--radix-dropdown-menu-content-available-width) min-w-48 animate-rise overflow-y-auto rounded-md border border-line bg-raised p-1.5 shadow-high"
        >
          {items.map((item, index) => (
            <Primitive.Item
              // oxlint-disable-next-line react/no-array-index-key -- the list of actions never reorders
              key={index}
              disabled={item.disabled ?? false}
              onSelect={item.onSelect}
              className={clsx(
                'flex min-h-target cursor-pointer items-center gap-3 rounded-sm px-3 py-1 font-medium outline-none data-disabled:cursor-not-allowed data-disabled:opacity-55 data-highlighted:bg-sunk [&_svg]:size-4.5 [&_svg]:shrink-0',
                item.tone === 'danger' && 'text-red',
              )}
            >
              {item.icon}
              {item.label}
            </Primitive.Item>
          ))}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
};
