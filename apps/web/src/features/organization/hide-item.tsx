import type { FeedItem } from '@rinkside/contracts/feed';
import { isolate } from '@rinkside/contracts/text';
import { useAtomValue } from 'jotai';
import { EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { displayName } from '../../state/entities/player-name';
import { clearRecentlyHidden, recentlyHiddenAtom, hideItem, unhideItem } from './recently-hidden';

/** Button for coaches to hide an item from the organization's feed. */
export const HideItem = ({ item }: { item: FeedItem }) => {
  const [busy, setBusy] = useState(false);
  const organizationId = item.organization?.id;
  if (!organizationId) return null;
  const hide = async () => {
    setBusy(true);
    await hideItem({ organizationId, item });
    setBusy(false);
  };
  return (
    <IconButton
      label="Hide from the organization's feed"
      title="Hide from the organization's feed"
      icon={<EyeOff />}
      loading={busy}
      onClick={() => void hide()}
    />
  );
};

/** Notice with Undo for the item hidden last. */
export const HiddenItemNotice = ({ organizationId }: { organizationId: string }) => {
  const hidden = useAtomValue(recentlyHiddenAtom);
  if (hidden?.organizationId !== organizationId) return null;
  const { content_type, user } = hidden.item;
  return (
    <Banner
      onClose={clearRecentlyHidden}
      action={
        <Button size="small" variant="secondary" onClick={() => void unhideItem(hidden)}>
          Undo
        </Button>
      }
      className="mb-3"
    >
      {`The ${content_type} of ${isolate(displayName(user))} is hidden from this feed.`}
    </Banner>
  );
};
