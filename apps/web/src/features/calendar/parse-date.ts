import { gameRules } from '@rinkside/contracts/game';

const { first, last } = gameRules.years;

const pad = (value: number, length = 2) => String(value).padStart(length, '0');

/** Formats '2026-11-20' as '11/20/2026'. */
export const formatTypedDate = (date: string): string =>
  `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`;

const toCalendarDate = (year: number, month: number, day: number): string | null => {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists && year >= first && year <= last ? `${pad(year, 4)}-${pad(month)}-${pad(day)}` : null;
};

/** Expands a two-digit year: at most one year in the future, else the previous century. */
const expandYear = (year: string, today: string) => {
  if (year.length !== 2) return Number(year);
  const thisCentury = Number(today.slice(0, 2) + year);
  return thisCentury > Number(today.slice(0, 4)) + 1 ? thisCentury - 100 : thisCentury;
};

/** Parses 11/20/2026, 3/7/25, 03072025 and 2026-11-20 to `YYYY-MM-DD`. Returns null outside 1900 to 2100. */
export const parseDate = (text: string, today: string): string | null => {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text.trim());
  if (iso) return toCalendarDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const typed =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text.trim()) ??
    /^(\d{2})(\d{2})(\d{4})$/.exec(text.trim());
  if (!typed) return null;
  const [, month, day, year = ''] = typed;
  return toCalendarDate(expandYear(year, today), Number(month), Number(day));
};

/** Inserts slashes while typing; deletions are left alone. */
export const insertSlashes = (before: string, after: string): string => {
  if (/^\d{8}$/.test(after)) return `${after.slice(0, 2)}/${after.slice(2, 4)}/${after.slice(4)}`;
  if (after.length < before.length) return after;
  if (/^\d{2}$/.test(after) || /^\d{1,2}\/\d{2}$/.test(after)) return `${after}/`;
  return after;
};

/** Returns today's date in the browser's time zone. */
export const localToday = (now = new Date()): string =>
  `${pad(now.getFullYear(), 4)}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
