import { vi } from 'vitest';

/** Leaves the page and comes back, as between two tabs. @param meanwhile runs while the page is hidden */
export const comeBack = (meanwhile = (): void => undefined): void => {
  const state = vi.spyOn(document, 'visibilityState', 'get');
  const hidden = vi.spyOn(document, 'hidden', 'get');
  const show = (visibility: DocumentVisibilityState) => {
    state.mockReturnValue(visibility);
    hidden.mockReturnValue(visibility === 'hidden');
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  };
  show('hidden');
  meanwhile();
  show('visible');
  state.mockRestore();
  hidden.mockRestore();
};
