import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { sessionAtom } from '../../features/session/tokens';
import { SharedLoading, ShareFrame } from '../../features/share/share-frame';
import { usePart } from '../../use-part';
import { Visitor } from './visitor';

const member = { chunk: 'member highlight', load: () => import('./member').then((part) => part.Member) };

const Shown = ({ id }: { id: string }) => {
  const signedIn = useAtomValue(sessionAtom) !== null;
  const [failed, setFailed] = useState(false);
  const draw = usePart(member, signedIn, () => setFailed(true));
  if (!signedIn || failed) return <Visitor id={id} />;
  return draw?.({ id }) ?? <SharedLoading title="Highlight" />;
};

/** `/highlight/{id}`: one highlight, for anybody with the link. */
export const HighlightPage = () => {
  const { id = '' } = useParams();
  return (
    <ShareFrame>
      <div className="mx-auto lg:max-w-3xl">
        <Shown key={id} id={id} />
      </div>
    </ShareFrame>
  );
};
