import type { FeedItem } from '@rinkside/contracts/feed';
import { Ellipsis } from 'lucide-react';
import { fold } from '../../state/fold';
import { DropdownMenu } from '../../ui/dropdown-menu';
import { IconButton } from '../../ui/icon-button';
import { useSafety } from '../report/use-safety';

/** Report and block actions on another player's item. */
export const OthersMenu = ({ item }: { item: FeedItem }) => {
  const { items, dialogs } = useSafety({
    target_type: item.content_type,
    target_id: item.id,
    user: item.user,
    onBlocked: () => fold.missing(item.id),
  });
  return (
    <>
      <DropdownMenu trigger={<IconButton label="More actions" icon={<Ellipsis />} />} items={items} />
      {dialogs}
    </>
  );
};
