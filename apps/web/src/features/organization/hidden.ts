import type { FeedItem } from '@rinkside/contracts/feed';
import { organizationRoutes } from '@rinkside/contracts/organization';
import { atom } from 'jotai';
import { call, messageOf } from '../../state/api';
import { fold } from '../../state/fold';
import { onForget } from '../../state/live.link';
import { queryClient } from '../../state/queries';
import { store } from '../../state/store';
import { toast } from '../../ui/toast';
import { organizationSentences } from './sentences';

export interface HiddenItem {
  organizationId: string;
  item: FeedItem;
}

const hiddenState = atom<HiddenItem | null>(null);
/** The item hidden last, while Undo is offered. */
export const hiddenAtom = atom((get) => get(hiddenState));
export const forgetHidden = (): void => store.set(hiddenState, null);
onForget(forgetHidden);

const requestOf = ({ organizationId, item }: HiddenItem) => ({
  params: { id: organizationId },
  body: { target_type: item.content_type, target_id: item.id },
});

/** Hides an item from the organization's feed. Other feeds still contain it and show it again after a refetch. */
export const hideItem = async (hidden: HiddenItem): Promise<void> => {
  try {
    await call(organizationRoutes.hide, requestOf(hidden));
    fold.missing(hidden.item.id);
    store.set(hiddenState, hidden);
    toast.success(organizationSentences.hidden);
  } catch (error) {
    toast.error(messageOf(error, organizationSentences.hideFailed));
  }
};

/** Shows a hidden item in the feed again. */
export const showItem = async (hidden: HiddenItem): Promise<void> => {
  try {
    await call(organizationRoutes.show, requestOf(hidden));
    forgetHidden();
    toast.success(organizationSentences.shown);
    void queryClient.invalidateQueries({ queryKey: ['feed'] });
  } catch (error) {
    toast.error(messageOf(error, organizationSentences.showFailed));
  }
};
