import { useAtom } from 'jotai';
import { Banner } from '../ui/banner';
import { hintAwayAtom, isInstalledByHand } from './home-screen';
import { HomeScreenSteps } from './home-screen-steps';

/** On an iPhone or iPad, until it is put away: how the app comes to the home screen. */
export const InstallHint = () => {
  const [away, putAway] = useAtom(hintAwayAtom);
  if (away || !isInstalledByHand()) return null;
  return (
    <Banner onClose={() => putAway(true)}>
      <HomeScreenSteps />
    </Banner>
  );
};
