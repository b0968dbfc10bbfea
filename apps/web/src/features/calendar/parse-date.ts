import { toAsciiDigits } from '@rinkside/contracts/digits';
import { gameRules } from '@rinkside/contracts/game';

const { first, last } = gameRules.years;

const pad = (value: number, length = 2) => String(value).padStart(length, '0');

const isoPattern = /^\d{4}-\d{2}-\d{2}$/;

/** Formats '2026-11-20' as '11/20/2026'; another text stays. */
export const formatTypedDate = (date: string): string =>
  isoPattern.test(date) ? `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}` : date;

/** A date (`YYYY-MM-DD`), or why the text is none. */
export type ReadDate = { date: string; problem: null } | { date: null; problem: string };

/** A two-digit year is at most `yearsAhead` in the future, else in the previous century. */
const expandYear = (year: string, today: string, yearsAhead: number) => {
  if (year.length !== 2) return Number(year);
  const thisCentury = Number(today.slice(0, 2) + year);
  return thisCentury > Number(today.slice(0, 4)) + yearsAhead ? thisCentury - 100 : thisCentury;
};

/** Year first, with or without signs: a year from 1900 to 2100 is no month. */
const yearFirst = /^(?<year>\d{4})(?<sign>[/.-])(?<month>\d{1,2})\k<sign>(?<day>\d{1,2})$/;
const yearFirstDigits = /^(?<year>(?:19|20|21)\d{2})(?<month>\d{2})(?<day>\d{2})$/;
const monthFirst = /^(?<month>\d{1,2})(?<sign>[/. -])(?<day>\d{1,2})\k<sign>(?<year>\d{1,4})$/;
const monthFirstDigits = /^(?<month>\d{2})(?<day>\d{2})(?<year>\d{4})$/;
const patterns = [yearFirst, yearFirstDigits, monthFirst, monthFirstDigits];

/**
 * Reads a typed or pasted date: 11/20/2026, 3/7/25, 11-20-2026, 11.20.2026, 11202026 or 2026-11-20, with digits of any
 * script. It is a calendar date, so the time zone never moves it.
 * @param yearsAhead how far in the future a two-digit year may be; 0 for a birthday
 */
export const readDate = (text: string, today: string, yearsAhead = 1): ReadDate => {
  const example = `such as ${formatTypedDate(today)}`;
  const refuse = (problem: string): ReadDate => ({ date: null, problem });
  const typed = toAsciiDigits(text).replace(/ ?([/.-]) ?/g, '$1');
  if (typed === '') return refuse(`Please enter a date, ${example}.`);
  const parts = patterns.map((pattern) => pattern.exec(typed)?.groups).find(Boolean);
  if (!parts) return refuse(`“${text.trim()}” is not a date. Please type month, day and year, ${example}.`);
  const [month, day] = [Number(parts['month']), Number(parts['day'])];
  const typedYear = parts['year'] ?? '';
  const year = expandYear(typedYear, today, yearsAhead);
  if (year < first || year > last) return refuse(`The year ${typedYear} cannot be right. Please check it.`);
  if (month < 1 || month > 12)
    return refuse(`There is no month ${month}. The month comes first, ${example}.`);
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (day < 1 || day > days) return refuse(`Month ${month} of ${year} has no day ${day}. Please check it.`);
  return { date: `${pad(year, 4)}-${pad(month)}-${pad(day)}`, problem: null };
};

/** Parses a typed date to `YYYY-MM-DD`; null if it is none. */
export const parseDate = (text: string, today: string): string | null => readDate(text, today).date;

/** Inserts slashes while typing digits. Deletions, typed signs and dates that begin with a year are left alone. */
export const insertSlashes = (before: string, after: string): string => {
  if (after.length < before.length) return after;
  // The slash that was typed is there already.
  if (/\/[/. -]$/.test(after)) return after.slice(0, -1);
  const isMonth = /^(0[1-9]|1[0-2])$/.test(after);
  return isMonth || /^\d{1,2}\/\d{2}$/.test(after) ? `${after}/` : after;
};

/** Returns today's date in the browser's time zone. */
export const localToday = (now = new Date()): string =>
  `${pad(now.getFullYear(), 4)}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
