import { vi } from 'vitest';

const show = (visibility: DocumentVisibilityState) => {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(visibility === 'hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  state.mockRestore();
  hidden.mockRestore();
};

/** Leaves the page and comes back, as between two tabs. */
export const comeBack = (): void => {
  show('hidden');
  show('visible');
};
