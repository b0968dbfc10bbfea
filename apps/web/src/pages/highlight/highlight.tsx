import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { sessionAtom } from '../../state/session/session.store';
import { SharedLoading, ShareFrame } from '../../features/share/share-frame';
import { useLazyComponent } from '../../ui/use-lazy-component';
import { SignedOutView } from './signed-out-view';

const signedInView = {
  chunk: 'member highlight',
  load: () => import('./signed-in-view').then((module) => module.SignedInView),
};

const HighlightById = ({ id }: { id: string }) => {
  const signedIn = useAtomValue(sessionAtom) !== null;
  const [failed, setFailed] = useState(false);
  const renderSignedIn = useLazyComponent(signedInView, signedIn, () => setFailed(true));
  if (!signedIn || failed) return <SignedOutView id={id} />;
  return renderSignedIn?.({ id }) ?? <SharedLoading title="Highlight" />;
};

/** `/highlight/{id}`: one highlight, also for signed-out visitors. */
export const HighlightPage = () => {
  const { id = '' } = useParams();
  return (
    <ShareFrame>
      <div className="mx-auto lg:max-w-3xl">
        <HighlightById key={id} id={id} />
      </div>
    </ShareFrame>
  );
};
