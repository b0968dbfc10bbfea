/** Also read by /first.js before the first paint. */
const key = 'rinkside.motion';

/** Whether this browser was told to move less than the device asks for. */
export const choseLessMotion = (): boolean => localStorage.getItem(key) === 'less';

/** Applies and remembers it; off follows the device again. */
export const chooseLessMotion = (less: boolean): void => {
  if (less) {
    localStorage.setItem(key, 'less');
    document.documentElement.dataset['motion'] = 'less';
  } else {
    localStorage.removeItem(key);
    delete document.documentElement.dataset['motion'];
  }
};
