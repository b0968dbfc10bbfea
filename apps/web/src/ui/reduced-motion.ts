/** Whether reduced motion is set in Settings or on the device. False while prerendering. */
export const prefersReducedMotion = (): boolean =>
  typeof document !== 'undefined' &&
  (document.documentElement.dataset['motion'] === 'less' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches);
