import { useAtomValue } from 'jotai';
import { Card, CardHeader } from '../../ui/card';
import { liveGameMessages } from './messages';
import { refusedTapsAtom } from './shown-game';
import { Timeline } from './timeline';

/** What this device logged and the server does not accept; nothing without it. */
export const RefusedTaps = ({ id }: { id: string }) => {
  const refused = useAtomValue(refusedTapsAtom(id));
  if (!refused) return null;
  const { view, lines, others } = refused;
  const count = lines.length + others;
  if (count === 0) return null;
  return (
    <Card aria-labelledby="refused">
      <CardHeader
        id="refused"
        title={liveGameMessages.notAccepted}
        text={liveGameMessages.notAcceptedText(count)}
      />
      {lines.length > 0 && <Timeline timeline={lines} view={view} />}
      {others > 0 && <p className="mt-2 text-soft">{liveGameMessages.otherTaps(others)}</p>}
    </Card>
  );
};
