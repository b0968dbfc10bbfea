import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { liveLogAtom } from '../../../features/live-game/live-log';
import { isReplacedAtom } from '../../../features/live-game/shown-game';
import { takeOver } from '../../../features/live-game/take-over';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';

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
    <Card as="div" className="flex flex-wrap items-center justify-between gap-3">
      <p className="flex-1 basis-48 font-semibold">Another device scores your running game.</p>
      <Button size="large" loading={taking} className="min-h-16 max-sm:w-full" onClick={() => void take()}>
        Continue scoring here
      </Button>
    </Card>
  );
};
