import type { NotificationView } from '@rinkside/contracts/notification';
import { reduceReply, reduceEvent, type LiveValue, unknownValue } from './live-value';

/** The viewer's loaded notifications by id. */
export type NotificationsRecord = ReadonlyMap<string, LiveValue<NotificationView>>;

export const noNotifications: NotificationsRecord = new Map();

/** Applies a live notification received at `now` (ms). A repeated one keeps its highest version. */
export const reduceNotification = (
  record: NotificationsRecord,
  notification: NotificationView,
  version: number,
  now: number,
): NotificationsRecord => {
  const current = record.get(notification.id) ?? unknownValue(notification);
  return new Map(record).set(notification.id, reduceEvent(current, notification, version, now));
};

/** Applies a page of notifications requested at `requestedAt` (ms). */
export const reduceNotifications = (
  record: NotificationsRecord,
  page: readonly NotificationView[],
  requestedAt: number,
): NotificationsRecord => {
  const next = new Map(record);
  for (const notification of page)
    next.set(
      notification.id,
      reduceReply(next.get(notification.id) ?? unknownValue(notification), notification, requestedAt),
    );
  return next;
};

/**
 * Marks notifications as read, as the server confirmed at `now` (ms).
 * @param ids the read notifications, or null for all
 * @param isOlder with null: whether a notification is older than the request and so was read
 */
export const reduceRead = (
  record: NotificationsRecord,
  ids: readonly string[] | null,
  now: number,
  isOlder: (current: LiveValue<NotificationView>) => boolean,
): NotificationsRecord => {
  const next = new Map(record);
  for (const [id, current] of record)
    if (ids ? ids.includes(id) : isOlder(current))
      next.set(id, { ...current, value: { ...current.value, read: true }, knownAt: now });
  return next;
};

/** Returns the notifications, newest first. */
export const readNotifications = (record: NotificationsRecord): readonly LiveValue<NotificationView>[] =>
  [...record.values()].toSorted(
    ({ value: a }, { value: b }) =>
      Date.parse(b.created_at) - Date.parse(a.created_at) || (a.id < b.id ? 1 : -1),
  );
