import { product } from '@rinkside/contracts/product';
import { Share, SquarePlus } from 'lucide-react';

const icon = 'ml-1 inline-block size-4.5 align-[-0.2em]';

/** Installation steps for iPhone and iPad. */
export const InstallSteps = () => (
  <>
    Put {product.name} on your home screen: tap Share
    <Share aria-hidden="true" className={icon} />, then “Add to Home Screen”
    <SquarePlus aria-hidden="true" className={icon} />.
  </>
);
