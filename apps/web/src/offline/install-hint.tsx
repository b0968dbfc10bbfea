import { useAtom } from 'jotai';
import { Banner } from '../ui/banner';
import { hintAwayAtom, isInstalledByHand } from './home-screen';
import { HomeScreenSteps } from './home-screen-steps';

/** Shows the installation steps on iPhone and iPad until dismissed. */
export const InstallHint = () => {
  const [dismissed, setDismissed] = useAtom(hintAwayAtom);
  if (dismissed || !isInstalledByHand()) return null;
  return (
    <Banner onClose={() => setDismissed(true)}>
      <HomeScreenSteps />
    </Banner>
  );
};
