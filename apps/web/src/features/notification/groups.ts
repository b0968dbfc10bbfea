import { maxMarked, type NotificationView } from '@rinkside/contracts/notification';

/** Notifications in one row: all likes of one item, or a single other notification. */
export interface NotificationGroup {
  /** Stays the same when a newer like joins. */
  key: string;
  newest: NotificationView;
  /** At most {@link maxMarked}. */
  unreadIds: readonly string[];
  /** The people who liked it, newest first, each once; null stands for people without an account. */
  actors: readonly NotificationView['actor'][];
}

const keyOf = ({ id, kind, item }: NotificationView) => (kind === 'like' && item ? `like:${item.id}` : id);

/** Groups notifications (newest first) into rows, by their newest notification. */
export const groupNotifications = (
  notifications: readonly NotificationView[],
): readonly NotificationGroup[] =>
  [...Map.groupBy(notifications, keyOf)].flatMap(([key, group]) => {
    const [newest] = group;
    if (!newest) return [];
    return {
      key,
      newest,
      unreadIds: group.flatMap(({ id, read }) => (read ? [] : [id])).slice(0, maxMarked),
      actors: [...new Map(group.map(({ id, actor }) => [actor?.id ?? id, actor])).values()],
    };
  });
