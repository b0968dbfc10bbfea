import { deviceStorage } from './web-storage';

const key = 'rinkside.shortcuts';

/** Whether single-key shortcuts are on. They can be switched off because speech input may trigger them (WCAG 2.1.4). */
export const areShortcutsEnabled = (): boolean => deviceStorage.getItem(key) !== 'off';

export const setShortcutsEnabled = (on: boolean): void => {
  if (on) deviceStorage.removeItem(key);
  else deviceStorage.setItem(key, 'off');
};
