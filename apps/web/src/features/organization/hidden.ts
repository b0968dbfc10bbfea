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
/** What the viewer hid last, while they may want it back. */
export const hiddenAtom = atom((get) => get(hiddenState));
export const forgetHidden = (): void => store.set(hiddenState, null);
onForget(forgetHidden);

const asked = ({ organizationId, item }: HiddenItem) => ({
  params: { id: organizationId },
  body: { target_type: item.content_type, target_id: item.id },
});

/** Takes an item off the organization's feed. It lives on elsewhere: the next read of those places brings it back. */
export const hideItem = async (hidden: HiddenItem): Promise<void> => {
  try {
    await call(organizationRoutes.hide, asked(hidden));
    fold.missing(hidden.item.id);
    store.set(hiddenState, hidden);
    toast.success(organizationSentences.hidden);
  } catch (error) {
    toast.error(messageOf(error, organizationSentences.hideFailed));
  }
};

/** Puts it back. */
export const showItem = async (hidden: HiddenItem): Promise<void> => {
  try {
    await call(organizationRoutes.show, asked(hidden));
    forgetHidden();
    toast.success(organizationSentences.shown);
    void queryClient.invalidateQueries({ queryKey: ['feed'] });
  } catch (error) {
    toast.error(messageOf(error, organizationSentences.showFailed));
  }
};
