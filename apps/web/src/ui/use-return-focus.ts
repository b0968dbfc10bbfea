import { useRef } from 'react';

/** Returns the focused element, or the menu button if a menu item has the focus. */
const openerOf = (element: Element | null): HTMLElement | null => {
  const menu = element?.closest('[role="menu"]');
  const opener = menu
    ? document.querySelector(`#${CSS.escape(menu.getAttribute('aria-labelledby') ?? '')}`)
    : element;
  return opener instanceof HTMLElement ? opener : null;
};

/** Props for the element that gets the focus when a dialog opens, if it is not the first control. */
export const initialFocusProps = { 'data-first-focus': '' };

/**
 * Returns focus handlers for a Radix dialog without a trigger; closing returns the focus to the opener. `autoFocus`
 * does not work: it runs before the dialog traps the focus, so a menu that closes at the same time takes it away.
 */
export const useReturnFocus = () => {
  const opener = useRef<HTMLElement>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = openerOf(document.activeElement);
      const content = event.currentTarget;
      const initial = content instanceof HTMLElement && content.querySelector('[data-first-focus]');
      if (!(initial instanceof HTMLElement)) return;
      event.preventDefault();
      initial.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current?.isConnected) opener.current.focus();
    },
  };
};
