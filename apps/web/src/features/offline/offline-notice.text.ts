import { createDateFormatter } from '../../ui/date-format';

const time = createDateFormatter({ timeStyle: 'short' });
const weekday = createDateFormatter({ weekday: 'long' });
const date = createDateFormatter({ dateStyle: 'medium' });

const startOfDay = (moment: number) => new Date(moment).setHours(0, 0, 0, 0);

/** Returns for example "Offline, showing Tuesday's data", by days in the local time zone. */
export const offlineText = (since: number, now: number): string => {
  // Rounded, because a day has 23 or 25 hours when the clocks change.
  const days = Math.round((startOfDay(now) - startOfDay(since)) / (24 * 60 * 60 * 1000));
  const data =
    days <= 0
      ? `data from ${time(since)}`
      : days === 1
        ? 'yesterday’s data'
        : days < 7
          ? `${weekday(since)}’s data`
          : `data from ${date(since)}`;
  return `Offline, showing ${data}`;
};
