import { product } from '@rinkside/contracts/product';
import { useAtomValue } from 'jotai';
import { Download } from 'lucide-react';
import { isInstalledByHand } from '../../../offline/home-screen';
import { HomeScreenSteps } from '../../../offline/home-screen-steps';
import { canInstallAtom, install } from '../../../offline/install-prompt';
import { Button } from '../../../ui/button';
import { Section } from './section';

/** Offers to install the app if the browser supports it and it is not installed. */
export const Install = () => {
  const canInstall = useAtomValue(canInstallAtom);
  if (!canInstall && !isInstalledByHand()) return null;
  return (
    <Section title="Install" text="Full screen, one tap away, and readable without signal.">
      {canInstall ? (
        <Button
          variant="secondary"
          icon={<Download size={18} aria-hidden="true" />}
          onClick={() => void install()}
        >
          Install {product.name}
        </Button>
      ) : (
        <p>
          <HomeScreenSteps />
        </p>
      )}
    </Section>
  );
};
