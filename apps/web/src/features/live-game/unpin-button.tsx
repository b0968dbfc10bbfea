import { PinOff } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../state/api';
import { IconButton } from '../../ui/icon-button';
import { toast } from '../../ui/toast';
import { unpinHighlight } from './game-timeline.query';
import { liveGameMessages } from './messages';

export const UnpinButton = ({ label, ...pin }: { label: string; gameId: string; highlightId: string }) => {
  const [busy, setBusy] = useState(false);
  const unpin = async () => {
    setBusy(true);
    try {
      await unpinHighlight(pin);
      toast.success(liveGameMessages.unpinned);
    } catch (error) {
      toast.error(messageOf(error, liveGameMessages.unpinFailed));
    }
    setBusy(false);
  };
  return <IconButton label={label} icon={<PinOff />} loading={busy} onClick={() => void unpin()} />;
};
