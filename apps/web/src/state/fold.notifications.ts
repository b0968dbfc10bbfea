import type { NotificationView } from '@rinkside/contracts/notification';
import { foldAnswer, foldHeard, type Heard, unheard } from './fold.heard';

/** The viewer's notifications by their id, as far as anything has told them. */
export type NotificationsRecord = ReadonlyMap<string, Heard<NotificationView>>;

export const noNotifications: NotificationsRecord = new Map();

/** One that came live, at `now` (ms); told again, it counts by its newest version. */
export const foldNotification = (
  record: NotificationsRecord,
  notification: NotificationView,
  version: number,
  now: number,
): NotificationsRecord => {
  const known = record.get(notification.id) ?? unheard(notification);
  return new Map(record).set(notification.id, foldHeard(known, notification, version, now));
};

/** A page of them, asked for at `askedAt` (ms). */
export const foldNotifications = (
  record: NotificationsRecord,
  page: readonly NotificationView[],
  askedAt: number,
): NotificationsRecord => {
  const known = new Map(record);
  for (const notification of page)
    known.set(
      notification.id,
      foldAnswer(known.get(notification.id) ?? unheard(notification), notification, askedAt),
    );
  return known;
};

/**
 * The viewer has read these, or all that were known (null), as the server confirmed at `now` (ms).
 * @param isOlder of all, only what came before they said so was read
 */
export const foldRead = (
  record: NotificationsRecord,
  ids: readonly string[] | null,
  now: number,
  isOlder: (fact: Heard<NotificationView>) => boolean,
): NotificationsRecord => {
  const known = new Map(record);
  for (const [id, fact] of record)
    if (ids ? ids.includes(id) : isOlder(fact))
      known.set(id, { ...fact, value: { ...fact.value, read: true }, knownAt: now });
  return known;
};

/** The newest first. */
export const readNotifications = (record: NotificationsRecord): readonly Heard<NotificationView>[] =>
  [...record.values()].toSorted(
    ({ value: a }, { value: b }) =>
      Date.parse(b.created_at) - Date.parse(a.created_at) || (a.id < b.id ? 1 : -1),
  );
