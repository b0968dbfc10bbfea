/** Adds days to a calendar date (`YYYY-MM-DD`). */
const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 24 * 3600_000).toISOString().slice(0, 10);

/** Adds months to a calendar date, clamped to the last day of a shorter month. */
export const addMonths = (date: string, months: number): string => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const daysInMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, daysInMonth))).toISOString().slice(0, 10);
};

const weekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();

/** Returns the month's weeks from Sunday; null for cells outside the month. */
export const weeksOf = (date: string): (string | null)[][] => {
  const first = `${date.slice(0, 7)}-01`;
  const days = Number(addDays(addMonths(first, 1), -1).slice(8));
  const cells: (string | null)[] = [
    ...Array.from({ length: weekday(first) }, () => null),
    ...Array.from({ length: days }, (_, day) => addDays(first, day)),
  ];
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
};

/** Returns the date a key moves to (APG date picker pattern), or null for other keys. */
export const dateAfterKey = (date: string, key: string, shift: boolean): string | null => {
  const months = { PageUp: shift ? -12 : -1, PageDown: shift ? 12 : 1 }[key];
  if (months) return addMonths(date, months);
  const days = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekday(date),
    End: 6 - weekday(date),
  }[key];
  return days === undefined ? null : addDays(date, days);
};
