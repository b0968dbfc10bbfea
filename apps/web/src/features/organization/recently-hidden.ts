import type { FeedItem } from '@rinkside/contracts/feed';
import { organizationRoutes } from '@rinkside/contracts/organization';
import { atom } from 'jotai';
import { call, messageOf } from '../../state/api';
import { entityStore } from '../../state/entities/entity-store';
import { onViewerChange } from '../../state/live-client';
import { queryClient } from '../../state/query-client';
import { store } from '../../state/store';
import { toast } from '../../ui/toast';
import { organizationMessages } from './messages';

export interface HiddenItem {
  organizationId: string;
  item: FeedItem;
}

const hiddenState = atom<HiddenItem | null>(null);
/** The item hidden last, while Undo is offered. */
export const recentlyHiddenAtom = atom((get) => get(hiddenState));
export const clearRecentlyHidden = (): void => store.set(hiddenState, null);
onViewerChange(clearRecentlyHidden);

const requestOf = ({ organizationId, item }: HiddenItem) => ({
  params: { id: organizationId },
  body: { target_type: item.content_type, target_id: item.id },
});

/** Hides an item from the organization's feed. Other feeds still contain it and show it again after a refetch. */
export const hideItem = async (hidden: HiddenItem): Promise<void> => {
  try {
    await call(organizationRoutes.hide, requestOf(hidden));
    entityStore.markNotFound(hidden.item.id);
    store.set(hiddenState, hidden);
    toast.success(organizationMessages.hidden);
  } catch (error) {
    toast.error(messageOf(error, organizationMessages.hideFailed));
  }
};

/** Shows a hidden item in the feed again. */
export const unhideItem = async (hidden: HiddenItem): Promise<void> => {
  try {
    await call(organizationRoutes.show, requestOf(hidden));
    clearRecentlyHidden();
    toast.success(organizationMessages.shown);
    void queryClient.invalidateQueries({ queryKey: ['feed'] });
  } catch (error) {
    toast.error(messageOf(error, organizationMessages.showFailed));
  }
};
