import { useRef } from 'react';

/** What had the focus; for an entry of a menu, which goes away, the button of that menu. */
const openerOf = (element: Element | null): HTMLElement | null => {
  const menu = element?.closest('[role="menu"]');
  const opener = menu
    ? document.querySelector(`#${CSS.escape(menu.getAttribute('aria-labelledby') ?? '')}`)
    : element;
  return opener instanceof HTMLElement ? opener : null;
};

/** On what takes the focus when a dialog opens, where that is not its first control. */
export const firstFocus = { 'data-first-focus': '' };

/**
 * Handlers for a Radix dialog without a trigger of its own: the focus returns to whatever opened it. Not by
 * `autoFocus`, which comes before the dialog holds the focus: a menu closing in the same breath took it away again.
 */
export const useReturnFocus = () => {
  const opener = useRef<HTMLElement>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = openerOf(document.activeElement);
      const content = event.currentTarget;
      const first = content instanceof HTMLElement && content.querySelector('[data-first-focus]');
      if (!(first instanceof HTMLElement)) return;
      event.preventDefault();
      first.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current?.isConnected) opener.current.focus();
    },
  };
};
