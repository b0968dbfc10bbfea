import { product } from '@rinkside/contracts/product';
import { useAtomValue } from 'jotai';
import { Download } from 'lucide-react';
import { isInstalledByHand } from '../../../offline/home-screen';
import { HomeScreenSteps } from '../../../offline/home-screen-steps';
import { canInstallAtom, install } from '../../../offline/install-prompt';
import { Button } from '../../../ui/button';
import { Section } from './section';

/** The way to the home screen, where the browser has one and the app is not there yet. */
export const Install = () => {
  const offered = useAtomValue(canInstallAtom);
  if (!offered && !isInstalledByHand()) return null;
  return (
    <Section title="Install" text="Full screen, one tap away, and readable without signal.">
      {offered ? (
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
