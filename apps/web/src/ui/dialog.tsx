import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { isComposing } from './is-composing';
import { IconButton } from './icon-button';
import { useBackToClose } from './use-back-to-close';
import { useReturnFocus } from './use-return-focus';

/** Replaces Radix's overlay, which injects a style element; the Content-Security-Policy forbids that. */
export const Backdrop = () => (
  <div data-scroll-lock="" className="fixed inset-0 z-40 animate-fade bg-scrim" aria-hidden="true" />
);

/** Esc cancels the word of an input method, not the dialog. */
const keepWhileComposing = (event: KeyboardEvent): void => {
  if (isComposing(event)) event.preventDefault();
};

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One sentence under the title; screen readers announce it when the dialog opens. */
  text?: ReactNode;
  children?: ReactNode;
  /** The buttons at the bottom. */
  footer?: ReactNode;
  size?: 'normal' | 'wide';
  role?: 'dialog' | 'alertdialog';
  /** False while an action runs that closing would interrupt. */
  closable?: boolean;
  /** The open state is in the address (`useOverlay`), so Back closes it already. */
  hasAddress?: boolean;
}

/** A modal dialog: focus stays inside and returns to the opener; Esc or a click outside closes. */
export const Dialog = ({
  open,
  onOpenChange,
  title,
  text,
  children,
  footer,
  size = 'normal',
  role = 'dialog',
  closable = true,
  hasAddress = false,
}: DialogProps) => {
  const returnFocus = useReturnFocus();
  const change = (next: boolean) => (next || closable) && onOpenChange(next);
  useBackToClose(open && !hasAddress, () => change(false));
  return (
    <Primitive.Root open={open} onOpenChange={change}>
      <Primitive.Portal>
        <Backdrop />
        <div className="pointer-events-none fixed inset-0 z-50 flex items-end justify-center sm:items-center sm:p-6">
          <Primitive.Content
            {...returnFocus}
            onEscapeKeyDown={keepWhileComposing}
            role={role}
            aria-modal="true"
            {...(text ? {} : { 'aria-describedby': undefined })}
            className={clsx(
              'pointer-events-auto flex max-h-[min(92dvh,100dvh-var(--toasts,0px)-0.5rem)] w-full animate-slide-up flex-col rounded-t-xl border border-line bg-raised shadow-high sm:animate-rise sm:rounded-xl',
              'pb-[env(safe-area-inset-bottom)] focus-visible:outline-none',
              'sm:max-h-[min(92dvh,100dvh-2*var(--toasts,0px)-1rem)]',
              size === 'normal' ? 'sm:max-w-md' : 'sm:max-w-2xl',
            )}
          >
            <header className="flex items-start gap-3 p-5 pb-0">
              <div className="grid flex-1 gap-1">
                <Primitive.Title dir="auto" className="display text-2xl">
                  {title}
                </Primitive.Title>
                {text && (
                  <Primitive.Description dir="auto" className="text-soft">
                    {text}
                  </Primitive.Description>
                )}
              </div>
              <Primitive.Close asChild>
                <IconButton label="Close" icon={<X />} disabled={!closable} className="-mt-2 -mr-2" />
              </Primitive.Close>
            </header>
            <div className={clsx('overflow-y-auto', children ? 'p-5' : 'pb-5')}>{children}</div>
            {footer && (
              <footer className="flex flex-col-reverse gap-2 border-t border-line p-4 sm:flex-row sm:justify-end">
                {footer}
              </footer>
            )}
          </Primitive.Content>
        </div>
      </Primitive.Portal>
    </Primitive.Root>
  );
};
