import { deviceStorage } from './web-storage';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Device settings that the user can override; styles read them from `data-theme` and `data-motion`. */
type Preference = 'theme' | 'motion';

const keyOf = (preference: Preference) => `rinkside.${preference}`;

const read = (preference: Preference): string | null => deviceStorage.getItem(keyOf(preference));

const write = (preference: Preference, value: string | null) => {
  if (value === null) deviceStorage.removeItem(keyOf(preference));
  else deviceStorage.setItem(keyOf(preference), value);
};

const apply = (preference: Preference, value: string | null) => {
  const { dataset } = document.documentElement;
  if (value === null) delete dataset[preference];
  else dataset[preference] = value;
};

const save = (preference: Preference, value: string | null) => {
  write(preference, value);
  apply(preference, value);
};

export const storedTheme = (): Theme => {
  const theme = read('theme');
  return theme === 'light' || theme === 'dark' ? theme : 'system';
};

/** Applies and stores a theme; 'system' follows the device setting. */
export const saveTheme = (theme: Theme): void => save('theme', theme === 'system' ? null : theme);

/** Whether reduced motion was chosen in Settings, in addition to the device setting. */
export const storedReducedMotion = (): boolean => read('motion') === 'less';

/** Applies and stores the setting; false follows the device setting. */
export const saveReducedMotion = (less: boolean): void => save('motion', less ? 'less' : null);

/** Applies the stored theme and motion setting. */
export const applyStoredAppearance = (): void => {
  const theme = storedTheme();
  if (theme !== 'system') apply('theme', theme);
  if (storedReducedMotion()) apply('motion', 'less');
};
