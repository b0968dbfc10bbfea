import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { type PointerEvent, type ReactNode, useRef } from 'react';
import { Backdrop } from './dialog';
import { IconButton } from './icon-button';
import { useBackToClose } from './use-back-to-close';
import { useReturnFocus } from './use-return-focus';

export interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Shown at the top; the accessible name. */
  title: ReactNode;
  children: ReactNode;
}

/** The distance of a left swipe that closes the sheet. */
const swipeDistancePx = 70;

/** A menu that slides in from the left: focus stays inside; Esc, a click outside or a swipe to the left closes. */
export const Sheet = ({ open, onOpenChange, title, children }: SheetProps) => {
  const returnFocus = useReturnFocus();
  useBackToClose(open, () => onOpenChange(false));
  const panel = useRef<HTMLDivElement>(null);
  const start = useRef<{ x: number; y: number } | null>(null);

  const shift = (distance: number) => {
    if (panel.current) panel.current.style.transform = distance < 0 ? `translateX(${distance}px)` : '';
  };
  const begin = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') start.current = { x: event.clientX, y: event.clientY };
  };
  const drag = (event: PointerEvent) => {
    if (!start.current) return;
    const deltaX = event.clientX - start.current.x;
    if (Math.abs(event.clientY - start.current.y) < Math.abs(deltaX)) shift(deltaX);
  };
  const release = (event: PointerEvent) => {
    if (!start.current) return;
    const deltaX = event.clientX - start.current.x;
    const closes = deltaX < -swipeDistancePx && Math.abs(event.clientY - start.current.y) < -deltaX;
    start.current = null;
    if (closes) onOpenChange(false);
    else shift(0);
  };
  const cancel = () => {
    start.current = null;
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
          className="fixed inset-y-0 left-0 z-50 flex w-[min(20rem,86vw)] animate-slide touch-pan-y flex-col overflow-y-auto rounded-r-xl border-r border-line bg-raised pt-[max(env(safe-area-inset-top),var(--toasts,0px))] pb-[env(safe-area-inset-bottom)] pl-[env(safe-area-inset-left)] shadow-high focus-visible:outline-none"
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
