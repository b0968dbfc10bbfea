const key = 'rinkside.shortcuts';

/** Whether single keys act in this browser: speech input and stray touches may press them unasked (WCAG 2.1.4). */
export const usesShortcuts = (): boolean => localStorage.getItem(key) !== 'off';

export const chooseShortcuts = (on: boolean): void => {
  if (on) localStorage.removeItem(key);
  else localStorage.setItem(key, 'off');
};
