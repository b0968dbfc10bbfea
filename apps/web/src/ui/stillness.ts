/** The reader has asked for less motion, in Settings or on their device. Nobody has while the build draws a page. */
export const wantsStillness = (): boolean =>
  typeof document !== 'undefined' &&
  (document.documentElement.dataset['motion'] === 'less' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches);
