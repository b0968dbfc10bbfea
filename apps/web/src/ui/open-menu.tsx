import { clsx } from 'clsx';
import { DropdownMenu as Primitive } from 'radix-ui';
import { type FocusEvent, type ReactElement, type ReactNode, useRef } from 'react';

export interface MenuItem {
  label: ReactNode;
  icon?: ReactNode;
  onSelect: () => void;
  tone?: 'plain' | 'danger';
  disabled?: boolean;
}

export interface OpenMenuProps {
  /** The button that opens it; takes the focus back when it closes. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
  /** Opened by keys: its first action has the focus then. */
  byKeys: boolean;
}

/** A menu as it was opened, and from then on; arrow keys and letters move, Esc closes. */
export const OpenMenu = ({ trigger, items, align = 'end', byKeys }: OpenMenuProps) => {
  // The key that opened it was pressed before the menu could hear of keys.
  const entering = useRef(byKeys);
  const enter = ({ target, currentTarget }: FocusEvent) => {
    if (!entering.current || target !== currentTarget) return;
    entering.current = false;
    currentTarget.querySelector<HTMLElement>('[role=menuitem]:not([data-disabled])')?.focus();
  };
  return (
    // Not modal: the modal form locks scrolling with an injected style element.
    <Primitive.Root modal={false} defaultOpen>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          align={align}
          sideOffset={6}
          collisionPadding={12}
          onFocus={enter}
          className="z-50 min-w-48 animate-rise rounded-md border border-line bg-raised p-1.5 shadow-high"
        >
          {items.map((item, place) => (
            <Primitive.Item
              // oxlint-disable-next-line react/no-array-index-key -- the list of actions never reorders
              key={place}
              disabled={item.disabled ?? false}
              onSelect={item.onSelect}
              className={clsx(
                'flex min-h-target cursor-pointer items-center gap-3 rounded-sm px-3 font-medium outline-none data-disabled:cursor-not-allowed data-disabled:opacity-55 data-highlighted:bg-sunk [&_svg]:size-4.5',
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
