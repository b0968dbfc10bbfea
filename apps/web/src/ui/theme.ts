export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Also read by /first.js before the first paint. */
const key = 'rinkside.theme';

export const chosenTheme = (): Theme => {
  try {
    const theme = localStorage.getItem(key);
    return theme === 'light' || theme === 'dark' ? theme : 'system';
  } catch {
    // Storage closed to us, or none where the build draws a page.
    return 'system';
  }
};

/** Applies and remembers a theme; 'system' follows the device again. */
export const chooseTheme = (theme: Theme): void => {
  if (theme === 'system') {
    localStorage.removeItem(key);
    delete document.documentElement.dataset['theme'];
  } else {
    localStorage.setItem(key, theme);
    document.documentElement.dataset['theme'] = theme;
  }
};
