import { useRef } from 'react';

/** What had the focus; for an entry of a menu, which goes away, the button of that menu. */
const openerOf = (element: Element | null): HTMLElement | null => {
  const menu = element?.closest('[role="menu"]');
  const opener = menu
    ? document.querySelector(`#${CSS.escape(menu.getAttribute('aria-labelledby') ?? '')}`)
    : element;
  return opener instanceof HTMLElement ? opener : null;
};

/** Handlers for a Radix dialog without a trigger of its own: the focus returns to whatever opened it. */
export const useReturnFocus = () => {
  const opener = useRef<HTMLElement>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = openerOf(document.activeElement);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current?.isConnected) opener.current.focus();
    },
  };
};
