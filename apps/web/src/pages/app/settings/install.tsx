import { product } from '@rinkside/contracts/product';
import { useAtomValue } from 'jotai';
import { Download } from 'lucide-react';
import { InstallSteps, needsManualInstall } from '../../../features/offline/install-instructions';
import { canInstallAtom, showInstallPrompt } from '../../../features/offline/install-prompt';
import { isPlainHttp, plainHttpMessages } from '../../../ui/secure-context';
import { Button } from '../../../ui/button';
import { Section } from './section';

/** Offers to install the app if the browser supports it and it is not installed. */
export const InstallSettings = () => {
  const canInstall = useAtomValue(canInstallAtom);
  if (isPlainHttp())
    return (
      <Section title="Install">
        <p>{plainHttpMessages.install}</p>
      </Section>
    );
  if (!canInstall && !needsManualInstall()) return null;
  return (
    <Section title="Install" text="Opens full screen from your home screen, and works without signal.">
      {canInstall ? (
        <Button
          variant="secondary"
          icon={<Download size={18} aria-hidden="true" />}
          onClick={() => void showInstallPrompt()}
        >
          Install {product.name}
        </Button>
      ) : (
        <p>
          <InstallSteps />
        </p>
      )}
    </Section>
  );
};
