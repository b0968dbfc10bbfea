export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** What a device does by itself and somebody may want otherwise, as styles know it: `data-theme`, `data-motion`. */
type Choice = 'theme' | 'motion';

const keyOf = (choice: Choice) => `rinkside.${choice}`;

const chosen = (choice: Choice): string | null => {
  try {
    return localStorage.getItem(keyOf(choice));
  } catch {
    // Storage closed to us, or none where the build draws a page.
    return null;
  }
};

const remember = (choice: Choice, value: string | null) => {
  try {
    if (value === null) localStorage.removeItem(keyOf(choice));
    else localStorage.setItem(keyOf(choice), value);
  } catch {
    // It then lasts as long as the page.
  }
};

const apply = (choice: Choice, value: string | null) => {
  const { dataset } = document.documentElement;
  if (value === null) delete dataset[choice];
  else dataset[choice] = value;
};

const choose = (choice: Choice, value: string | null) => {
  remember(choice, value);
  apply(choice, value);
};

export const chosenTheme = (): Theme => {
  const theme = chosen('theme');
  return theme === 'light' || theme === 'dark' ? theme : 'system';
};

/** Applies and remembers a theme; 'system' follows the device again. */
export const chooseTheme = (theme: Theme): void => choose('theme', theme === 'system' ? null : theme);

/** Whether this browser was told to move less than the device asks for. */
export const choseLessMotion = (): boolean => chosen('motion') === 'less';

/** Applies and remembers it; off follows the device again. */
export const chooseLessMotion = (less: boolean): void => choose('motion', less ? 'less' : null);

/** What was chosen on an earlier page. */
export const applyChoices = (): void => {
  const theme = chosenTheme();
  if (theme !== 'system') apply('theme', theme);
  if (choseLessMotion()) apply('motion', 'less');
};
