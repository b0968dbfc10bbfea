import { notificationRoutes } from '@rinkside/contracts/notification';
import { call, messageOf } from '../../state/api';
import { entityStore } from '../../state/entities/entity-store';
import { toast } from '../../ui/toast';
import { notificationMessages } from './messages';

/** Marks notifications as read; null marks all. */
export const markRead = async (ids: readonly string[] | null): Promise<void> => {
  const askedAt = performance.now();
  try {
    const { unread } = await call(notificationRoutes.read, { body: ids ? { ids: [...ids] } : {} });
    entityStore.markRead(ids, askedAt);
    entityStore.applyUnread(unread, askedAt);
  } catch (error) {
    toast.error(messageOf(error, notificationMessages.readFailed));
  }
};
