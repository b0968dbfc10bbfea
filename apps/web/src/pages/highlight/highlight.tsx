import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { sessionAtom } from '../../features/session/tokens';
import { SharedLoading, ShareFrame } from '../../features/share/share-frame';
import { usePart } from '../../use-part';
import { Visitor } from './visitor';

const signedInView = {
  chunk: 'member highlight',
  load: () => import('./member').then((module) => module.Member),
};

const HighlightById = ({ id }: { id: string }) => {
  const signedIn = useAtomValue(sessionAtom) !== null;
  const [failed, setFailed] = useState(false);
  const renderSignedIn = usePart(signedInView, signedIn, () => setFailed(true));
  if (!signedIn || failed) return <Visitor id={id} />;
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
