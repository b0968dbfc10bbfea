import { gameRules } from '@rinkside/contracts/game';

const { first, last } = gameRules.years;

const pad = (part: number, length = 2) => String(part).padStart(length, '0');

/** '2026-11-20' as it is typed: '11/20/2026'. */
export const typedText = (date: string): string => `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`;

const checked = (year: number, month: number, day: number): string | null => {
  const there = new Date(Date.UTC(year, month - 1, day));
  const real = there.getUTCMonth() === month - 1 && there.getUTCDate() === day;
  return real && year >= first && year <= last ? `${pad(year, 4)}-${pad(month)}-${pad(day)}` : null;
};

/** Two digits mean the century that is nearest to now. */
const wholeYear = (year: string, today: string) => {
  if (year.length !== 2) return Number(year);
  const thisCentury = Number(today.slice(0, 2) + year);
  return thisCentury > Number(today.slice(0, 4)) + 1 ? thisCentury - 100 : thisCentury;
};

/** Understands 11/20/2026, 3/7/25, 03072025 and 2026-11-20; null for what is no date from 1900 to 2100. */
export const readDate = (text: string, today: string): string | null => {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text.trim());
  if (iso) return checked(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const typed =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text.trim()) ??
    /^(\d{2})(\d{2})(\d{4})$/.exec(text.trim());
  if (!typed) return null;
  const [, month, day, year = ''] = typed;
  return checked(wholeYear(year, today), Number(month), Number(day));
};

/** Puts the slashes in as somebody types; taking away is left alone. */
export const withSlashes = (before: string, after: string): string => {
  if (/^\d{8}$/.test(after)) return `${after.slice(0, 2)}/${after.slice(2, 4)}/${after.slice(4)}`;
  if (after.length < before.length) return after;
  if (/^\d{2}$/.test(after) || /^\d{1,2}\/\d{2}$/.test(after)) return `${after}/`;
  return after;
};

/** The reader's own calendar date. */
export const todayHere = (now = new Date()): string =>
  `${pad(now.getFullYear(), 4)}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
