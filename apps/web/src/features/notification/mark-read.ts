import { notificationRoutes } from '@rinkside/contracts/notification';
import { call, messageOf } from '../../state/api';
import { fold } from '../../state/fold';
import { toast } from '../../ui/toast';
import { notificationSentences } from './sentences';

/** Marks notifications as read; null marks all. */
export const markRead = async (ids: readonly string[] | null): Promise<void> => {
  const askedAt = performance.now();
  try {
    const { unread } = await call(notificationRoutes.read, { body: ids ? { ids: [...ids] } : {} });
    fold.read(ids, askedAt);
    fold.unread(unread, askedAt);
  } catch (error) {
    toast.error(messageOf(error, notificationSentences.readFailed));
  }
};
