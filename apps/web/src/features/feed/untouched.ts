/** The reader is at the very top of the page and does nothing inside the list. */
export const isUntouched = (list: HTMLElement | null) =>
  scrollY <= 8 && !list?.contains(document.activeElement) && !list?.querySelector('[aria-expanded="true"]');
