/** Messages for dates and times that no column holds. */
export const timeRules = {
  date: 'Please enter a date from the year 1 on, such as 2026-11-20.',
  instant: 'Please send a time with an offset below 16 hours, such as 2026-11-20T18:30:00Z.',
} as const;
