import { vi } from 'vitest';

const show = (visibility: DocumentVisibilityState) => {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(visibility === 'hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  state.mockRestore();
  hidden.mockRestore();
};

/** Leaves the page and comes back, as between two tabs. @param meanwhile runs while the page is hidden */
export const comeBack = (meanwhile = (): void => undefined): void => {
  show('hidden');
  meanwhile();
  show('visible');
};
