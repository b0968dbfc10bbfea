import { Tooltip as Primitive } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

export interface TooltipProps {
  text: ReactNode;
  /** Something focusable, so the keyboard reaches it too. */
  children: ReactElement;
}

/** A word of explanation on hover and focus; never the only place something is said. */
export const Tooltip = ({ text, children }: TooltipProps) => (
  <Primitive.Provider delayDuration={350}>
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          sideOffset={6}
          collisionPadding={12}
          className="z-50 max-w-64 animate-fade rounded-sm bg-ink px-2.5 py-1.5 text-sm text-rink shadow-high"
        >
          {text}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  </Primitive.Provider>
);
