import type { LiveEventName, LiveHandlers } from '@rinkside/contracts/live.schema';
import { notificationFilters, type NotificationKind } from '@rinkside/contracts/notification';
import { queryClient } from './query-client';

/** Key prefix of all queries about groups, their teams, and who waits for them. */
export const circlesKey = 'circles';

/** Reads again what shows groups, and the people of the organizations. */
export const reloadCircles = async (): Promise<void> => {
  await Promise.all(
    [[circlesKey], ['organization']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
};

const circleKinds = new Set<NotificationKind>(notificationFilters.circles);

/** A place of the family, or a request to it, changed: other names and people are shown from now on. */
const concernsFamily = (name: LiveEventName, event: { notification?: { kind: NotificationKind } }) =>
  name === 'notification.added'
    ? !!event.notification && circleKinds.has(event.notification.kind)
    : name === 'profile.changed';

/** A whole family or team joins within a moment (ms). */
const collectMs = 300;
let pending: 'groups' | 'all' | null = null;

const reloadSoon = (what: 'groups' | 'all') => {
  if (!pending)
    setTimeout(() => {
      if (pending === 'all') void reloadCircles();
      else void queryClient.invalidateQueries({ queryKey: [circlesKey] });
      pending = null;
    }, collectMs);
  pending = pending === 'all' ? 'all' : what;
};

/** Also reads the shown groups again when one of the family's, or of an organization on the page, changed. */
export const withCircleChanges = (handlers: LiveHandlers): LiveHandlers =>
  Object.fromEntries(
    Object.entries(handlers).map(([name, handle]) => [
      name,
      (event: object) => {
        (handle as (event: unknown) => void)(event);
        if (concernsFamily(name as LiveEventName, event)) reloadSoon('all');
        // The page of the organization loads its people again itself.
        else if (name === 'roster.changed' || name.startsWith('team.')) reloadSoon('groups');
      },
    ]),
  ) as unknown as LiveHandlers;
