import { type DrillView, type Place, places } from '@rinkside/contracts/drill';

const placeNames: Record<Place, string> = { ice: 'On the ice', home: 'At home', gym: 'In the gym' };
/** Returns the name of a place. The coach may send free text, which is returned as is. */
export const placeText = (place: string) => {
  const knownPlace = places.find((candidate) => candidate === place);
  return knownPlace ? placeNames[knownPlace] : place;
};

export const minutesText = (minutes: number) => `${minutes} min`;

/** `Ages 9+`, or `Ages 5 to 10`. */
export const agesText = ({ from, to }: DrillView['ages']) =>
  to >= 100 ? `Ages ${from}+` : `Ages ${from} to ${to}`;

/** `Alone`, `2 players`, or `2 to 8 players`. */
export const playersText = ({ from, to }: DrillView['players']) => {
  if (to === 1) return 'Alone';
  return from === to ? `${from} players` : `${from} to ${to} players`;
};

export const needsText = (equipment: readonly string[]) =>
  equipment.length > 0 ? equipment.join(', ') : 'Nothing but you';

/** `m:ss` */
export const clockText = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** Day names, Monday first; days are numbered 1 (Monday) to 7 (Sunday). */
export const dayNames = [
  'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday',
] as const; // prettier-ignore
export const dayName = (day: number) => dayNames[day - 1] ?? '';
/** Today's day number (1 to 7) in the browser's time zone. */
export const todayNumber = (now = new Date()) => now.getDay() || 7;

export const drillMessages = {
  loadFailed: 'Failed to load drills',
  planFailed: 'Failed to load your training plan',
  planChanged: 'Training plan updated',
  planChangedElsewhere:
    'Your training plan was changed elsewhere meanwhile. You see it as it is now; your change is not saved.',
  planChangeFailed: 'Failed to change your training plan',
  sessionsFailed: 'Failed to load your sessions',
  saved: 'Session saved',
  saveFailed: 'Failed to save your session. Please try again.',
} as const;
