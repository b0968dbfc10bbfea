/** The reader has asked for less motion, in Settings or on their device. */
export const wantsStillness = (): boolean =>
  document.documentElement.dataset['motion'] === 'less' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;
