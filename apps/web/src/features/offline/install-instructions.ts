import { atomWithStorage } from 'jotai/utils';

const isIos = () =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  // iPads report themselves as Macs, but Macs have no touch screen.
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

const isInstalled = () => matchMedia('(display-mode: standalone)').matches;

/** Whether this is an iPhone or iPad with the app in a browser: it has no install prompt. */
export const needsManualInstall = (): boolean => isIos() && !isInstalled();

/** Whether the hint was dismissed on this device. */
export const hintDismissedAtom = atomWithStorage('rinkside.install', false, undefined, { getOnInit: true });
