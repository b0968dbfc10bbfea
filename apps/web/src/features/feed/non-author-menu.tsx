import type { FeedItem } from '@rinkside/contracts/feed';
import { Ellipsis } from 'lucide-react';
import { entityStore } from '../../state/entities/entity-store';
import { DropdownMenu } from '../../ui/dropdown-menu';
import { IconButton } from '../../ui/icon-button';
import { useReportAndBlock } from '../report/use-report-and-block';

/** Report and block actions on another player's item. */
export const NonAuthorMenu = ({ item }: { item: FeedItem }) => {
  const { items, dialogs } = useReportAndBlock({
    target_type: item.content_type,
    target_id: item.id,
    user: item.user,
    onBlocked: () => entityStore.markNotFound(item.id),
  });
  return (
    <>
      <DropdownMenu trigger={<IconButton label="More actions" icon={<Ellipsis />} />} items={items} />
      {dialogs}
    </>
  );
};
