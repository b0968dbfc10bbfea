import { followRoutes } from '@rinkside/contracts/follow';
import type { PlayerView } from '@rinkside/contracts/player';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { call, messageOf } from '../../state/api';
import { queryClient } from '../../state/query-client';
import { Switch } from '../../ui/switch';
import { toast } from '../../ui/toast';
import { followStateAtom } from './follow';
import { followMessages } from './messages';

/** Switches notifications about the live games of a followed player. */
export const LiveAlerts = ({ player: { id, live_alerts } }: { player: PlayerView }) => {
  const state = useAtomValue(followStateAtom(`user:${id}`));
  /** What the viewer chose, until the page has it. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const choose = async (isOn: boolean) => {
    if (chosen !== null) return;
    setChosen(isOn);
    try {
      await call(followRoutes.setAlerts, { params: { id }, body: { live_alerts: isOn } });
      await queryClient.invalidateQueries({ queryKey: ['player', id] });
    } catch (error) {
      toast.error(messageOf(error, followMessages.alertsFailed));
    }
    setChosen(null);
  };
  if (state !== 'following') return null;
  return (
    <Switch
      label="Notify me about live games"
      checked={chosen ?? live_alerts}
      onChange={({ target }) => void choose(target.checked)}
      className="max-sm:basis-full"
    />
  );
};
