import type { PlayerView } from '@rinkside/contracts/player';
import { Ellipsis } from 'lucide-react';
import { DropdownMenu } from '../../ui/dropdown-menu';
import { IconButton } from '../../ui/icon-button';
import { useReportAndBlock } from '../report/use-report-and-block';

/** Menu to report or block another player. */
export const PlayerMenu = ({ player }: { player: PlayerView }) => {
  const { items, dialogs } = useReportAndBlock({ target_type: 'user', target_id: player.id, user: player });
  return (
    <>
      <DropdownMenu trigger={<IconButton label="More actions" icon={<Ellipsis />} />} items={items} />
      {dialogs}
    </>
  );
};
