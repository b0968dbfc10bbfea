import type { LiveEventName, LiveHandlers } from '@rinkside/contracts/live.schema';
import type { createStore } from 'jotai';
import { familyAtom, familyQueryKey } from './family';
import { profileAtom } from './profile';
import { queryClient } from './query-client';
import { sessionAtom } from './session/session.store';

type Store = ReturnType<typeof createStore>;

/** Events that go to user rooms only. All others also reach viewers of the page or the item. */
const personalEvents = new Set<LiveEventName>([
  'coach.delta',
  'coach.failed',
  'coach.replied',
  'coach.status',
  'follow.changed',
  'follow_request.added',
  'follow_request.removed',
  'highlight.progress',
  'notification.added',
  'notification.read',
  'notification.removed',
]);
/** Change what the profile switcher shows of another profile. */
const switcherEvents = new Set<LiveEventName>([
  'profile.changed',
  'notification.added',
  'notification.read',
  'notification.removed',
]);

const isOtherProfile = (store: Store, name: LiveEventName, profileId: string | undefined): boolean => {
  const family = store.get(familyAtom);
  const shownId = store.get(sessionAtom)?.profileId ?? store.get(profileAtom)?.id ?? family?.own.id;
  if (!profileId || !shownId || profileId === shownId) return false;
  // An event of another account carries the id of its author and concerns the page or item shown here.
  return (
    personalEvents.has(name) ||
    family?.own.id === profileId ||
    !!family?.children.some(({ id }) => id === profileId)
  );
};

/** Drops the events of the account's other profiles: the socket is in the user rooms of all of them. */
export const ofShownProfile = (store: Store, handlers: LiveHandlers): LiveHandlers =>
  Object.fromEntries(
    Object.entries(handlers).map(([name, handle]) => [
      name,
      (event: { profile_id?: string }) => {
        const isOther = isOtherProfile(store, name as LiveEventName, event.profile_id);
        if (!isOther) (handle as (event: unknown) => void)(event);
        // The shown profile may be a child, and its guardians may have changed.
        if (isOther ? switcherEvents.has(name as LiveEventName) : name === 'profile.changed')
          void queryClient.invalidateQueries({ queryKey: [familyQueryKey] });
      },
    ]),
  ) as unknown as LiveHandlers;
