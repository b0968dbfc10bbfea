import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { liveLogAtom } from '../../../features/live-game/live-log';
import { isReplacedAtom } from '../../../features/live-game/shown-game';
import { takeOver } from '../../../features/live-game/take-over';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';

/** Makes this device the scorer of a running game that another one logs. */
export const ContinueHere = ({ id }: { id: string }) => {
  const log = useAtomValue(liveLogAtom(id));
  const isReplaced = useAtomValue(isReplacedAtom(id));
  const navigate = useNavigate();
  const [taking, setTaking] = useState(false);
  if (log && !isReplaced) return null;
  const take = async () => {
    setTaking(true);
    if (await takeOver(id)) await navigate(`/app/live/${id}`);
    else setTaking(false);
  };
  return (
    <Banner
      action={
        <Button size="large" loading={taking} className="min-h-16" onClick={() => void take()}>
          Continue scoring here
        </Button>
      }
    >
      Another device scores your running game.
    </Banner>
  );
};
