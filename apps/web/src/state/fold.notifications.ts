import type { LiveEvent } from '@rinkside/contracts/live';

export type Told = LiveEvent<'notification.added'>;

const kept = 20;

/** The newest ones told, newest first; told again, a notification counts by its newest version. */
export const foldNotification = (known: readonly Told[], fact: Told): readonly Told[] => {
  const { id } = fact.notification;
  const before = known.find(({ notification }) => notification.id === id);
  if (before && before.version >= fact.version) return known;
  return [...known.filter((told) => told !== before), fact]
    .toSorted((a, b) => b.version - a.version)
    .slice(0, kept);
};
