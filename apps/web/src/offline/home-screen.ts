import { atomWithStorage } from 'jotai/utils';

const isApple = () =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  // iPads call themselves Macs, which have no touch screen.
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

const isInstalled = () => matchMedia('(display-mode: standalone)').matches;

/** An iPhone or iPad that shows the app in its browser: there people install it by hand. */
export const isInstalledByHand = (): boolean => isApple() && !isInstalled();

/** Whether the hint was put away on this device. */
export const hintAwayAtom = atomWithStorage('rinkside.install', false, undefined, { getOnInit: true });
