const key = 'rinkside.shortcuts';

/** Whether single-key shortcuts are on. They can be switched off because speech input may trigger them (WCAG 2.1.4). */
export const areShortcutsEnabled = (): boolean => localStorage.getItem(key) !== 'off';

export const setShortcutsEnabled = (on: boolean): void => {
  if (on) localStorage.removeItem(key);
  else localStorage.setItem(key, 'off');
};
