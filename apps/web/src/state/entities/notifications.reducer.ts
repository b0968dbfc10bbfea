import type { NotificationView } from '@rinkside/contracts/notification';
import { reduceReply, reduceEvent, type LiveValue, unknownValue } from './live-value';

/** The viewer's loaded notifications by id; one that was taken back is null. */
export type NotificationsRecord = ReadonlyMap<string, LiveValue<NotificationView | null>>;

export const noNotifications: NotificationsRecord = new Map();

/** Applies a live notification received at `now` (ms). A repeated one keeps its highest version. */
export const reduceNotification = (
  record: NotificationsRecord,
  notification: NotificationView,
  version: number,
  now: number,
): NotificationsRecord => {
  const current = record.get(notification.id) ?? unknownValue(null);
  return new Map(record).set(notification.id, reduceEvent(current, notification, version, now));
};

/** Applies notifications that were taken back, received at `now` (ms). */
export const reduceRemovedNotifications = (
  record: NotificationsRecord,
  ids: readonly string[],
  version: number,
  now: number,
): NotificationsRecord => {
  const next = new Map(record);
  for (const id of ids) next.set(id, reduceEvent(record.get(id) ?? unknownValue(null), null, version, now));
  return next;
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
      reduceReply(next.get(notification.id) ?? unknownValue(null), notification, requestedAt),
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
  isOlder: (current: LiveValue<NotificationView | null>) => boolean,
): NotificationsRecord => {
  const next = new Map(record);
  for (const [id, current] of record)
    if (current.value && (ids ? ids.includes(id) : isOlder(current)))
      next.set(id, { ...current, value: { ...current.value, read: true }, knownAt: now });
  return next;
};

/** Returns the notifications, newest first. */
export const readNotifications = (record: NotificationsRecord): readonly LiveValue<NotificationView>[] =>
  [...record.values()]
    .flatMap(({ value, ...known }) => (value ? [{ value, ...known }] : []))
    .toSorted(
      ({ value: a }, { value: b }) =>
        Date.parse(b.created_at) - Date.parse(a.created_at) || (a.id < b.id ? 1 : -1),
    );
