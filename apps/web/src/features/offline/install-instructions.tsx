import { product } from '@rinkside/contracts/product';
import { atomWithStorage } from 'jotai/utils';
import { Share, SquarePlus } from 'lucide-react';

const isIos = () =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  // iPads report themselves as Macs, but Macs have no touch screen.
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

const isInstalled = () => matchMedia('(display-mode: standalone)').matches;

/** Whether this is an iPhone or iPad with the app in a browser: it has no install prompt. */
export const needsManualInstall = (): boolean => isIos() && !isInstalled();

/** Whether the hint was dismissed on this device. */
export const hintDismissedAtom = atomWithStorage('rinkside.install', false, undefined, { getOnInit: true });

const icon = 'ml-1 inline-block size-4.5 align-[-0.2em]';

/** Installation steps for iPhone and iPad. */
export const InstallSteps = () => (
  <>
    Put {product.name} on your home screen: tap Share
    <Share aria-hidden="true" className={icon} />, then “Add to Home Screen”
    <SquarePlus aria-hidden="true" className={icon} />.
  </>
);
