/** Whether the page is scrolled to the top and nothing in the list has focus or is expanded. */
export const isAtTop = (list: HTMLElement | null) =>
  scrollY <= 8 && !list?.contains(document.activeElement) && !list?.querySelector('[aria-expanded="true"]');
