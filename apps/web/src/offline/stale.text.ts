import { dateFormat } from '../ui/date-format';

const time = dateFormat({ timeStyle: 'short' });
const weekday = dateFormat({ weekday: 'long' });
const date = dateFormat({ dateStyle: 'medium' });

const midnight = (moment: number) => new Date(moment).setHours(0, 0, 0, 0);

/** "Offline, showing Tuesday's data", by the reader's own days. */
export const staleText = (since: number, now: number): string => {
  // Rounded: a day is 23 or 25 hours long where clocks change.
  const days = Math.round((midnight(now) - midnight(since)) / (24 * 60 * 60 * 1000));
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
