import { useAtom } from 'jotai';
import { Banner } from '../../ui/banner';
import { hintDismissedAtom, InstallSteps, needsManualInstall } from './install-instructions';

/** Shows the installation steps on iPhone and iPad until dismissed. */
export const InstallHint = () => {
  const [dismissed, setDismissed] = useAtom(hintDismissedAtom);
  if (dismissed || !needsManualInstall()) return null;
  return (
    <Banner onClose={() => setDismissed(true)}>
      <InstallSteps />
    </Banner>
  );
};
