import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { type PointerEvent, type ReactNode, useRef } from 'react';
import { Backdrop } from './dialog';
import { IconButton } from './icon-button';
import { useReturnFocus } from './use-return-focus';

export interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the sheet; shown at its head. */
  title: ReactNode;
  children: ReactNode;
}

/** Pixels a finger travels to the left before the sheet lets go. */
const swipeDistance = 70;

/** A menu that slides in from the left: focus stays inside; Esc, a click outside or a swipe to the left closes. */
export const Sheet = ({ open, onOpenChange, title, children }: SheetProps) => {
  const returnFocus = useReturnFocus();
  const panel = useRef<HTMLDivElement>(null);
  const from = useRef<{ x: number; y: number } | null>(null);

  const shift = (distance: number) => {
    if (panel.current) panel.current.style.transform = distance < 0 ? `translateX(${distance}px)` : '';
  };
  const begin = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') from.current = { x: event.clientX, y: event.clientY };
  };
  const drag = (event: PointerEvent) => {
    if (!from.current) return;
    const across = event.clientX - from.current.x;
    if (Math.abs(event.clientY - from.current.y) < Math.abs(across)) shift(across);
  };
  const release = (event: PointerEvent) => {
    if (!from.current) return;
    const across = event.clientX - from.current.x;
    const closes = across < -swipeDistance && Math.abs(event.clientY - from.current.y) < -across;
    from.current = null;
    if (closes) onOpenChange(false);
    else shift(0);
  };
  const cancel = () => {
    from.current = null;
    shift(0);
  };

  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Backdrop />
        <Primitive.Content
          {...returnFocus}
          ref={panel}
          aria-describedby={undefined}
          onPointerDown={begin}
          onPointerMove={drag}
          onPointerUp={release}
          onPointerCancel={cancel}
          className="fixed inset-y-0 left-0 z-50 flex w-[min(20rem,86vw)] animate-slide touch-pan-y flex-col overflow-y-auto rounded-r-xl border-r border-line bg-raised pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)] pl-[env(safe-area-inset-left)] shadow-high focus-visible:outline-none"
        >
          <div className="flex items-center justify-between gap-2 p-3 pl-5">
            <Primitive.Title className="display text-xl">{title}</Primitive.Title>
            <Primitive.Close asChild>
              <IconButton label="Close menu" icon={<X />} />
            </Primitive.Close>
          </div>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
};
