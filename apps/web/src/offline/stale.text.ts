const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long' });
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

const midnight = (moment: number) => new Date(moment).setHours(0, 0, 0, 0);

/** "Offline, showing Tuesday's data", by the reader's own days. */
export const staleText = (since: number, now: number): string => {
  // Rounded: a day is 23 or 25 hours long where clocks change.
  const days = Math.round((midnight(now) - midnight(since)) / (24 * 60 * 60 * 1000));
  const data =
    days <= 0
      ? `data from ${time.format(since)}`
      : days === 1
        ? 'yesterday’s data'
        : days < 7
          ? `${weekday.format(since)}’s data`
          : `data from ${date.format(since)}`;
  return `Offline, showing ${data}`;
};
